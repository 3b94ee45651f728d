import { journalJson, journalMarkdown } from '@akada/domain/journal/export';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { downloadText } from '@/lib/download-text.ts';
import { Button } from '@/ui/button.tsx';
import { toast } from '@/ui/toast.tsx';
import { readAll } from '../api/use-journal.ts';

const FORMATS = [
  { label: 'Markdown', name: 'akada-journal.md', type: 'text/markdown', textOf: journalMarkdown },
  { label: 'JSON', name: 'akada-journal.json', type: 'application/json', textOf: journalJson },
] as const;

/** Takes the whole journal out, for people or for programs to read. */
export function ExportButtons({ uid, disabled }: { uid: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  async function take(name: string, type: string, textOf: (entries: JournalEntry[]) => string) {
    setBusy(true);
    try {
      const entries = await readAll(uid);
      downloadText(name, textOf(entries.map(({ id: _, pending: __, ...entry }) => entry)), type);
    } catch (error) {
      console.warn('the journal was not exported', error);
      toast.error(`Failed to export the journal: ${failureReason(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex gap-3">
      {FORMATS.map(({ label, name, type, textOf }) => (
        <Button
          key={label}
          look="secondary"
          size="sm"
          disabled={disabled || busy}
          onClick={() => take(name, type, textOf)}
        >
          <Download aria-hidden className="size-4" /> {label}
        </Button>
      ))}
    </div>
  );
}
