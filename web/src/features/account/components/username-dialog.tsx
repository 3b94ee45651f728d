import { USERNAME_MESSAGES } from '@akada/domain/account/account';
import { usernameSchema } from '@akada/domain/account/schemas';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { formText, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { toast } from '@/ui/toast.tsx';
import { chooseUsername } from '../api/choose-username.ts';

const ABOUT_THE_FIELD: readonly string[] = Object.values(USERNAME_MESSAGES);

interface UsernameDialogProps {
  username: string | null;
  /** A note to read before typing. */
  notice: string | null;
  /** Why the username can't be changed today; null if it can. */
  limitMessage: string | null;
  onClose: () => void;
}

/** The form that changes the student's username, which must be unique. */
export function UsernameDialog({ username, notice, limitMessage, onClose }: UsernameDialogProps) {
  const { formProps, busy, isDirty, error, problems } = useForm<'username'>(
    'the username was not changed',
    async (form) => {
      // Accepts the leading @ of a displayed username and the capital with which a phone's keyboard starts.
      const typed = formText(form, 'username').trim().replace(/^@/, '').toLowerCase();
      const chosen = parseForm(usernameSchema, typed, 'username');
      if (chosen !== username) {
        await chooseUsername(chosen);
        toast.success(`You're now @${chosen}.`);
      }
      onClose();
    },
  );
  const said = serverMessage(error);
  const isOfField = said !== undefined && ABOUT_THE_FIELD.includes(said);
  // Read once: a change that was just saved must not turn the form into the limit message before it closes.
  const [shownLimit] = useState(limitMessage);
  if (shownLimit)
    return <LimitReachedDialog title="Change username" message={shownLimit} onClose={onClose} />;
  return (
    <Dialog
      title={username ? 'Change username' : 'Choose a username'}
      isDirty={isDirty}
      isLocked={busy}
      onClose={onClose}
    >
      <form {...formProps} className="grid gap-5">
        {notice && <p className="text-sm text-ink-soft">{notice}</p>}
        <TextField
          label="Username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username ?? ''}
          hint={USERNAME_MESSAGES.pattern}
          error={problems.username ?? (isOfField ? said : undefined)}
        />
        {error !== null && !isOfField && (
          <Alert look="destructive">Failed to change your username: {said ?? failureReason(error)}</Alert>
        )}
        <FormButtons busy={busy} needsNetwork onCancel={onClose} />
      </form>
    </Dialog>
  );
}
