import { PAYMENT_LIMITS, type PaidPlan } from '@akada/domain/payments';
import type { Payment } from '@akada/domain/schemas/payments';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { useOlder } from '@/firebase/use-older.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { readOlderPayments, readPayment, usePayments } from './api/use-payments.ts';
import { PaymentRow } from './components/payment-row.tsx';
import { Receipt } from './components/receipt.tsx';

interface HistoryDialogProps {
  uid: string;
  onResume: (plan: PaidPlan) => void;
  onClose: () => void;
}

/** All that was paid, or begun to be: newest first, each with what can be done about it. */
export function HistoryDialog({ uid, onResume, onClose }: HistoryDialogProps) {
  const payments = usePayments(uid);
  const newest = payments.status === 'ready' ? payments.data : [];
  const { all, canRead, busy, readMore } = useOlder({
    live: newest,
    hasMore: newest.length === PAYMENT_LIMITS.listed,
    read: ({ created_at }) => readOlderPayments(uid, created_at),
    onFailure: (error) => {
      console.warn('older payments were not read', error);
      toast.error(`Failed to load payment history: ${reasonOf(error)}`);
    },
  });
  // What was read further down is not live.
  const [anew, setAnew] = useState<Readonly<Record<string, Stored<Payment>>>>({});
  const shown = all.map((payment) => (newest.includes(payment) ? payment : (anew[payment.id] ?? payment)));
  const [receipt, setReceipt] = useState<Stored<Payment> | null>(null);

  async function readAnew(payment: Stored<Payment>): Promise<void> {
    if (newest.includes(payment)) return;
    try {
      const read = await readPayment(payment.payment_reference);
      if (read) setAnew((now) => ({ ...now, [read.id]: read }));
    } catch (error) {
      console.warn('a payment was not read anew', error);
    }
  }

  if (receipt) return <Receipt payment={receipt} onClose={() => setReceipt(null)} />;
  return (
    <Dialog title="Payment History" isWide onClose={onClose}>
      {payments.status === 'loading' && <SkeletonRows rows={3} label="Loading your payments" />}
      {payments.status === 'error' && (
        <ErrorState message="Failed to load payment history" onRetry={payments.retry} />
      )}
      {payments.status === 'ready' && all.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          title={
            payments.unconfirmed ? "Your payments are loaded when you're back online." : 'No payments yet'
          }
        />
      )}
      {payments.status === 'ready' && all.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-3">
            {shown.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                onResume={() => onResume(payment.plan)}
                onReceipt={() => setReceipt(payment)}
                onAsked={() => readAnew(payment)}
              />
            ))}
          </ul>
          {canRead && (
            <Button
              look="secondary"
              busy={busy}
              className="justify-self-center"
              onClick={() => void readMore()}
            >
              Show more
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
