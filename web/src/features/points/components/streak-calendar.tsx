import { type Day, daysSinceWeekStart, startOfDay, weekOf } from '@akada/domain/days/day';
import {
  daysOfMonth,
  firstDayOf,
  type Month,
  monthOf,
  nextMonth,
  previousMonth,
} from '@akada/domain/days/month';
import type { UserPoints, UserStreak } from '@akada/domain/points/schemas';
import { type StreakDay, streakDay } from '@akada/domain/points/streak-days';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { weekday } from '@/lib/time.ts';
import { IconButton } from '@/ui/button.tsx';
import { FreezeIcon, NextIcon, PreviousIcon, StreakIcon } from '@/ui/icons.ts';
import { DayCell, WeekdayRow } from './day-cell.tsx';

const MONTH_TEXT = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const LOOKS: Record<StreakDay, string> = {
  active: 'bg-marigold-tint text-marigold-ink',
  saved: 'bg-calm-tint text-calm-ink',
  inactive: 'bg-sunken text-ink-soft',
  ahead: '',
};

const TEXTS = { saved: 'no activity, streak saved', inactive: 'no activity', ahead: 'still ahead' } as const;

interface StreakCalendarProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** The month's active days by their day; null while unknown. */
  days: ReadonlyMap<Day, UserStreak> | null;
  points: UserPoints | null;
  today: Day;
  /** The student's first day, before which there is no month to show. */
  first: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
}

/** A month with its active days, and those without activity that a streak freeze covered. */
export function StreakCalendar({
  month,
  onMonth,
  days,
  points,
  today,
  first,
  chosen,
  onChoose,
}: StreakCalendarProps) {
  const shown = daysOfMonth(month);
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-2">
        <IconButton
          label="Previous month"
          disabled={month <= monthOf(first)}
          onClick={() => onMonth(previousMonth(month))}
        >
          <PreviousIcon aria-hidden className="size-5" />
        </IconButton>
        <p aria-live="polite" className="text-center">
          <span className="block font-semibold">{MONTH_TEXT.format(startOfDay(firstDayOf(month)))}</span>
          <span className="block text-sm text-ink-soft">
            {days ? quantity(days.size, 'active day') : 'Loading'}
          </span>
        </p>
        <IconButton
          label="Next month"
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(nextMonth(month))}
        >
          <NextIcon aria-hidden className="size-5" />
        </IconButton>
      </div>
      <WeekdayRow names={weekOf(today).map(weekday)} />
      <ol className="grid grid-cols-7 gap-1.5">
        {shown.map((day, index) => {
          const kind = streakDay(day, points, days?.has(day) ?? false, today);
          if (kind === 'ahead') {
            return (
              <li
                key={day}
                aria-hidden
                style={index === 0 ? { gridColumnStart: daysSinceWeekStart(day) + 1 } : undefined}
                className="grid aspect-square place-content-center text-[min(0.8125rem,3.6vw)] text-ink-soft"
              >
                {Number(day.slice(8))}
              </li>
            );
          }
          return (
            <DayCell
              key={day}
              day={day}
              column={index === 0 ? daysSinceWeekStart(day) + 1 : undefined}
              text={days ? (kind === 'active' ? 'active' : TEXTS[kind]) : ''}
              isToday={day === today}
              isChosen={day === chosen}
              onChoose={onChoose}
              group="streak-calendar"
              className={clsx(LOOKS[days ? kind : 'inactive'], !days && 'animate-pulse')}
            >
              {days && kind === 'active' && <StreakIcon className="size-[10px]" strokeWidth={3} />}
              {days && kind === 'saved' && <FreezeIcon className="size-[10px]" strokeWidth={3} />}
            </DayCell>
          );
        })}
      </ol>
    </>
  );
}
