import { MS_PER_DAY } from '@akada/domain/day';
import { naira, PAYMENT_LIMITS, type PaymentStatus } from '@akada/domain/payments';
import { PLAN_OFFERS } from '@akada/domain/plan-offers';
import type { Payment } from '@akada/domain/schemas/payments';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Badge, type BadgeTone } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { dispute, reconfirm, requestRefund } from '../payment-actions.ts';

const STATUSES: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  successful: { label: 'Successful', tone: 'green' },
  verified: { label: 'Verified', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  refunded: { label: 'Refunded', tone: 'plain' },
};

const DATE = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeStyle: 'short' });

interface PaymentRowProps {
  payment: Stored<Payment>;
  onResume: () => void;
  onReceipt: () => void;
  /** Something was asked of the server that may have changed the payment. */
  onAsked: () => Promise<void>;
}

/** One payment: what, when, how, what became of it, and what can be done. */
export function PaymentRow({ payment, onResume, onReceipt, onAsked }: PaymentRowProps) {
  const [busy, setBusy] = useState(false);
  /** Support was told of it. */
  const [isTold, setIsTold] = useState(false);
  const { label, tone } = STATUSES[payment.status];
  const { name } = PLAN_OFFERS[payment.plan];

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work();
    await onAsked();
    setBusy(false);
  }

  const tell = (how: typeof dispute) => run(async () => setIsTold(await how(payment)));

  return (
    <li className="grid gap-2 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong>{name}</strong> <span className="tabular-nums">{naira(payment.amount)}</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {DATE.format(payment.created_at)}
        {payment.payment_method && `, by ${payment.payment_method}`}
      </p>
      {payment.problem && <p className="text-sm">{payment.problem}</p>}
      <div className="flex flex-wrap gap-2">
        {payment.status === 'pending' && (
          <>
            <Button size="sm" busy={busy} onClick={() => void run(() => reconfirm(payment))}>
              Reconfirm
            </Button>
            <Button size="sm" look="secondary" onClick={onResume}>
              Resume payment
            </Button>
          </>
        )}
        {payment.status === 'failed' && !isTold && (
          <Button size="sm" look="secondary" busy={busy} onClick={() => void tell(dispute)}>
            Dispute
          </Button>
        )}
        {payment.status === 'verified' && (
          <>
            <Button size="sm" look="secondary" onClick={onReceipt}>
              Receipt
            </Button>
            {isGuaranteed(payment) && !isTold && (
              <Button size="sm" look="quiet" busy={busy} onClick={() => void tell(requestRefund)}>
                Request a refund
              </Button>
            )}
          </>
        )}
      </div>
      {isTold && <p className="text-sm text-ink-soft">You have asked us about it: see My Requests.</p>}
    </li>
  );
}

function isGuaranteed({ paid_at }: Payment): boolean {
  return paid_at !== null && Date.now() - paid_at.getTime() < PAYMENT_LIMITS.guaranteeDays * MS_PER_DAY;
}
