import type { Payment } from '@akada/domain/payments/schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { call } from '@/firebase/functions.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { QUEUED_MESSAGE, waitForWrite } from '@/firebase/wait-for-write.ts';
import { toast } from '@/ui/toast.tsx';
import { addRefundRequest } from './api/refund-request.ts';

/** Has the server look at a pending payment again. */
export async function reconfirm({ payment_reference, plan }: Payment): Promise<void> {
  try {
    const { status, problem } = await call('verifyPayment', { tx_ref: payment_reference, plan });
    if (status === 'verified') toast.success('Verification Successful! 🎉');
    else if (status === 'pending') toast.info('This payment is not confirmed yet. We go on asking.');
    else toast.error(problem ?? NOT_VERIFIED);
  } catch (error) {
    console.warn('a payment was not verified', error);
    toast.error(`Verification Error: ${serverMessage(error) ?? failureReason(error)}`);
  }
}

const NOT_VERIFIED =
  'Verification Failed: Unable to verify this payment. Please contact support if the issue persists.';

/** Whether support knows of a payment: since now, since an earlier request, or not, as the request failed. */
export type Told = 'now' | 'before' | null;

/** Tells support that a failed payment should not have failed. */
export async function dispute({ payment_reference }: Payment): Promise<Told> {
  try {
    const { created } = await call('disputePayment', { tx_ref: payment_reference });
    if (created) toast.success('Dispute Initiated, a support ticket has been created');
    else toast.info('You already disputed this payment. Here is your request.');
    return created ? 'now' : 'before';
  } catch (error) {
    console.warn('a payment was not disputed', error);
    toast.error(`The dispute was not sent: ${serverMessage(error) ?? failureReason(error)}`);
    return null;
  }
}

/** Asks support for the money back, within the days of the guarantee. */
export async function requestRefund(payment: Payment, reason: string): Promise<Told> {
  try {
    const outcome = await waitForWrite(addRefundRequest(payment, reason));
    toast.success(
      outcome === 'queued' ? QUEUED_MESSAGE : 'Refund requested, a support ticket has been created',
    );
    return 'now';
  } catch (error) {
    console.warn('a refund was not requested', error);
    // The rules let one request a payment in.
    const isThere = error instanceof Error && 'code' in error && error.code === 'permission-denied';
    if (isThere) toast.info('You already requested this refund. Here is your request.');
    else toast.error(`The request was not sent: ${failureReason(error)}`);
    return isThere ? 'before' : null;
  }
}
