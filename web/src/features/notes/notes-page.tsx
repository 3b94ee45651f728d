import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { AddIcon, LockIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteNote } from './api/note-writes.ts';
import { useNote, useNotes } from './api/use-notes.ts';
import { NoteList } from './components/note-list.tsx';
import type { ShareNote } from './components/share-dialog.tsx';
import { NoteEditor, NoteViewer, preloadNoteDialogs, ShareDialog } from './lazy-dialogs.tsx';

interface NotesPageProps {
  share: ShareNote;
  /** The tabs of the Library. */
  tabs: ReactNode;
}

/** My notes: private notes to write, edit, delete and share. */
export function NotesPage({ share, tabs }: NotesPageProps) {
  const { uid } = useStudent();
  const notes = useNotes(uid, (error) => {
    warnWithToast('older notes were not read', error, `Failed to load older notes: ${failureReason(error)}`);
  });
  const shownNotes = useWithoutDeleted(notes);
  const [open, setOpen] = useState<{ dialog: 'view' | 'edit' | 'share'; id: string } | 'new' | null>(null);
  // A link can name a note, maybe one that the list has not loaded.
  const [params, setParams] = useSearchParams();
  const linkedId = params.get('note');
  const linked = useNote(uid, linkedId);
  const shown = open ?? (linkedId === null ? null : { dialog: 'view' as const, id: linkedId });
  const known = linked.status === 'ready' && linked.data ? [...notes.all, linked.data] : notes.all;
  // The dialog closes when its note is deleted on another device.
  const note = shown === 'new' ? undefined : known.find(({ id }) => id === shown?.id);
  const dialog = note && shown !== 'new' ? shown?.dialog : undefined;

  useEffect(() => {
    return whenIdle(preloadNoteDialogs);
  }, []);

  function close() {
    setOpen(null);
    if (linkedId === null) return;
    setParams(
      (before) => {
        before.delete('note');
        return before;
      },
      { replace: true },
    );
  }

  function remove(id: string) {
    close();
    deleteWithUndo(id, {
      done: 'Note deleted',
      deleteItem: () => deleteNote(uid, id),
      onFailure: (error) =>
        warnWithToast('a note was not deleted', error, `Failed to delete the note: ${failureReason(error)}`),
    });
  }

  return (
    <div className="grid gap-6">
      {tabs}
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <PageHeading>My notes</PageHeading>
          <p className="flex items-center gap-1.5 text-ink-soft">
            <LockIcon aria-hidden className="size-4 shrink-0" /> Only you can read these
          </p>
        </div>
        <Button onClick={() => setOpen('new')}>
          <AddIcon aria-hidden className="size-4" /> New note
        </Button>
      </header>
      <NoteList
        notes={shownNotes}
        onOpen={(id) => setOpen({ dialog: 'view', id })}
        onNew={() => setOpen('new')}
      />
      {open === 'new' && <NoteEditor uid={uid} onClose={close} />}
      {note && dialog === 'view' && (
        <NoteViewer
          note={note}
          onEdit={() => setOpen({ dialog: 'edit', id: note.id })}
          onShare={() => setOpen({ dialog: 'share', id: note.id })}
          onDelete={() => remove(note.id)}
          onClose={close}
        />
      )}
      {note && dialog === 'edit' && <NoteEditor uid={uid} note={note} onClose={close} />}
      {note && dialog === 'share' && <ShareDialog uid={uid} note={note} share={share} onClose={close} />}
    </div>
  );
}
