import { naira } from '@akada/domain/payments';
import { SUPPORT_MESSAGES, TICKET_LIMITS } from '@akada/domain/tickets';
import { useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { spokenOf } from '@/firebase/spoken-of.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '@/ui/field.tsx';
import { instantText } from '@/ui/time.ts';
import { toast } from '@/ui/toast.tsx';
import { useOnline } from '@/ui/use-online.ts';
import { assertValid, InvalidFormError, textOf, useSubmit } from '@/ui/use-submit.ts';
import { requestSupport, useChoices } from './api/contact.ts';

const DATE = { dateStyle: 'medium' } as const;
const PAYMENT = 'payment:';
const FILE = 'file:';

interface ContactDialogProps {
  uid: string;
  /** The payment that the request is about, as far as that is known. */
  paymentReference: string | null;
  onClose: () => void;
}

/** Asks support anything: a subject, words, and the payment or file that it is about. */
export function ContactDialog({ uid, paymentReference, onClose }: ContactDialogProps) {
  const online = useOnline();
  const [isDirty, setIsDirty] = useState(false);
  // One for what is written: sent again after a lost answer, it is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const options = useOptions(uid, paymentReference);
  const { busy, error, onSubmit } = useSubmit('a support request was not sent', async (form) => {
    const [subject, details] = [textOf(form, 'subject').trim(), textOf(form, 'details').trim()];
    assertValid(subject === '' || details === '' ? SUPPORT_MESSAGES.fillBoth : null);
    const about = textOf(form, 'about');
    await requestSupport({
      ...{ subject, details, idempotency_key: key },
      ...(about.startsWith(PAYMENT) && { payment_reference: about.slice(PAYMENT.length) }),
      ...(about.startsWith(FILE) && { about_file_id: about.slice(FILE.length) }),
    });
    toast.success('Sent. You will find the answer under My Requests.');
    onClose();
  });
  return (
    <Dialog title="Contact support" isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} onChange={() => setIsDirty(true)} className="grid gap-5">
        <TextField label="Subject" name="subject" maxLength={TICKET_LIMITS.subject} />
        <TextAreaField
          label="What can we help with?"
          name="details"
          rows={6}
          maxLength={TICKET_LIMITS.request}
        />
        <SelectField
          // Another list of options starts from what was given.
          key={options.length}
          label="About"
          optional
          name="about"
          defaultValue={paymentReference === null ? '' : `${PAYMENT}${paymentReference}`}
          options={options}
        />
        {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
        {!online && <p className="text-sm text-ink-soft">You're offline. This needs the network.</p>}
        <div className="flex justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={!online}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the request can be about. What could not be read can still be described in words. */
function useOptions(uid: string, paymentReference: string | null) {
  const { payments, files } = useChoices(uid);
  const paid = (payments.status === 'ready' ? payments.data : []).map((payment) => ({
    value: `${PAYMENT}${payment.payment_reference}`,
    label: `Payment of ${naira(payment.amount)}, ${instantText(payment.created_at, DATE)}, ${payment.status}`,
  }));
  const given = `${PAYMENT}${paymentReference}`;
  const isMissing = paymentReference !== null && paid.every(({ value }) => value !== given);
  return [
    { value: '', label: 'Nothing in particular' },
    ...(isMissing ? [{ value: given, label: `Payment ${paymentReference}` }] : []),
    ...paid,
    ...(files.status === 'ready' ? files.data : []).map(({ id, filename }) => ({
      value: `${FILE}${id}`,
      label: `File: ${filename}`,
    })),
  ];
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  return `Your request was not sent: ${spokenOf(error) ?? reasonOf(error)}`;
}
