import { MS_PER_DAY } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import { formatNaira, PAYMENT_LIMITS, type PaymentStatus } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import type { Payment } from '@akada/domain/payments/schemas';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { instantText } from '@/lib/time.ts';
import { Badge, type BadgeTone } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { type ContactOutcome, dispute, reconfirm, requestRefund } from '../payment-actions.ts';
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
  /** Called after an action that may have changed the payment on the server. */
  onChanged: () => Promise<void>;
  /** Shows the support request that is stored at `path`. */
  onShowRequest: (path: string) => void;
  /** Opens the support form for this payment. */
  onContact: () => void;
}

/** A payment with its status and the actions that its status allows. */
export function PaymentRow({
  payment,
  onResume,
  onReceipt,
  onChanged,
  onShowRequest,
  onContact,
}: PaymentRowProps) {
  const [busy, setBusy] = useState(false);
  /** The path of the support request about this payment, once there is one. */
  const [requestPath, setRequestPath] = useState<string | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const { label, tone } = STATUSES[payment.status];
  const { name } = PLAN_OFFERS[payment.plan];
  const reference = payment.payment_reference;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work();
    await onChanged();
    setBusy(false);
  }

  const contactSupport = (send: (payment: Payment) => Promise<ContactOutcome>, path: string) =>
    run(async () => {
      const outcome = await send(payment);
      if (outcome) setRequestPath(path);
      if (outcome === 'existing') onShowRequest(path);
    });

  return (
    <li className="grid gap-2 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong>{name}</strong> <span className="tabular">{formatNaira(payment.amount)}</span>
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
        {payment.status === 'failed' && !requestPath && (
          <Button
            size="sm"
            look="secondary"
            busy={busy}
            onClick={() => void contactSupport(dispute, documentPaths.dispute(reference))}
          >
            Dispute
          </Button>
        )}
        {payment.status === 'verified' && (
          <>
            <Button size="sm" look="secondary" onClick={onReceipt}>
              Receipt
            </Button>
            {isRefundable(payment) && !requestPath && !isRefunding && (
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
      {isRefunding && !requestPath && (
        <RefundForm
          onSend={(reason) =>
            contactSupport((paid) => requestRefund(paid, reason), documentPaths.refundRequest(reference))
          }
          onCancel={() => setRefunding(false)}
        />
      )}
      {requestPath && (
        <p className="text-sm text-ink-soft">
          You contacted support about this payment.{' '}
          <button
            type="button"
            className="font-semibold text-brand-ink underline underline-offset-4"
            onClick={() => onShowRequest(requestPath)}
          >
            See your request
          </button>
        </p>
      )}
    </li>
  );
}

function isRefundable({ paid_at }: Payment): boolean {
  return paid_at !== null && Date.now() - paid_at.getTime() < PAYMENT_LIMITS.guaranteeDays * MS_PER_DAY;
}
