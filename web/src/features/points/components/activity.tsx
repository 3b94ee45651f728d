import { type Day, dayOf } from '@akada/domain/days/day';
import { monthOf } from '@akada/domain/days/month';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { HEATMAP } from '@akada/domain/points/heatmap';
import type { UserPoints, UserStreak } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import type { Live } from '@/firebase/live.ts';
import { longDay } from '@/lib/time.ts';
import { useMayLoad } from '@/lib/use-may-load.ts';
import { useZone } from '@/lib/zone.ts';
import { DateIcon, RecentDaysIcon } from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { Tile } from '@/ui/tile.tsx';
import { TileError } from '@/ui/tile-states.tsx';
import { useActiveDaysOf } from '../api/use-rewards.ts';
import { Heatmap, hoursText } from './heatmap.tsx';
import { StreakCalendar } from './streak-calendar.tsx';

const VIEWS = [
  { id: 'heatmap', label: `Last ${HEATMAP.days} days`, icon: RecentDaysIcon },
  { id: 'month', label: 'By month', icon: DateIcon },
] as const;

interface ActivityProps {
  uid: string;
  points: UserPoints | null;
  /** The active days of the heatmap. */
  days: Live<UserStreak[]>;
  today: Day;
  className?: string;
}

/** The days with activity: a heatmap of three weeks, or a calendar of a month. A press on a day shows its figures. */
export function Activity({ uid, points, days, today, className }: ActivityProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('heatmap');
  return (
    <Tile title="Activity" icon={RecentDaysIcon} {...(className && { className })}>
      <fieldset className="mb-4">
        <legend className="sr-only">Show activity</legend>
        <SegmentedRadios
          name="activity"
          options={VIEWS}
          value={view}
          onChange={setView}
          className="grid-cols-2"
        />
      </fieldset>
      {view === 'heatmap' ? (
        <LastDays days={days} today={today} />
      ) : (
        <ByMonth uid={uid} points={points} today={today} />
      )}
    </Tile>
  );
}

function LastDays({ days, today }: Pick<ActivityProps, 'days' | 'today'>) {
  const [chosen, setChosen] = useState(today);
  if (days.status === 'error') {
    return <TileError message="Failed to load rewards data" onRetry={days.retry} />;
  }
  const known = byDay(days);
  return (
    <>
      <Heatmap days={known} today={today} chosen={chosen} onChoose={setChosen} />
      {known ? <DayDetail day={chosen} active={known.get(chosen)} /> : <Unknown />}
    </>
  );
}

function ByMonth({ uid, points, today }: Pick<ActivityProps, 'uid' | 'points' | 'today'>) {
  const [month, setMonth] = useState(monthOf(today));
  const [chosen, setChosen] = useState(today);
  const days = useActiveDaysOf(uid, month);
  const zone = useZone();
  if (days.status === 'error') {
    return <TileError message="Failed to load rewards data" onRetry={days.retry} />;
  }
  const known = byDay(days);
  return (
    <>
      <StreakCalendar
        month={month}
        onMonth={setMonth}
        days={known}
        points={points}
        today={today}
        first={points ? dayOf(points.created_at, zone) : today}
        chosen={chosen}
        onChoose={setChosen}
      />
      {!known && <Unknown />}
      {known && monthOf(chosen) === month && <DayDetail day={chosen} active={known.get(chosen)} />}
    </>
  );
}

/** The figures of a day: its hours and points, and how they were earned. */
function DayDetail({ day, active }: { day: Day; active: UserStreak | undefined }) {
  const actions = Object.entries(active?.counts ?? {}) as [PointsAction, number][];
  return (
    <div role="status" className="mt-3 rounded-xl bg-sunken px-3.5 py-2.5 text-sm">
      <p className="font-semibold">{longDay(day)}</p>
      <p className="text-ink-soft">
        {active
          ? [
              `${hoursText(active)}, ${quantity(active.points_earned, 'point')}`,
              ...actions.map(
                ([action, count]) => `${ACTIONS[action].label}${count > 1 ? ` × ${count}` : ''}`,
              ),
            ].join(' · ')
          : 'No activity'}
      </p>
    </div>
  );
}

/** Says that the days are not on this device, once the server will not answer. */
function Unknown() {
  if (useMayLoad()) return null;
  return <p className="mt-3 text-sm text-ink-soft">Not available offline yet.</p>;
}

function byDay(days: Live<UserStreak[]>): ReadonlyMap<Day, UserStreak> | null {
  // Without a network, an empty list may only mean that nothing is on this device.
  if (days.status !== 'ready' || (days.unconfirmed && days.data.length === 0)) return null;
  return new Map(days.data.map((day) => [day.activity_date, day]));
}
