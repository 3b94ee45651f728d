import type { Payment } from '@akada/domain/schemas/payments';
import { call } from '@/firebase/functions.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT, sentOrKept } from '@/firebase/sent-or-kept.ts';
import { spokenOf } from '@/firebase/spoken-of.ts';
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
    toast.error(`Verification Error: ${spokenOf(error) ?? reasonOf(error)}`);
  }
}

const NOT_VERIFIED =
  'Verification Failed: Unable to verify this payment. Please contact support if the issue persists.';

/** Tells support that a failed payment should not have failed; gives back whether it is told. */
export async function dispute({ payment_reference }: Payment): Promise<boolean> {
  try {
    await call('disputePayment', { tx_ref: payment_reference });
    toast.success('Dispute Initiated, a support ticket has been created');
    return true;
  } catch (error) {
    console.warn('a payment was not disputed', error);
    toast.error(`The dispute was not sent: ${spokenOf(error) ?? reasonOf(error)}`);
    return false;
  }
}

/** Asks support for the money back, within the days of the guarantee; gives back whether it is asked, now or before. */
export async function requestRefund(payment: Payment): Promise<boolean> {
  try {
    const outcome = await sentOrKept(addRefundRequest(payment));
    toast.success(outcome === 'kept' ? KEPT : 'Refund requested, a support ticket has been created');
    return true;
  } catch (error) {
    console.warn('a refund was not requested', error);
    // The rules let one request a payment in.
    const isThere = error instanceof Error && 'code' in error && error.code === 'permission-denied';
    toast.error(
      isThere ? 'You have asked for this refund already.' : `The request was not sent: ${reasonOf(error)}`,
    );
    return isThere;
  }
}
