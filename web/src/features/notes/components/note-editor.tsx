import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { type Note, noteSchema } from '@akada/domain/vault/schemas';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useSubmission } from '@/firebase/use-submission.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { NoteFields } from '@/ui/note-fields.tsx';
import { toast } from '@/ui/toast.tsx';
import { saveNote, updateNote } from '../api/note-writes.ts';

interface NoteEditorProps {
  uid: string;
  /** The note to edit; absent for a new one. */
  note?: Note & { id: string };
  onClose: () => void;
}

/** The form for a private note: a title and Markdown, with a preview. */
export function NoteEditor({ uid, note, onClose }: NoteEditorProps) {
  const [text, setText] = useState({ title: note?.title ?? '', content: note?.content ?? '' });
  const { title, content } = text;
  const [problems, setProblems] = useState<Partial<Record<'title' | 'content', string>>>({});
  const [isPreview, setIsPreview] = useState(false);
  const { busy, failure, send } = useSubmission(
    'a private note',
    (error) => `Failed to save the note: ${failureReason(error)}.`,
  );
  const isDirty = title !== (note?.title ?? '') || content !== (note?.content ?? '');

  async function save() {
    const parsed = noteSchema.safeParse({ title: title.trim(), content });
    setProblems(
      Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message])),
    );
    if (!parsed.success) return setIsPreview(false);
    const written = note ? updateNote(uid, note.id, parsed.data) : saveNote(uid, parsed.data);
    const outcome = await send(written, toast.error);
    if (!outcome) return;
    toast.success(outcome === 'sent' ? NOTE_MESSAGES.saved : QUEUED_MESSAGE);
    onClose();
  }

  return (
    <Dialog
      title={note ? 'Edit note' : 'New note'}
      isWide
      isDirty={isDirty}
      isLocked={busy}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NoteFields
          note={text}
          problems={problems}
          isPreview={isPreview}
          onChange={(changed) => setText({ ...text, ...changed })}
        />
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" className="mr-auto -ml-4" onClick={() => setIsPreview(!isPreview)}>
            {isPreview ? 'Write' : 'Preview'}
          </Button>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={!title.trim() || !content.trim()}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
