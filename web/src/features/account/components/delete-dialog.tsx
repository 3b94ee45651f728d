import { ACCOUNT_DELETION, PAYMENT_RETENTION_YEARS } from '@akada/domain/account/account';
import { AUTH_MESSAGES } from '@akada/domain/auth/auth';
import { errorCode } from '@akada/domain/errors/error-code';
import { useNavigate } from 'react-router-dom';
import { signInMessage } from '@/firebase/auth-errors.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { assertFieldsValid, assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { toast } from '@/ui/toast.tsx';
import { deleteAccount, Unanswered } from '../api/delete-account.ts';
import type { RunningExport } from '../api/use-export.ts';
import { ExportPanel } from './export-panel.tsx';

const GOES = [
  'your profile, username, picture and sign-in',
  'your planner, tasks, journal, nudges and focus sessions',
  'your points, streak, rewards and leaderboard ranks',
  'your AI Lab results, chats and decks',
  'the files and notes you shared in the vault, for everyone',
  "your plan, even if it's paid for and hasn't ended",
];

const DONE = {
  deleted: 'Your account was deleted.',
  begun: "Your account is closed. We'll delete the rest of your data within a few hours.",
};

const { confirmation } = ACCOUNT_DELETION;
const WRONG_WORD = `Type ${confirmation}, in capital letters.`;
const EXPORTING = "Your export isn't finished. Wait for it, or cancel it.";
const UNANSWERED =
  "The server didn't answer, so your account may already be deleted. When you're back online, check whether you can still sign in.";

interface DeleteDialogProps {
  /** The export of the student's data. */
  dataExport: RunningExport;
  onClose: () => void;
}

/** Deletes the account after the student has read what that means and entered the password. */
export function DeleteDialog({ dataExport, onClose }: DeleteDialogProps) {
  const { email } = useStudent();
  const navigate = useNavigate();
  const { formProps, busy, isDirty, error, problems } = useForm<'confirmation'>(
    'the account was not deleted',
    async (data) => {
      const password = formText(data, 'password');
      assertFieldsValid({
        confirmation: formText(data, 'confirmation').trim() === confirmation ? undefined : WRONG_WORD,
      });
      assertValid(password === '' ? AUTH_MESSAGES.fillAll : null);
      assertValid(dataExport.state.status === 'running' ? EXPORTING : null);
      toast.success(DONE[await deleteAccount(password)]);
      navigate('/login', { replace: true });
    },
  );
  return (
    <Dialog title="Delete account" isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="font-semibold">This can't be undone. It permanently deletes:</p>
          <ul className="list-disc pl-5 marker:text-ink-soft">
            {GOES.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>
            By law, we keep a record of your payments for {PAYMENT_RETENTION_YEARS} years, without your name
            or anything else that identifies you.
          </p>
        </div>
        <div className="grid gap-2 rounded-2xl bg-sunken p-4">
          <p className="font-semibold">Save a copy of your data first</p>
          <ExportPanel {...dataExport} />
        </div>
        <form {...formProps} className="grid gap-5">
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField
            label={`Type ${confirmation} to confirm`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problems.confirmation}
          />
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
          {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
          <FormButtons label="Delete my account" look="danger" busy={busy} needsNetwork onCancel={onClose} />
        </form>
      </div>
    </Dialog>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  if (error instanceof Unanswered) return UNANSWERED;
  if (errorCode(error).startsWith('auth/')) return signInMessage(error, 'That password is incorrect.');
  return `Failed to delete your account: ${serverMessage(error) ?? failureReason(error)}`;
}
