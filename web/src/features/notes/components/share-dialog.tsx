import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { Note } from '@akada/domain/vault/schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { ShareWithEveryoneIcon } from '@/ui/icons.ts';
import { useContributorName } from '../api/use-notes.ts';

/** Copies a note to the vault, where everyone can read it; resolves when the server has it. Passed in by the vault. */
export type ShareNote = (note: Note) => Promise<void>;

interface ShareDialogProps {
  uid: string;
  note: Note;
  share: ShareNote;
  onShared?: () => void;
  onClose: () => void;
}

const REFUSED = 'a shared note was refused';

/** Confirms sharing: says who will be able to read the note, and under which name it will appear. */
export function ShareDialog({ uid, note, share, onShared, onClose }: ShareDialogProps) {
  const name = useContributorName(uid);
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.sharedNotes);
  const { formProps, busy, error } = useForm(REFUSED, async () => {
    const written = share({ title: note.title, content: note.content });
    await announceWrite(written, NOTE_MESSAGES.shared, REFUSED, failureMessage);
    onShared?.();
    onClose();
  });

  return (
    <Dialog title="Share with everyone?" isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="wrap-anywhere">
          A copy of <strong>{note.title}</strong> will be added to the Community Study Vault, where every
          student can read and download it.
        </p>
        <p>
          It will be shared under the name <strong className="wrap-anywhere">{name ?? '…'}</strong>.
        </p>
        <p className="text-sm text-ink-soft">
          Your private note stays in My notes. Later changes to it don't affect the copy.
        </p>
        {quotaMessage && <Alert look="info">{quotaMessage}</Alert>}
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons
          label={
            <>
              <ShareWithEveryoneIcon aria-hidden className="size-4" /> Share with everyone
            </>
          }
          busy={busy}
          disabled={name === null || quotaMessage !== null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to create note: ${failureReason(error)}`;
}
