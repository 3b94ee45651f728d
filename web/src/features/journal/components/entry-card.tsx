import type { JournalEntry } from '@akada/domain/journal/schemas';
import { memo } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { longDay } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { DeleteIcon, EditIcon } from '@/ui/icons.ts';
import { MOOD_LABELS } from '../labels.ts';

interface EntryCardProps {
  entry: Stored<JournalEntry>;
  onEdit: (entry: Stored<JournalEntry>) => void;
  onDelete: (entry: Stored<JournalEntry>) => void;
}

/** A journal entry. Memoised, since a list may hold many of them. */
export const EntryCard = memo(function EntryCard({ entry, onEdit, onDelete }: EntryCardProps) {
  const mood = MOOD_LABELS[entry.mood];
  const day = longDay(entry.entry_date);
  return (
    <Card className="grid gap-3 p-5">
      <header className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="font-bold">{day}</h3>
          <Badge tone={mood.tone}>
            <mood.icon aria-hidden className="size-3.5" /> {mood.label}
          </Badge>
          {entry.study_time > 0 && (
            <span className="text-sm text-ink-soft">{entry.study_time} h of study</span>
          )}
          {entry.pending && <span className="text-sm text-ink-soft">Waiting to be sent</span>}
        </div>
        <div className="-mt-2 -mr-2 flex shrink-0">
          <IconButton label={`Edit the entry of ${day}`} onClick={() => onEdit(entry)}>
            <EditIcon aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={`Delete the entry of ${day}`} look="danger" onClick={() => onDelete(entry)}>
            <DeleteIcon aria-hidden className="size-4" />
          </IconButton>
        </div>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{entry.entry_text}</p>
      <Lines title="Goals" lines={entry.goals} />
      <Lines title="Achievements" lines={entry.achievements} />
    </Card>
  );
});

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-semibold">{title}</h4>
      <ul className="list-disc pl-5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
