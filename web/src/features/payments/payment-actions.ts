import { errorCode } from '@akada/domain/errors/error-code';
import type { Payment } from '@akada/domain/payments/schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { call } from '@/firebase/functions.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { QUEUED_MESSAGE, waitForWrite } from '@/lib/wait-for-write.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { addRefundRequest } from './api/refund-request.ts';

/** Asks the server to verify a pending payment again, and shows the result. */
export async function reconfirm({ payment_reference, plan }: Payment): Promise<void> {
  try {
    const { status, problem } = await call('verifyPayment', { tx_ref: payment_reference, plan });
    if (status === 'verified') toast.success('Verification Successful! 🎉');
    else if (status === 'pending') toast.info("Payment not confirmed yet. We'll keep checking.");
    else toast.error(problem ?? NOT_VERIFIED);
  } catch (error) {
    warnWithToast(
      'a payment was not verified',
      error,
      `Verification Error: ${serverMessage(error) ?? failureReason(error)}`,
    );
  }
}

const NOT_VERIFIED =
  'Verification Failed: Unable to verify this payment. Please contact support if the issue persists.';

/** Whether a support request was created, existed already, or could not be sent (null). */
export type ContactOutcome = 'created' | 'existing' | null;

/** Disputes a failed payment: creates a support ticket. */
export async function dispute({ payment_reference }: Payment): Promise<ContactOutcome> {
  try {
    const { created } = await call('disputePayment', { tx_ref: payment_reference });
    if (created) toast.success('Dispute Initiated, a support ticket has been created');
    else toast.info('You already disputed this payment. Here is your request.');
    return created ? 'created' : 'existing';
  } catch (error) {
    warnWithToast(
      'a payment was not disputed',
      error,
      `Failed to send your dispute: ${serverMessage(error) ?? failureReason(error)}`,
    );
    return null;
  }
}

/** Requests a refund within the guarantee period: creates a support ticket. */
export async function requestRefund(payment: Payment, reason: string): Promise<ContactOutcome> {
  try {
    const outcome = await waitForWrite(addRefundRequest(payment, reason));
    toast.success(
      outcome === 'queued' ? QUEUED_MESSAGE : 'Refund requested, a support ticket has been created',
    );
    return 'created';
  } catch (error) {
    console.warn('a refund was not requested', error);
    // The rules allow one refund request per payment.
    const exists = errorCode(error) === 'permission-denied';
    if (exists) toast.info('You already requested this refund. Here is your request.');
    else toast.error(`Failed to send your request: ${failureReason(error)}`);
    return exists ? 'existing' : null;
  }
}
