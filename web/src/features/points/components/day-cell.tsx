import type { Day } from '@akada/domain/days/day';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { longDay } from '@/lib/time.ts';

interface DayCellProps {
  day: Day;
  /** What the cell shows, in words; empty while it loads. */
  text: string;
  isToday: boolean;
  isChosen: boolean;
  onChoose: (day: Day) => void;
  /** The column of the grid, 1 to 7, for the first day; the others follow. */
  column?: number | undefined;
  /** The name of the radio group. */
  group: string;
  /** The classes of the square: its colours. */
  className: string;
  style?: CSSProperties | undefined;
  /** A mark below the number, so that the cell can be read without colour. */
  children?: ReactNode;
}

/** A square of a grid of days, seven in a row. A radio button: the arrow keys move through the days. */
export function DayCell({
  day,
  text,
  isToday,
  isChosen,
  onChoose,
  column,
  group,
  className,
  style,
  children,
}: DayCellProps) {
  return (
    <li className="min-w-0" style={column ? { gridColumnStart: column } : undefined}>
      <label
        style={style}
        title={text && `${longDay(day)}: ${text}`}
        className={clsx(
          'relative grid aspect-square content-center justify-items-center gap-0.5 rounded-xl',
          'has-checked:outline-2 has-checked:outline-offset-1 has-checked:outline-ink',
          'has-focus-visible:outline-3 has-focus-visible:outline-brand-ink',
          className,
        )}
      >
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={() => onChoose(day)}
          className="sr-only"
        />
        {/* Sized so that seven fit side by side. */}
        <span
          aria-hidden
          className={clsx(
            'text-[min(0.8125rem,3.6vw)]/tight tabular',
            isToday ? 'font-extrabold underline underline-offset-2' : 'font-semibold',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span aria-hidden className="grid h-[10px] place-items-center">
          {children}
        </span>
        <span className="sr-only">
          {longDay(day)}
          {isToday && ', today'}: {text || 'loading'}
        </span>
      </label>
    </li>
  );
}

/** The names of the weekdays above a grid, for the seven days given. */
export function WeekdayRow({ names }: { names: readonly string[] }) {
  return (
    <div
      aria-hidden
      className="mb-1.5 grid grid-cols-7 gap-1.5 text-center text-[min(0.75rem,3.4vw)] text-ink-soft"
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
