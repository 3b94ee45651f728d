import type { Account } from '@akada/domain/account/schemas';
import { whenDayEnds } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { planAt } from '@akada/domain/payments/plans';
import { levelOf } from '@akada/domain/points/points';
import type { Reward, UserPoints, UserStreak } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useCountedDay } from '@/lib/time.ts';
import { buttonClass } from '@/ui/button.tsx';
import { MissionsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { useRedeemedRewards } from './api/use-redeemed-rewards.ts';
import { useAccess, useActiveDays, useCatalog, useRedeemedCount } from './api/use-rewards.ts';
import { Activity } from './components/activity.tsx';
import { Catalog } from './components/catalog.tsx';
import { HistoryDialog } from './components/history-dialog.tsx';
import { RedeemDialog } from './components/redeem-dialog.tsx';
import { StreakBanner } from './components/streak-banner.tsx';
import { Totals } from './components/totals.tsx';
import { Wallet } from './components/wallet.tsx';
import { WaysToEarn } from './components/ways-to-earn.tsx';
import { YourRewards } from './components/your-rewards.tsx';

interface RewardsPageProps {
  points: Live<UserPoints | null>;
  account: Live<Account | null>;
}

/** 'Your Streak Journey': the streak, the wallet and the reward catalogue. */
export function RewardsPage({ points, account }: RewardsPageProps) {
  const { uid } = useStudent();
  const own = points.status === 'ready' ? points.data : null;
  const today = useCountedDay(own);
  const days = useActiveDays(uid, today);
  const catalog = useCatalog();
  const access = useAccess(uid);
  const plan = account.status === 'ready' && account.data ? planAt(account.data, new Date()) : null;
  const redeemed = useRedeemedRewards(uid, { points: own, days, access, plan, today });
  const newest = redeemed.status === 'ready' ? redeemed.data[0]?.id : undefined;
  const count = useRedeemedCount(uid, newest);
  const [chosen, setChosen] = useState<Stored<Reward> | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);

  if (points.status === 'error') {
    return (
      <>
        <Header />
        <ErrorState
          message={`Failed to load rewards data: ${failureReason(points.error)}`}
          onRetry={points.retry}
        />
      </>
    );
  }
  if (points.status === 'loading') {
    return (
      <>
        <Header />
        <SkeletonRows rows={4} label="Loading your rewards" />
      </>
    );
  }
  const wallet = points.data?.total_points ?? 0;
  const earned = points.data?.points_earned ?? 0;
  return (
    <>
      <Header />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <StreakBanner
          streak={currentStreak(points.data, today)}
          freezes={(points.data?.freezes.length ?? 0) - (points.data?.freezes_used ?? 0)}
          level={levelOf(earned)}
          className="lg:col-span-2"
        />
        <Activity uid={uid} points={points.data} days={days} today={today} />
        <div className="grid grid-cols-1 gap-4 lg:grid-rows-[auto_1fr]">
          <Wallet points={points.data} onHistory={() => setShowsHistory(true)} />
          <YourRewards rewards={redeemed} />
        </div>
        <Catalog
          catalog={access.status === 'error' ? access : catalog}
          points={wallet}
          access={access.status === 'ready' ? access.data : null}
          plan={plan}
          onRedeem={setChosen}
          className="lg:col-span-2"
        />
        <Totals
          earned={earned}
          spent={earned - wallet}
          redeemed={count.data ?? null}
          className="lg:col-span-2"
        />
        <WaysToEarn
          counts={countsOf(days, today)}
          dayEnds={whenDayEnds(new Date(), own ?? {})}
          className="lg:col-span-2"
        />
      </div>
      {showsHistory && <HistoryDialog uid={uid} onClose={() => setShowsHistory(false)} />}
      {chosen && <RedeemDialog reward={chosen} points={wallet} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The heading and the missions. The same in every state: a heading that is replaced would take the focus again. */
function Header() {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <PageHeading>Your Streak Journey</PageHeading>
      <Link to="/dashboard/missions" className={buttonClass('secondary', 'sm')}>
        <MissionsIcon aria-hidden className="size-4" /> View Missions
      </Link>
    </div>
  );
}

/** How often each action has earned points today; null while unknown. */
function countsOf(days: Live<UserStreak[]>, today: Day): UserStreak['counts'] | null {
  if (days.status !== 'ready') return null;
  const day = days.data.find(({ activity_date }) => activity_date === today);
  // Without a network, a day that is not on this device may still have been active.
  return day?.counts ?? (days.unconfirmed ? null : {});
}
