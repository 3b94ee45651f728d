import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { Note } from '@akada/domain/vault/schemas';
import { Users } from 'lucide-react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { useSubmission } from '@/firebase/use-submission.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { toast } from '@/ui/toast.tsx';
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

/** Confirms sharing: says who will be able to read the note, and under which name it will appear. */
export function ShareDialog({ uid, note, share, onShared, onClose }: ShareDialogProps) {
  const name = useContributorName(uid);
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.sharedNotes);
  const { busy, failure, send } = useSubmission(
    'a shared note',
    (error) => `Failed to create note: ${failureReason(error)}`,
  );

  async function confirmShare() {
    const outcome = await send(share({ title: note.title, content: note.content }), toast.error);
    if (!outcome) return;
    toast.success(outcome === 'sent' ? NOTE_MESSAGES.shared : QUEUED_MESSAGE);
    onShared?.();
    onClose();
  }

  return (
    <Dialog title="Share with everyone?" isLocked={busy} onClose={onClose}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          A copy of <strong>{note.title}</strong> will be added to the Community Study Vault, where every
          student can read and download it.
        </p>
        <p>
          It will be shared under the name <strong className="wrap-anywhere">{name ?? '…'}</strong>.
        </p>
        <p className="text-sm text-ink-soft">
          Your private note stays in My Notes. Later changes to it don't affect the copy.
        </p>
        {quotaMessage && <Alert look="info">{quotaMessage}</Alert>}
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            disabled={name === null || quotaMessage !== null}
            onClick={() => void confirmShare()}
          >
            <Users aria-hidden className="size-4" /> Share with everyone
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
