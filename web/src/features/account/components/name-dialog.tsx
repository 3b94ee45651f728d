import { FULL_NAME_MAX } from '@akada/domain/account/account';
import { fullNameSchema } from '@akada/domain/account/schemas';
import { useState } from 'react';
import { authMessage } from '@/firebase/auth-errors.ts';
import { assertValid, formText, InvalidFormError, useSubmit } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { DialogButtons } from '@/ui/form-buttons.tsx';
import { toast } from '@/ui/toast.tsx';
import { rename } from '../api/rename.ts';

interface NameDialogProps {
  name: string;
  /** A note to read before typing. */
  notice: string | null;
  onClose: () => void;
}

/** The form that changes the student's name. */
export function NameDialog({ name, notice, onClose }: NameDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const { busy, error, onSubmit } = useSubmit('the name was not changed', async (form) => {
    const chosen = formText(form, 'name').trim();
    assertValid(fullNameSchema.safeParse(chosen).error?.issues[0]?.message ?? null);
    await rename(chosen);
    toast.success('Your name was changed.');
    onClose();
  });
  const isInvalid = error instanceof InvalidFormError;
  return (
    <Dialog title="Edit name" isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} onChange={() => setIsDirty(true)} className="grid gap-5">
        {notice && <p className="text-sm text-ink-soft">{notice}</p>}
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          maxLength={FULL_NAME_MAX}
          hint="Others see it next to what you share and on the leaderboards."
          error={isInvalid ? error.message : undefined}
        />
        {error !== null && !isInvalid && (
          <Alert look="destructive">
            {authMessage(error, 'Your name could not be changed. Please try again.')}
          </Alert>
        )}
        <DialogButtons label="Save" busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
