import { journalJson, journalMarkdown } from '@akada/domain/journal/export';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { downloadText } from '@/lib/download-text.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { readAllEntries } from '../api/use-journal.ts';

const FORMATS = [
  { label: 'Export Markdown', name: 'akada-journal.md', type: 'text/markdown', format: journalMarkdown },
  { label: 'Export JSON', name: 'akada-journal.json', type: 'application/json', format: journalJson },
] as const;

/** Downloads the whole journal, as Markdown or as JSON. */
export function ExportButtons({ uid, disabled }: { uid: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  async function exportJournal(name: string, type: string, format: (entries: JournalEntry[]) => string) {
    setBusy(true);
    try {
      const entries = await readAllEntries(uid);
      downloadText(name, format(entries.map(({ id: _, pending: __, ...entry }) => entry)), type);
    } catch (error) {
      warnWithToast(
        'the journal was not exported',
        error,
        `Failed to export the journal: ${failureReason(error)}`,
      );
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex gap-3">
      {FORMATS.map(({ label, name, type, format }) => (
        <Button
          key={label}
          look="secondary"
          size="sm"
          disabled={disabled || busy}
          onClick={() => exportJournal(name, type, format)}
        >
          <DownloadIcon aria-hidden className="size-4" /> {label}
        </Button>
      ))}
    </div>
  );
}
