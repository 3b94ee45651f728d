import { journalJson, journalMarkdown } from '@akada/domain/journal-export';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Button } from '@/ui/button.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { toast } from '@/ui/toast.tsx';
import { readAll } from '../api/use-journal.ts';

/** Takes the whole journal out, for people or for programs to read. */
export function ExportButtons({ uid, disabled }: { uid: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  async function take(name: string, type: string, textOf: (entries: JournalEntry[]) => string) {
    setBusy(true);
    try {
      const entries = await readAll(uid);
      saveFile(name, textOf(entries.map(({ id: _, pending: __, ...entry }) => entry)), type);
    } catch (error) {
      console.warn('the journal was not exported', error);
      toast.error(`Failed to export the journal: ${reasonOf(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex gap-3">
      <Button
        look="secondary"
        size="sm"
        disabled={disabled || busy}
        onClick={() => take('akada-journal.md', 'text/markdown', journalMarkdown)}
      >
        <Download aria-hidden className="size-4" /> Markdown
      </Button>
      <Button
        look="secondary"
        size="sm"
        disabled={disabled || busy}
        onClick={() => take('akada-journal.json', 'application/json', journalJson)}
      >
        <Download aria-hidden className="size-4" /> JSON
      </Button>
    </div>
  );
}
