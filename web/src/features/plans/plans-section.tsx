import type { Plan } from '@akada/domain/account';
import { MS_PER_DAY } from '@akada/domain/day';
import { PLAN_OFFERS } from '@akada/domain/plan-offers';
import { PLAN_WARNING_DAYS, planAt } from '@akada/domain/plans';
import type { Account } from '@akada/domain/schemas/account';
import { CreditCard, ReceiptText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { relativeTime } from '@/ui/relative-time.ts';
import { Tile } from '@/ui/tile.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useCheckout } from './use-checkout.ts';

const DATE = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long' });

/** The student's plan, the way to another, and what was paid. */
export function PlansSection({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const { pay, ...checkout } = useCheckout();
  const [open, setOpen] = useState<'plans' | 'history' | null>(null);
  const now = new Date();
  const plan: Plan = account.status === 'ready' && account.data ? planAt(account.data, now) : 'free';
  const ends = account.status === 'ready' && plan !== 'free' ? (account.data?.plan_expires_at ?? null) : null;
  const endsSoon = ends !== null && ends.getTime() - now.getTime() < PLAN_WARNING_DAYS * MS_PER_DAY;
  // The checkout stands over everything: a dialog beneath it would keep the focus, and every tap, to itself.
  const isPaying = checkout.state.step === 'paying';

  return (
    <Tile title="Plan and billing" icon={Wallet} tone="marigold">
      {account.status === 'error' && <p className="text-danger">Your plan could not be loaded.</p>}
      {account.status === 'ready' && (
        <p>
          <strong className="text-lg">{PLAN_OFFERS[plan].name}</strong>
          <span className="ml-2 text-ink-soft">
            {ends ? `until ${DATE.format(ends)}` : PLAN_OFFERS[plan].period}
          </span>
        </p>
      )}
      {endsSoon && (
        <div className="mt-3">
          <Alert look="info">
            Your {PLAN_OFFERS[plan].name} plan ends {relativeTime(ends)}. What you have made stays yours.
          </Alert>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          disabled={account.status !== 'ready'}
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
      </div>
      {open === 'plans' && !isPaying && (
        <PlanDialog
          current={plan}
          checkout={{
            ...checkout,
            // However it went on, the history says so.
            pay: async (...paid) => {
              const isOver = await pay(...paid);
              if (isOver) setOpen(null);
              return isOver;
            },
          }}
          onClose={() => {
            checkout.leave();
            setOpen(null);
          }}
        />
      )}
      {open === 'history' && (
        <HistoryDialog
          uid={uid}
          onResume={(resumed) => {
            setOpen('plans');
            void checkout.prepare(resumed);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Tile>
  );
}
