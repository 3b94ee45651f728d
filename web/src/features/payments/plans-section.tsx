import type { Account } from '@akada/domain/account/schemas';
import { activePlan } from '@akada/domain/payments/plans';
import { useEffect, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button } from '@/ui/button.tsx';
import { BillingIcon, PaymentHistoryIcon, PaymentIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { PlanStatus } from './components/plan-status.tsx';
import { CancelDialog, HistoryDialog, PlanDialog, preloadDialogs } from './dialogs.ts';
import { useCheckout } from './use-checkout.ts';
import { useDialogInUrl } from './use-dialog-in-url.ts';

interface PlansSectionProps {
  account: Live<Account | null>;
  /** The end of the plan period that the student cancelled. */
  cancelledUntil: Date | null;
  /** Saves it; null until the settings are loaded. */
  onCancelledUntil: ((until: Date | null) => void) | null;
  /** Shows the support request that is stored at `path`. */
  onShowRequest: (path: string) => void;
  /** Opens the support form for a payment. */
  onContact: (paymentReference: string) => void;
}

/** The student's plan, with the dialogs to change it and to see payments. */
export function PlansSection({
  account,
  cancelledUntil,
  onCancelledUntil,
  onShowRequest,
  onContact,
}: PlansSectionProps) {
  const { uid } = useStudent();
  const { pay, ...checkout } = useCheckout();
  const [open, setOpen] = useState<'plans' | 'history' | 'cancel' | null>(null);
  const { dialogInUrl, clear } = useDialogInUrl();
  useEffect(() => {
    return whenIdle(preloadDialogs);
  }, []);
  const isReady = account.status === 'ready';
  const { plan, until } = isReady && account.data ? activePlan(account.data, new Date()) : FREE;
  const starterExpiresAt = (isReady && account.data?.starter_expires_at) || null;
  const starterEnds = starterExpiresAt && until && starterExpiresAt > until ? starterExpiresAt : null;
  const isCancelled = until !== null && until.getTime() === cancelledUntil?.getTime();
  // An open dialog would trap the focus and block the provider's checkout above it.
  const isPaying = checkout.state.step === 'paying';
  const shown = open ?? (dialogInUrl !== 'plans' || isReady ? dialogInUrl : null);

  function close() {
    clear();
    setOpen(null);
  }

  return (
    <Tile title="Plan and billing" icon={BillingIcon} tone="marigold">
      {account.status === 'error' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-danger">Couldn't load your plan.</p>
          <Button size="sm" look="secondary" onClick={account.retry}>
            Try again
          </Button>
        </div>
      )}
      {isReady && <PlanStatus plan={plan} ends={until} starterEnds={starterEnds} isCancelled={isCancelled} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          disabled={!isReady}
          onClick={() => {
            // The checkout's frame may have disappeared without calling back.
            if (isPaying) checkout.leave();
            setOpen('plans');
          }}
        >
          <PaymentIcon aria-hidden className="size-4" /> Manage Plan
        </Button>
        <Button look="secondary" onClick={() => setOpen('history')}>
          <PaymentHistoryIcon aria-hidden className="size-4" /> Payment History
        </Button>
        {until && (
          // A single button, so that it keeps the focus when its action changes.
          <Button
            look="secondary"
            disabled={!onCancelledUntil}
            onClick={() => (isCancelled ? onCancelledUntil?.(null) : setOpen('cancel'))}
          >
            {isCancelled ? 'Remind me again' : 'Cancel plan'}
          </Button>
        )}
      </div>
      {shown === 'plans' && !isPaying && (
        <PlanDialog
          current={plan}
          isInAddress={open === null}
          checkout={{
            ...checkout,
            // Once the payment is over, the history shows its result.
            pay: async (...paid) => {
              const isOver = await pay(...paid);
              if (isOver) close();
              return isOver;
            },
          }}
          onClose={() => {
            checkout.leave();
            close();
          }}
        />
      )}
      {shown === 'history' && (
        <HistoryDialog
          uid={uid}
          onShowPlans={() => setOpen('plans')}
          onResume={(resumed) => {
            setOpen('plans');
            void checkout.prepare(resumed);
          }}
          onShowRequest={(path) => {
            close();
            onShowRequest(path);
          }}
          onContact={(reference) => {
            close();
            onContact(reference);
          }}
          onClose={close}
        />
      )}
      {shown === 'cancel' && until && (
        <CancelDialog
          plan={plan}
          ends={until}
          starterEnds={starterEnds}
          onCancel={() => onCancelledUntil?.(until)}
          onClose={close}
        />
      )}
    </Tile>
  );
}

const FREE = { plan: 'free', until: null } as const;
