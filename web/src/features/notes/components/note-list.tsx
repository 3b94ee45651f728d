import type { PrivateNote } from '@akada/domain/notes/schemas';
import type { Stored } from '@/firebase/documents.ts';
import type { Paged } from '@/firebase/use-paged.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { NoteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';

interface NoteListProps {
  notes: Paged<PrivateNote>;
  onOpen: (id: string) => void;
  /** Absent where notes are only chosen. */
  onNew?: () => void;
}

/** The student's private notes, one page at a time. */
export function NoteList({ notes, onOpen, onNew }: NoteListProps) {
  const { live, all } = notes;
  if (live.status === 'loading') return <SkeletonRows rows={3} label="Loading your notes" />;
  if (live.status === 'error') return <ErrorState message="Failed to load your notes" onRetry={live.retry} />;
  if (all.length === 0 && live.unconfirmed) return <NotAvailableOffline canAdd />;
  if (all.length === 0) {
    return (
      <EmptyState icon={NoteIcon} title="No notes yet">
        <p className="max-w-sm text-ink-soft">
          Only you can read your notes. You can also save AI Lab results as notes.
        </p>
        {onNew && <Button onClick={onNew}>Write a note</Button>}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <ul aria-label="My notes" className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {all.map((note) => (
          <NoteRow key={note.id} note={note} onOpen={() => onOpen(note.id)} />
        ))}
      </ul>
      <ShowMore list={notes} />
    </div>
  );
}

function NoteRow({ note, onOpen }: { note: Stored<PrivateNote>; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <NoteIcon aria-hidden className="size-5 shrink-0 text-brand-ink" />
        <span className="grid min-w-0 grow">
          <span className="truncate font-semibold">{note.title}</span>
          <span className="text-sm text-ink-soft">{relativeTime(note.updated_at)}</span>
        </span>
        {note.pending && <Badge tone="plain">Not sent yet</Badge>}
      </button>
    </li>
  );
}
