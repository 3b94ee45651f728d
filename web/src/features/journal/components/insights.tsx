import type { Day } from '@akada/domain/days/day';
import type { FocusByDay } from '@akada/domain/focus/minutes';
import {
  consistency,
  entriesWithin,
  JOURNAL_WINDOWS,
  journalStats,
  MONTHLY_GOALS,
  type MoodTrend,
  moodTrend,
  studyFocus,
} from '@akada/domain/journal/figures';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { dailyFigures, mostProductiveDay, studyHours } from '@akada/domain/journal/study';
import { quantity } from '@akada/domain/text/plural';
import { longDay } from '@/lib/time.ts';
import { GoalIcon, InsightsIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Tile } from '@/ui/tile.tsx';

const TRENDS: Record<MoodTrend, string> = { improving: 'Improving', steady: 'Steady', falling: 'Falling' };

interface InsightsProps {
  entries: readonly JournalEntry[];
  focus: FocusByDay;
  today: Day;
}

/** Insights from the last 7 days, and the progress of the monthly goals. */
export function Insights({ entries, focus, today }: InsightsProps) {
  const week = entriesWithin(entries, today, JOURNAL_WINDOWS.week);
  const month = journalStats(entriesWithin(entries, today, JOURNAL_WINDOWS.month));
  const best = mostProductiveDay(dailyFigures(entries, focus, today, JOURNAL_WINDOWS.week));
  const subject = studyFocus(week);
  const steady = consistency(entries, today);
  const insights = [
    { name: 'Most Productive Day', value: best ? longDay(best) : 'Not enough entries yet' },
    { name: 'Mood Trend', value: TRENDS[moodTrend(week)] },
    {
      name: 'Study Focus',
      value: subject ? subject[0]?.toUpperCase() + subject.slice(1) : 'Not enough entries yet',
    },
  ];
  return (
    <>
      <Tile title="Weekly Insights" icon={InsightsIcon} tone="yellow">
        <dl className="grid gap-3">
          {insights.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Tile>
      <Tile title="Monthly Goals" icon={GoalIcon} tone="marigold">
        <div className="grid gap-3">
          <Goal name="Journal entries" value={month.entries} of={MONTHLY_GOALS.entries} unit="" />
          <Goal
            name="Study hours"
            value={studyHours(dailyFigures(entries, focus, today, JOURNAL_WINDOWS.month))}
            of={MONTHLY_GOALS.hours}
            unit=" h"
          />
          <p className="flex justify-between gap-3 text-sm">
            <span className="text-ink-soft">
              Consistency, {steady.days} of {quantity(steady.of, 'day')}
            </span>
            <strong>{steady.label}</strong>
          </p>
        </div>
      </Tile>
    </>
  );
}

function Goal({ name, value, of, unit }: { name: string; value: number; of: number; unit: string }) {
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-soft">{name}</span>
        <strong className="tabular">
          {value} of {of}
          {unit}
        </strong>
      </p>
      <Meter label={name} value={value} max={of} />
    </div>
  );
}
