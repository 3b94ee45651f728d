import { missionsOf } from '@akada/domain/points/missions';
import type { UserPoints } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useCountedDay } from '@/lib/time.ts';
import { RecentDaysIcon, TodayIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useWeek } from './api/use-week.ts';
import { MissionList } from './components/mission-list.tsx';

/** Missions: goals that earn points today and this week, live. */
export function MissionsPage({ points }: { points: Live<UserPoints | null> }) {
  const { uid } = useStudent();
  const today = useCountedDay(points.status === 'ready' ? points.data : null);
  const week = useWeek(uid, today);
  const isKnown = week.status === 'ready' && !(week.unconfirmed && week.data.length === 0);
  const missions = isKnown ? missionsOf(week.data, today) : null;
  return (
    <>
      <header className="mb-5">
        <PageHeading>Missions</PageHeading>
        <p className="text-ink-soft">
          {missions
            ? `${quantity(missions.pointsToday, 'point')} earned today`
            : 'Goals that earn points, today and this week'}
        </p>
      </header>
      {week.status === 'loading' && <SkeletonRows rows={4} label="Loading your missions" />}
      {week.status === 'error' && (
        <ErrorState
          message={`Failed to load your missions: ${failureReason(week.error)}`}
          onRetry={week.retry}
        />
      )}
      {week.status === 'ready' && !missions && <NotAvailableOffline />}
      {missions && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <MissionList title="Today" icon={TodayIcon} missions={missions.daily} />
          <MissionList title="Last 7 days" icon={RecentDaysIcon} missions={missions.weekly} />
        </div>
      )}
    </>
  );
}
