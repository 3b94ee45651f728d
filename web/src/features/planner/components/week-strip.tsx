import { type Day, weekOf } from '@akada/domain/days/day';
import { weeklyStats } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { clsx } from 'clsx';
import { longDay, weekday } from '@/lib/time.ts';
import { Button, IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { NextIcon, PreviousIcon } from '@/ui/icons.ts';

interface WeekStripProps {
  /** Null while they are unknown. */
  entries: readonly PlannerEntry[] | null;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
  /** Goes this many weeks forward, or back when negative. */
  onChangeWeek: (weeks: number) => void;
}

/** The week of the selected day: a button for each day with its progress. */
export function WeekStrip({ entries, today, selected, onSelect, onChangeWeek }: WeekStripProps) {
  const days = weekOf(selected);
  return (
    <Card className="p-2 sm:p-4">
      <header className="flex items-center justify-between">
        <h2 className="pl-1 font-bold">
          {days.includes(today) ? 'This week' : `Week of ${longDay(days[0] ?? selected)}`}
        </h2>
        <div className="flex items-center">
          {selected !== today && (
            <Button look="quiet" size="sm" onClick={() => onSelect(today)}>
              Today
            </Button>
          )}
          <IconButton label="Previous week" onClick={() => onChangeWeek(-1)}>
            <PreviousIcon aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Next week" onClick={() => onChangeWeek(1)}>
            <NextIcon aria-hidden className="size-5" />
          </IconButton>
        </div>
      </header>
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day}>
            <DayButton
              day={day}
              entries={entries?.filter((entry) => entry.date === day) ?? null}
              isToday={day === today}
              isSelected={day === selected}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DayButton({
  day,
  entries,
  isToday,
  isSelected,
  onSelect,
}: {
  day: Day;
  entries: readonly PlannerEntry[] | null;
  isToday: boolean;
  isSelected: boolean;
  onSelect: (day: Day) => void;
}) {
  const { tasksCompleted, totalTasks, productivityScore } = weeklyStats(entries ?? []);
  const planned = totalTasks === 0 ? ': nothing planned' : `: ${tasksCompleted} of ${totalTasks} done`;
  return (
    <button
      type="button"
      aria-label={`${longDay(day)}${isToday ? ', today' : ''}${entries ? planned : ''}`}
      aria-pressed={isSelected}
      onClick={() => onSelect(day)}
      className={clsx(
        'grid w-full justify-items-center gap-1 rounded-2xl border py-2 color-transition',
        isSelected ? 'border-brand bg-brand text-on-brand' : 'border-transparent hover:bg-sunken',
      )}
    >
      {/* Sized so that seven fit side by side. */}
      <span
        className={clsx(
          'text-[min(0.75rem,4.2vw)] font-medium whitespace-nowrap',
          !isSelected && 'text-ink-soft',
        )}
      >
        {weekday(day)}
      </span>
      <span className={clsx('leading-tight tabular', isToday ? 'font-extrabold' : 'font-medium')}>
        {Number(day.slice(-2))}
      </span>
      <span
        aria-hidden
        className={clsx(
          'h-1.5 w-6 overflow-hidden rounded-full',
          totalTasks === 0 ? 'bg-transparent' : isSelected ? 'bg-brand-tint' : 'bg-line',
        )}
      >
        <span className="block h-full rounded-full bg-marigold" style={{ width: `${productivityScore}%` }} />
      </span>
    </button>
  );
}
