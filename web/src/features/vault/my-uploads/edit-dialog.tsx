import type { VaultDetails } from '@akada/domain/vault/schemas';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { assertFieldsValid, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { EditLimitError, editFile } from '../api/edits.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import { type Details, problemsOf, toFormDetails, toVaultDetails } from '../upload/details.ts';
import { DetailsFields } from '../upload/details-fields.tsx';

interface EditDialogProps {
  uid: string;
  file: SharedFile;
  /** Called with the saved details. */
  onSaved: (details: VaultDetails) => void;
  onClose: () => void;
}

const REFUSED = 'an edit was refused';

/** Edits the name, subject, tags and description of a shared item. */
export function EditDialog({ uid, file, onSaved, onClose }: EditDialogProps) {
  const [before] = useState(() => toFormDetails(file));
  const [details, setDetails] = useState(before);
  const isDirty = JSON.stringify(details) !== JSON.stringify(before);
  const noun = file.type === 'note' ? 'note' : 'file';

  const { formProps, busy, error, problems, clearProblems } = useForm<keyof Details>(REFUSED, async () => {
    assertFieldsValid(problemsOf(details));
    const changed = toVaultDetails(details);
    await announceWrite(editFile(uid, file, changed), 'Changes saved', REFUSED, failureMessage);
    onSaved(changed);
    onClose();
  });

  return (
    <Dialog title={`Edit ${noun}`} isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <DetailsFields
          details={details}
          problems={problems}
          nameLabel={file.type === 'note' ? 'Title' : 'Name'}
          disabled={busy}
          onChange={(changed) => {
            setDetails({ ...details, ...changed });
            clearProblems(...(Object.keys(changed) as (keyof Details)[]));
          }}
        />
        <p className="text-sm text-ink-soft">
          Everyone sees your changes.{' '}
          {file.hidden &&
            (file.over_quota
              ? `The ${noun} stays private until you share it again.`
              : `The ${noun} stays hidden until a moderator reviews it.`)}
        </p>
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons busy={busy} disabled={!isDirty} needsNetwork onCancel={onClose} />
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
