import { formatNaira } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import type { Payment } from '@akada/domain/payments/schemas';
import { createPortal } from 'react-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { instantText } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PrintIcon } from '@/ui/icons.ts';
import './receipt.css';

const DATE = { dateStyle: 'long', timeStyle: 'short' } as const;

/** A payment's receipt, to print or save as a PDF. */
export function Receipt({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { name, email } = useStudent();
  const lines = [
    { term: 'Paid to', value: 'Akada' },
    { term: 'Paid by', value: name ? `${name}, ${email}` : email },
    { term: 'For', value: `${PLAN_OFFERS[payment.plan].name} plan` },
    { term: 'Amount', value: `${formatNaira(payment.amount)} (${payment.currency})` },
    { term: 'Method', value: payment.payment_method ?? 'Unknown' },
    { term: 'Date', value: instantText(payment.paid_at ?? payment.created_at, DATE) },
    { term: 'Reference', value: payment.payment_reference },
    {
      term: 'Transaction',
      value: payment.transaction_id === null ? 'Unknown' : String(payment.transaction_id),
    },
  ];
  const list = (
    <dl className="grid gap-2">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4 border-b border-line pb-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog title="Receipt" onClose={onClose}>
      {list}
      <Button className="mt-4" onClick={() => print()}>
        <PrintIcon aria-hidden className="size-4" /> Print
      </Button>
      {createPortal(
        <div aria-hidden className="print-receipt">
          <h1>Akada: receipt</h1>
          {list}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
