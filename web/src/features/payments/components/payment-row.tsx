import { MS_PER_DAY } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { naira, PAYMENT_LIMITS, type PaymentStatus } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import type { Payment } from '@akada/domain/payments/schemas';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { instantText } from '@/lib/time.ts';
import { Badge, type BadgeTone } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { dispute, reconfirm, requestRefund, type Told } from '../payment-actions.ts';
import { RefundForm } from './refund-form.tsx';

const STATUSES: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  successful: { label: 'Successful', tone: 'green' },
  verified: { label: 'Verified', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  refunded: { label: 'Refunded', tone: 'plain' },
};

const DATE = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface PaymentRowProps {
  payment: Stored<Payment>;
  onResume: () => void;
  onReceipt: () => void;
  /** Something was asked of the server that may have changed the payment. */
  onAsked: () => Promise<void>;
  /** Shows the request to support that is stored at `path`. */
  onShowRequest: (path: string) => void;
  /** Asks support about this payment. */
  onContact: () => void;
}

/** One payment: what, when, how, what became of it, and what can be done. */
export function PaymentRow({
  payment,
  onResume,
  onReceipt,
  onAsked,
  onShowRequest,
  onContact,
}: PaymentRowProps) {
  const [busy, setBusy] = useState(false);
  /** What support was told of it. */
  const [request, setRequest] = useState<string | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const { label, tone } = STATUSES[payment.status];
  const { name } = PLAN_OFFERS[payment.plan];
  const reference = payment.payment_reference;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work();
    await onAsked();
    setBusy(false);
  }

  const tell = (how: (payment: Payment) => Promise<Told>, path: string) =>
    run(async () => {
      const told = await how(payment);
      if (told) setRequest(path);
      if (told === 'before') onShowRequest(path);
    });

  return (
    <li className="grid gap-2 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong>{name}</strong> <span className="tabular-nums">{naira(payment.amount)}</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {instantText(payment.created_at, DATE)}
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
        {payment.status === 'failed' && !request && (
          <Button
            size="sm"
            look="secondary"
            busy={busy}
            onClick={() => void tell(dispute, documentPaths.dispute(reference))}
          >
            Dispute
          </Button>
        )}
        {payment.status === 'verified' && (
          <>
            <Button size="sm" look="secondary" onClick={onReceipt}>
              Receipt
            </Button>
            {isGuaranteed(payment) && !request && !isRefunding && (
              <Button size="sm" look="quiet" busy={busy} onClick={() => setRefunding(true)}>
                Request a refund
              </Button>
            )}
          </>
        )}
        {(payment.status === 'pending' || payment.status === 'failed') && (
          <Button size="sm" look="quiet" onClick={onContact}>
            Contact support
          </Button>
        )}
      </div>
      {isRefunding && !request && (
        <RefundForm
          busy={busy}
          onSend={(reason) =>
            void tell((paid) => requestRefund(paid, reason), documentPaths.refundRequest(reference))
          }
          onCancel={() => setRefunding(false)}
        />
      )}
      {request && (
        <p className="text-sm text-ink-soft">
          You asked us about this payment.{' '}
          <button
            type="button"
            className="font-semibold text-brand-ink underline underline-offset-4"
            onClick={() => onShowRequest(request)}
          >
            See your request
          </button>
        </p>
      )}
    </li>
  );
}

function isGuaranteed({ paid_at }: Payment): boolean {
  return paid_at !== null && Date.now() - paid_at.getTime() < PAYMENT_LIMITS.guaranteeDays * MS_PER_DAY;
}
