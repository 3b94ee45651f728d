import { formatNaira } from '@akada/domain/payments/payments';
import { SUPPORT_MESSAGES, TICKET_LIMITS } from '@akada/domain/support/tickets';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { useHasTooManyOpenRequests } from '@/firebase/use-has-too-many-open-requests.ts';
import { instantText } from '@/lib/time.ts';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField, TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { toast } from '@/ui/toast.tsx';
import { requestSupport, useChoices } from './api/contact.ts';

const DATE = { dateStyle: 'medium' } as const;
const PAYMENT = 'payment:';
const FILE = 'file:';

/** What a request is about: a payment, by its reference, or one of the student's shared files that was hidden. */
export type RequestAbout = { payment: string } | { hiddenFile: { id: string; filename: string } };

interface ContactDialogProps {
  uid: string;
  /** What the request is about; null if the student has yet to choose. */
  about: RequestAbout | null;
  onClose: () => void;
}

/** The form for a request to support: a subject, a message, and the payment or file that it is about. */
export function ContactDialog({ uid, about, onClose }: ContactDialogProps) {
  // One key for each form, so that a request sent again after a lost answer is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const given = about && optionOf(about);
  const options = useOptions(uid, given);
  const tooManyOpen = useHasTooManyOpenRequests(uid, 'support_request');
  const { formProps, busy, isDirty, error } = useForm('a support request was not sent', async (form) => {
    const [subject, details] = [formText(form, 'subject').trim(), formText(form, 'details').trim()];
    assertValid(subject === '' || details === '' ? SUPPORT_MESSAGES.fillBoth : null);
    const chosen = formText(form, 'about');
    await requestSupport({
      ...{ subject, details, idempotency_key: key },
      ...(chosen.startsWith(PAYMENT) && { payment_reference: chosen.slice(PAYMENT.length) }),
      ...(chosen.startsWith(FILE) && { about_file_id: chosen.slice(FILE.length) }),
    });
    toast.success("Sent. You'll find our answer in My Requests.");
    onClose();
  });
  // Doesn't replace the form once the student has typed something.
  if (tooManyOpen && !isDirty && !busy) {
    return (
      <LimitReachedDialog
        title="Contact support"
        message={`${SUPPORT_MESSAGES.tooManyOpen} You can see them in My Requests.`}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={isAppeal(about) ? 'Appeal' : 'Contact support'}
      isDirty={isDirty}
      isLocked={busy}
      onClose={onClose}
    >
      <form {...formProps} className="grid gap-5">
        <TextField
          label="Subject"
          name="subject"
          maxLength={TICKET_LIMITS.subject}
          defaultValue={subjectOf(about)}
        />
        <TextAreaField
          label={isAppeal(about) ? 'Why should it be listed again?' : 'What can we help with?'}
          name="details"
          rows={6}
          maxLength={TICKET_LIMITS.request}
        />
        <SelectField
          // Remounts when the options load, so that the default value applies to the new list.
          key={options.length}
          label="About"
          optional
          name="about"
          defaultValue={given?.value ?? ''}
          options={options}
        />
        {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
        <FormButtons label="Send" busy={busy} needsNetwork onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The options for what the request is about. If they can't be read, the student can still describe it in the message. */
function useOptions(uid: string, given: Option | null) {
  const { payments, files } = useChoices(uid);
  const paid = (payments.status === 'ready' ? payments.data : []).map((payment) => ({
    value: `${PAYMENT}${payment.payment_reference}`,
    label: `Payment of ${formatNaira(payment.amount)}, ${instantText(payment.created_at, DATE)}, ${payment.status}`,
  }));
  const shared = (files.status === 'ready' ? files.data : []).map(fileOption);
  const known = [...paid, ...shared];
  return [
    { value: '', label: 'Nothing in particular' },
    ...(given && known.every(({ value }) => value !== given.value) ? [given] : []),
    ...known,
  ];
}

interface Option {
  value: string;
  label: string;
}

function optionOf(about: RequestAbout): Option {
  if ('hiddenFile' in about) return fileOption(about.hiddenFile);
  return { value: `${PAYMENT}${about.payment}`, label: `Payment ${about.payment}` };
}

function fileOption({ id, filename }: { id: string; filename: string }): Option {
  return { value: `${FILE}${id}`, label: `File: ${filename}` };
}

function isAppeal(about: RequestAbout | null): boolean {
  return about !== null && 'hiddenFile' in about;
}

/** The subject with which the form starts. */
function subjectOf(about: RequestAbout | null): string {
  if (about === null || !('hiddenFile' in about)) return '';
  return `Appeal: ${about.hiddenFile.filename}`.slice(0, TICKET_LIMITS.subject);
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  return `Failed to send your request: ${serverMessage(error) ?? failureReason(error)}`;
}
