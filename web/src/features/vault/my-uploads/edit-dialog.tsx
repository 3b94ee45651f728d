import type { VaultDetails } from '@akada/domain/vault/schemas';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useSubmission } from '@/firebase/use-submission.ts';
import { OFFLINE_MESSAGE, useOnline } from '@/lib/use-online.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { toast } from '@/ui/toast.tsx';
import { EditLimitError, editFile } from '../api/edits.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import { type DetailsProblems, problemsOf, toFormDetails, toVaultDetails } from '../upload/details.ts';
import { DetailsFields } from '../upload/details-fields.tsx';

interface EditDialogProps {
  uid: string;
  file: SharedFile;
  /** Called with the saved details. */
  onSaved: (details: VaultDetails) => void;
  onClose: () => void;
}

/** Edits the name, subject, tags and description of a shared item. */
export function EditDialog({ uid, file, onSaved, onClose }: EditDialogProps) {
  const online = useOnline();
  const [before] = useState(() => toFormDetails(file));
  const [details, setDetails] = useState(before);
  const [problems, setProblems] = useState<DetailsProblems>({});
  const { busy, failure, send, clearFailure } = useSubmission('an edit', failureMessage);
  const isDirty = JSON.stringify(details) !== JSON.stringify(before);
  const noun = file.type === 'note' ? 'note' : 'file';

  async function save() {
    const found = problemsOf(details);
    setProblems(found);
    clearFailure();
    if (Object.keys(found).length > 0) return;
    const changed = toVaultDetails(details);
    const outcome = await send(editFile(uid, file, changed), toast.error);
    if (!outcome) return;
    onSaved(changed);
    toast.success(outcome === 'sent' ? 'Changes saved' : QUEUED_MESSAGE);
    onClose();
  }

  return (
    <Dialog title={`Edit ${noun}`} isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DetailsFields
          details={details}
          problems={problems}
          nameLabel={file.type === 'note' ? 'Title' : 'Name'}
          disabled={busy}
          onChange={(changed) => setDetails({ ...details, ...changed })}
        />
        <p className="text-sm text-ink-soft">
          Everyone sees your changes.{' '}
          {file.hidden &&
            (file.over_quota
              ? `The ${noun} stays private until you share it again.`
              : `The ${noun} stays hidden until a moderator reviews it.`)}
        </p>
        {failure && <Alert look="destructive">{failure}</Alert>}
        {!online && <p className="text-sm text-ink-soft">{OFFLINE_MESSAGE}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={!online || !isDirty}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  if (error instanceof EditLimitError) {
    return `You've saved ${VAULT_LIMITS.editsADay} changes to your files today. You can edit again ${error.when}.`;
  }
  return `Failed to save your changes: ${failureReason(error)}`;
}
