import type { PaidPlan } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PaymentHistoryIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { refreshPayment, usePayments } from './api/use-payments.ts';
import { PaymentRow } from './components/payment-row.tsx';
import { Receipt } from './components/receipt.tsx';

interface HistoryDialogProps {
  uid: string;
  onShowPlans: () => void;
  onResume: (plan: PaidPlan) => void;
  /** Shows the support request that is stored at `path`. */
  onShowRequest: (path: string) => void;
  /** Opens the support form for a payment. */
  onContact: (paymentReference: string) => void;
  onClose: () => void;
}

/** All payments, newest first, with the actions on each. */
export function HistoryDialog({
  uid,
  onShowPlans,
  onResume,
  onShowRequest,
  onContact,
  onClose,
}: HistoryDialogProps) {
  const {
    live: payments,
    all,
    ...more
  } = usePayments(uid, (error) => {
    warnWithToast(
      'older payments were not read',
      error,
      `Failed to load payment history: ${failureReason(error)}`,
    );
  });
  const [receipt, setReceipt] = useState<Stored<Payment> | null>(null);

  async function refreshOlder(payment: Stored<Payment>): Promise<void> {
    // The first page is live already.
    if (payments.status === 'ready' && payments.data.some(({ id }) => id === payment.id)) return;
    try {
      await refreshPayment(payment.payment_reference);
    } catch (error) {
      console.warn('a payment was not refreshed', error);
    }
  }

  if (receipt) return <Receipt payment={receipt} onClose={() => setReceipt(null)} />;
  return (
    <Dialog title="Payment History" isWide onClose={onClose}>
      {payments.status === 'loading' && <SkeletonRows rows={3} label="Loading your payments" />}
      {payments.status === 'error' && (
        <ErrorState message="Failed to load payment history" onRetry={payments.retry} />
      )}
      {payments.status === 'ready' && all.length === 0 && payments.unconfirmed && <NotAvailableOffline />}
      {payments.status === 'ready' && all.length === 0 && !payments.unconfirmed && (
        <EmptyState icon={PaymentHistoryIcon} title="No payments yet">
          <Button onClick={onShowPlans}>See the plans</Button>
        </EmptyState>
      )}
      {payments.status === 'ready' && all.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-3">
            {all.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                onResume={() => onResume(payment.plan)}
                onReceipt={() => setReceipt(payment)}
                onChanged={() => refreshOlder(payment)}
                onShowRequest={onShowRequest}
                onContact={() => onContact(payment.payment_reference)}
              />
            ))}
          </ul>
          <ShowMore list={more} />
        </div>
      )}
    </Dialog>
  );
}
