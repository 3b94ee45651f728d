import { FULL_NAME_MAX } from '@akada/domain/account/account';
import { fullNameSchema } from '@akada/domain/account/schemas';
import { authMessage } from '@/firebase/auth-errors.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { formText, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
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
  const { formProps, busy, isDirty, error, problems } = useForm<'name'>(
    'the name was not changed',
    async (form) => {
      const chosen = parseForm(fullNameSchema, formText(form, 'name').trim(), 'name');
      await rename(chosen);
      toast.success('Your name was changed.');
      onClose();
    },
  );
  return (
    <Dialog title="Edit name" isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-5">
        {notice && <p className="text-sm text-ink-soft">{notice}</p>}
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          defaultValue={name}
          maxLength={FULL_NAME_MAX}
          hint="Others see it next to what you share and on the leaderboards."
          error={problems.name}
        />
        {error !== null && (
          <Alert look="destructive">
            {authMessage(error, "Your name couldn't be changed. Please try again.")}
          </Alert>
        )}
        <FormButtons busy={busy} needsNetwork onCancel={onClose} />
      </form>
    </Dialog>
  );
}
