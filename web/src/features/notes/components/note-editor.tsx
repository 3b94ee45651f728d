import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { type Note, noteSchema } from '@akada/domain/vault/schemas';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { NoteFields, PreviewToggle } from '@/ui/note-fields.tsx';
import { saveNote, updateNote } from '../api/note-writes.ts';

interface NoteEditorProps {
  uid: string;
  /** The note to edit; absent for a new one. */
  note?: Note & { id: string };
  onClose: () => void;
}

const REFUSED = 'a private note was refused';

/** The form for a private note: a title and Markdown, with a preview. */
export function NoteEditor({ uid, note, onClose }: NoteEditorProps) {
  const [text, setText] = useState({ title: note?.title ?? '', content: note?.content ?? '' });
  const { title, content } = text;
  const [isPreview, setIsPreview] = useState(false);
  const { formProps, busy, error, problems } = useForm<keyof Note>(REFUSED, async () => {
    // The fields, where the messages are, replace the preview.
    setIsPreview(false);
    const typed = parseForm(noteSchema, { title: title.trim(), content });
    const written = note ? updateNote(uid, note.id, typed) : saveNote(uid, typed);
    await announceWrite(written, NOTE_MESSAGES.saved, REFUSED, failureMessage);
    onClose();
  });
  const isDirty = title !== (note?.title ?? '') || content !== (note?.content ?? '');

  return (
    <Dialog
      title={note ? 'Edit note' : 'New note'}
      isWide
      isDirty={isDirty}
      isLocked={busy}
      onClose={onClose}
    >
      <form {...formProps} className="grid gap-4">
        <NoteFields
          note={text}
          problems={problems}
          isPreview={isPreview}
          onChange={(changed) => setText({ ...text, ...changed })}
        />
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons
          start={<PreviewToggle isPreview={isPreview} onChange={setIsPreview} />}
          busy={busy}
          disabled={!title.trim() || !content.trim()}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to save the note: ${failureReason(error)}`;
}
