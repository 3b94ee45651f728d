import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/auth';
import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { filledFields } from '@akada/domain/text/text';
import { type Note, noteSchema, vaultDetailsSchema } from '@akada/domain/vault/schemas';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { useSubmission } from '@/firebase/use-submission.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { NoteFields } from '@/ui/note-fields.tsx';
import { toast } from '@/ui/toast.tsx';
import { createNote } from '../api/vault-writes.ts';

interface NoteDialogProps {
  uid: string;
  /** Saves the note to My Notes instead. */
  savePrivately: (note: Note) => Promise<void>;
  onShared: (fileId: string, title: string) => void;
  onClose: () => void;
}

type Problems = Partial<Record<'title' | 'content' | 'subject', string>>;

/** The form for a shared note: a title and Markdown, with a preview. */
export function NoteDialog({ uid, savePrivately, onShared, onClose }: NoteDialogProps) {
  const [text, setText] = useState({ title: '', content: '' });
  const { title, content } = text;
  const [subject, setSubject] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { busy, failure, send, clearFailure } = useSubmission(
    'a note',
    (error) => `Failed to create note: ${failureReason(error)}`,
  );
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.sharedNotes);
  const [isPreview, setIsPreview] = useState(false);

  async function savePrivateNote() {
    const note = noteSchema.safeParse({ title: title.trim(), content });
    setProblems(problemsByField(note.error));
    clearFailure();
    if (!note.success) return setIsPreview(false);
    const outcome = await send(savePrivately(note.data), toast.error);
    if (!outcome) return;
    toast.success(outcome === 'sent' ? NOTE_MESSAGES.saved : QUEUED_MESSAGE);
    onClose();
  }

  async function save() {
    const note = noteSchema.safeParse({ title: title.trim(), content });
    const details = vaultDetailsSchema.safeParse({
      filename: title.trim(),
      ...filledFields({ subject }),
    });
    setProblems({ ...problemsByField(details.error), ...problemsByField(note.error) });
    clearFailure();
    if (!note.success || !details.success) return setIsPreview(false);
    if (isSignedOut()) return toast.error(SIGNED_OUT_MESSAGES.createNote);

    const { id, written } = createNote(uid, note.data, details.data.subject);
    const outcome = await send(written, toast.error);
    if (!outcome) return;
    if (outcome === 'sent') {
      toast.success('Note created successfully!');
      onShared(id, note.data.title);
    } else toast.success(QUEUED_MESSAGE);
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
        >
          <TextField
            label="Subject"
            optional
            value={subject}
            error={problems.subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </NoteFields>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Users aria-hidden className="mt-0.5 size-4 shrink-0" /> Create Note shares the note with everyone
          under your name. Save privately adds it to My Notes, where only you can read it.
        </p>
        {quotaMessage && <Alert look="info">{quotaMessage} You can still save it privately.</Alert>}
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" className="mr-auto -ml-4" onClick={() => setIsPreview(!isPreview)}>
            {isPreview ? 'Write' : 'Preview'}
          </Button>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="secondary"
            disabled={busy || !title.trim() || !content.trim()}
            onClick={() => void savePrivateNote()}
          >
            Save privately
          </Button>
          <Button
            type="submit"
            busy={busy}
            disabled={quotaMessage !== null || !title.trim() || !content.trim()}
          >
            Create Note
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemsByField(
  error: { issues: { path: PropertyKey[]; message: string }[] } | undefined,
): Problems {
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path[0] === 'filename' ? 'title' : path[0], message]),
  );
}
