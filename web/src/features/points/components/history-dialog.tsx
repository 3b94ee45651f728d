import { type Day, dayOf } from '@akada/domain/days/day';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { groupBy } from '@/lib/group-by.ts';
import { clockTime, longDay } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { buttonClass } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EarnPointsIcon, ListViewIcon, PointsIcon, RewardsIcon } from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { type HistoryEntry, type HistoryFilter, usePointsHistory } from '../api/use-points-history.ts';
import { PointsRow } from './points-row.tsx';

const FILTERS = [
  { id: 'all', label: 'All', icon: ListViewIcon },
  { id: 'earned', label: 'Earned', icon: EarnPointsIcon },
  { id: 'spent', label: 'Spent', icon: RewardsIcon },
] as const;

const NOTHING: Record<HistoryFilter, string> = {
  all: 'No points yet',
  earned: 'No points earned yet',
  spent: 'No points spent yet',
};

/** Everything that earned or cost points, newest first, by day. */
export function HistoryDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const zone = useZone();
  const { live, all, ...more } = usePointsHistory(uid, filter, (error) => {
    warnWithToast(
      'the points history was not read',
      error,
      `Failed to load older points: ${failureReason(error)}`,
    );
  });
  const days = groupBy(all, ({ at }) => dayOf(at, zone));
  return (
    <Dialog title="Points History" onClose={onClose}>
      <fieldset className="mb-4">
        <legend className="sr-only">Show</legend>
        <SegmentedRadios
          name="points-history"
          options={FILTERS}
          value={filter}
          onChange={setFilter}
          className="grid-cols-3"
        />
      </fieldset>
      {live.status === 'loading' && <SkeletonRows rows={4} label="Loading your points" />}
      {live.status === 'error' && <ErrorState message="Failed to load your points" onRetry={live.retry} />}
      {live.status === 'ready' && all.length === 0 && live.unconfirmed && <NotAvailableOffline />}
      {live.status === 'ready' && all.length === 0 && !live.unconfirmed && !more.canRead && (
        <EmptyState icon={PointsIcon} title={NOTHING[filter]}>
          <Link to="/dashboard/missions" className={buttonClass()}>
            View Missions
          </Link>
        </EmptyState>
      )}
      {live.status === 'ready' && (
        <div className="grid gap-4">
          {[...days].map(([day, entries]) => (
            <DayGroup key={day} day={day} entries={entries} />
          ))}
          <ShowMore list={more} />
        </div>
      )}
    </Dialog>
  );
}

function DayGroup({ day, entries }: { day: Day; entries: readonly HistoryEntry[] }) {
  return (
    <section aria-label={longDay(day)}>
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{longDay(day)}</h3>
      <ul className="grid gap-2.5">
        {entries.map(({ id, label, points, at }) => (
          <PointsRow key={id} label={label} points={points} time={clockTime(at)} />
        ))}
      </ul>
    </section>
  );
}
