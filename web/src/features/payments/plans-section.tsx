import type { Account } from '@akada/domain/account/schemas';
import { planUntil } from '@akada/domain/payments/plans';
import { CreditCard, ReceiptText, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import { PlanStatus } from './components/plan-status.tsx';
import { CancelDialog, HistoryDialog, PlanDialog, preloadDialogs } from './dialogs.ts';
import { useAsked } from './use-asked.ts';
import { useCheckout } from './use-checkout.ts';

interface PlansSectionProps {
  account: Live<Account | null>;
  /** Of the plan that was cancelled: its end. */
  cancelledUntil: Date | null;
  /** Stores that; null while the settings are not known. */
  onCancelledUntil: ((until: Date | null) => void) | null;
  /** Shows the request to support that is stored at `path`. */
  onShowRequest: (path: string) => void;
  /** Asks support about a payment. */
  onContact: (paymentReference: string) => void;
}

/** The student's plan, the way to another, and what was paid. */
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
  const { asked, forget } = useAsked();
  useEffect(() => {
    return whenIdle(preloadDialogs);
  }, []);
  const isReady = account.status === 'ready';
  const { plan, until } = isReady && account.data ? planUntil(account.data, new Date()) : FREE;
  const stored = (isReady && account.data?.starter_expires_at) || null;
  const starterEnds = stored && until && stored > until ? stored : null;
  const isCancelled = until !== null && until.getTime() === cancelledUntil?.getTime();
  // The checkout stands over everything: a dialog beneath it would keep the focus, and every tap, to itself.
  const isPaying = checkout.state.step === 'paying';
  const shown = open ?? (asked !== 'plans' || isReady ? asked : null);

  function close() {
    forget();
    setOpen(null);
  }

  return (
    <Tile title="Plan and billing" icon={Wallet} tone="marigold">
      {account.status === 'error' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-danger">Your plan could not be loaded.</p>
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
            // A checkout that has gone without a word, with its frame.
            if (isPaying) checkout.leave();
            setOpen('plans');
          }}
        >
          <CreditCard aria-hidden className="size-4" /> Manage Plan
        </Button>
        <Button look="secondary" onClick={() => setOpen('history')}>
          <ReceiptText aria-hidden className="size-4" /> Payment History
        </Button>
        {until && (
          // One button for both: it keeps the focus when the one is done and offers the other.
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
            // However it went on, the history says so.
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
