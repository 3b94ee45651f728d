import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import type { Note } from '@akada/domain/vault/schemas';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { QUEUED_MESSAGE, waitForWrite } from '@/lib/wait-for-write.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { CheckIcon, NoteIcon, ShareWithEveryoneIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { saveNote } from './api/note-writes.ts';
import { ShareDialog, type ShareNote } from './components/share-dialog.tsx';

interface SaveNoteButtonsProps {
  uid: string;
  note: Note;
  share: ShareNote;
}

/** Saves a text as a private note; once saved, it can be shared with everyone. */
export function SaveNoteButtons({ uid, note, share }: SaveNoteButtonsProps) {
  const [state, setState] = useState<'new' | 'saved' | 'sharing' | 'shared'>('new');
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (state === 'saved' && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  }, [state]);

  function save() {
    setState('saved');
    const written = saveNote(uid, note);
    // The server may refuse the write long after it was queued.
    written.catch((error) => {
      warnWithToast('a private note was refused', error, `Failed to save the note: ${failureReason(error)}`);
      setState('new');
    });
    waitForWrite(written).then(
      (how) => toast.success(how === 'sent' ? NOTE_MESSAGES.saved : QUEUED_MESSAGE),
      () => {},
    );
  }

  if (state === 'new') {
    return (
      <Button look="secondary" onClick={save}>
        <NoteIcon aria-hidden className="size-4" /> Save as a private note
      </Button>
    );
  }
  return (
    <>
      <Link ref={link} to="/dashboard/vault?view=notes" className={buttonClass('secondary')}>
        <CheckIcon aria-hidden className="size-4" /> Saved in My notes
      </Link>
      <Button look="secondary" disabled={state === 'shared'} onClick={() => setState('sharing')}>
        <ShareWithEveryoneIcon aria-hidden className="size-4" />{' '}
        {state === 'shared' ? 'Shared' : 'Share with everyone'}
      </Button>
      {state === 'sharing' && (
        <ShareDialog
          uid={uid}
          note={note}
          share={share}
          onShared={() => setState('shared')}
          onClose={() => setState((now) => (now === 'shared' ? now : 'saved'))}
        />
      )}
    </>
  );
}
