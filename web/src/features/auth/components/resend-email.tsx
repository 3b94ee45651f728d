import { useState } from 'react';
import { authMessage } from '@/firebase/auth-errors.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { resendVerification } from '../api/sign-in.ts';

interface ResendEmailProps {
  onSent: () => void;
  /** The address was confirmed in the meantime, and the student is signed in. */
  onConfirmed?: () => void;
}

/** The button that sends the confirmation mail again, to the address of the session on this device. */
export function ResendEmail({ onSent, onConfirmed }: ResendEmailProps) {
  const [busy, setBusy] = useState(false);
  async function resend() {
    setBusy(true);
    try {
      if (await resendVerification()) onSent();
      else onConfirmed?.();
    } catch (error) {
      warnWithToast(
        'the confirmation mail was not sent',
        error,
        authMessage(error, "We couldn't send the email. Please try again."),
      );
    }
    setBusy(false);
  }
  return (
    <Button look="secondary" size="sm" className="justify-self-start" busy={busy} onClick={resend}>
      {busy ? 'Sending...' : 'Resend email'}
    </Button>
  );
}

/** Says that the confirmation mail was sent again. */
export function MailSent() {
  return <Alert look="success">Sent. Check your inbox and spam folder.</Alert>;
}
