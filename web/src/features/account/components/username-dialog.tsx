import { USERNAME_MESSAGES } from '@akada/domain/account';
import { usernameSchema } from '@akada/domain/schemas/account';
import { useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { spokenOf } from '@/firebase/spoken-of.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { toast } from '@/ui/toast.tsx';
import { assertValid, InvalidFormError, textOf, useSubmit } from '@/ui/use-submit.ts';
import { chooseUsername } from '../api/choose-username.ts';
import { DialogButtons } from './dialog-buttons.tsx';

const ABOUT_THE_FIELD: readonly string[] = Object.values(USERNAME_MESSAGES);

/** Chooses a username, which nobody else has. */
export function UsernameDialog({ username, onClose }: { username: string | null; onClose: () => void }) {
  const [isDirty, setIsDirty] = useState(false);
  const { busy, error, onSubmit } = useSubmit('the username was not changed', async (form) => {
    // As it is shown, and as a phone's keyboard begins a line.
    const chosen = textOf(form, 'username').trim().replace(/^@/, '').toLowerCase();
    assertValid(usernameSchema.safeParse(chosen).error?.issues[0]?.message ?? null);
    if (chosen !== username) {
      await chooseUsername(chosen);
      toast.success(`You are @${chosen} now.`);
    }
    onClose();
  });
  const said = error instanceof InvalidFormError ? error.message : spokenOf(error);
  const isOfField = said !== undefined && ABOUT_THE_FIELD.includes(said);
  return (
    <Dialog
      title={username ? 'Change username' : 'Choose a username'}
      isDirty={isDirty}
      isLocked={busy}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit} onChange={() => setIsDirty(true)} className="grid gap-5">
        <TextField
          label="Username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username ?? ''}
          hint={USERNAME_MESSAGES.pattern}
          error={isOfField ? said : undefined}
        />
        {error !== null && !isOfField && (
          <Alert look="destructive">Your username could not be changed: {said ?? reasonOf(error)}</Alert>
        )}
        <DialogButtons label="Save" busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
