import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/signed-out';
import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { filledFields } from '@akada/domain/text/text';
import { type Note, noteSchema, vaultDetailsSchema } from '@akada/domain/vault/schemas';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { fieldProblems, parseForm } from '@/lib/parse-form.ts';
import { assertFieldsValid, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { ShareWithEveryoneIcon } from '@/ui/icons.ts';
import { NoteFields, PreviewToggle } from '@/ui/note-fields.tsx';
import { toast } from '@/ui/toast.tsx';
import { createNote } from '../api/vault-writes.ts';

interface NoteDialogProps {
  uid: string;
  /** Saves the note to My notes instead. */
  savePrivately: (note: Note) => Promise<void>;
  onShared: (fileId: string, title: string) => void;
  onClose: () => void;
}

const REFUSED = 'a note was refused';

/** The form for a shared note: a title and Markdown, with a preview. */
export function NoteDialog({ uid, savePrivately, onShared, onClose }: NoteDialogProps) {
  const [text, setText] = useState({ title: '', content: '' });
  const { title, content } = text;
  const [subject, setSubject] = useState('');
  const { formProps, busy, error, problems, submit } = useForm<keyof Note | 'subject'>(REFUSED, shareNote);
  const isBlank = !title.trim() || !content.trim();
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.sharedNotes);
  const [isPreview, setIsPreview] = useState(false);

  async function savePrivateNote() {
    setIsPreview(false);
    const note = parseForm(noteSchema, { title: title.trim(), content });
    await announceWrite(savePrivately(note), NOTE_MESSAGES.saved, REFUSED, failureMessage);
    onClose();
  }

  async function shareNote() {
    setIsPreview(false);
    const note = noteSchema.safeParse({ title: title.trim(), content });
    const details = vaultDetailsSchema.safeParse({
      filename: title.trim(),
      ...filledFields({ subject }),
    });
    const { filename, ...others } = fieldProblems(details.error);
    assertFieldsValid({ ...others, ...(filename && { title: filename }), ...fieldProblems(note.error) });
    if (!note.success || !details.success) return;
    if (isSignedOut()) return toast.error(SIGNED_OUT_MESSAGES.createNote);

    const { id, written } = createNote(uid, note.data, details.data.subject);
    const outcome = await announceWrite(written, 'Note created successfully!', REFUSED, failureMessage);
    if (outcome === 'sent') onShared(id, note.data.title);
    onClose();
  }

  return (
    <Dialog
      title="Create New Note"
      isWide
      isDirty={[title, content, subject].some((typed) => typed.trim() !== '')}
      isLocked={busy}
      onClose={onClose}
    >
      <form {...formProps} className="grid gap-4">
        <NoteFields
          note={text}
          problems={problems}
          isPreview={isPreview}
          onChange={(changed) => setText({ ...text, ...changed })}
        >
          <TextField
            label="Subject"
            name="subject"
            optional
            value={subject}
            error={problems.subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </NoteFields>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <ShareWithEveryoneIcon aria-hidden className="mt-0.5 size-4 shrink-0" /> Create Note shares the note
          with everyone under your name. Save privately adds it to My notes, where only you can read it.
        </p>
        {quotaMessage && <Alert look="info">{quotaMessage} You can still save it privately.</Alert>}
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons
          start={<PreviewToggle isPreview={isPreview} onChange={setIsPreview} />}
          label="Create Note"
          busy={busy}
          disabled={quotaMessage !== null || isBlank}
          onCancel={onClose}
        >
          <Button
            look="secondary"
            disabled={busy || isBlank}
            onClick={({ currentTarget }) => void submit(savePrivateNote, currentTarget)}
          >
            Save privately
          </Button>
        </FormButtons>
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to create note: ${failureReason(error)}`;
}
