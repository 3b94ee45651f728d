import { addDays, type Day } from '@akada/domain/days/day';
import { HEATMAP, heatmapHours } from '@akada/domain/home/home';
import type { UserStreak } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import type { Live } from '@/firebase/live.ts';
import { longDay, weekday } from '@/lib/time.ts';
import { RecentDaysIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { TileError } from '@/ui/tile-states.tsx';

interface HeatmapProps {
  days: Live<UserStreak[]>;
  today: Day;
  className?: string;
}

/** The last three weeks, one square a day. The hours are written in the square, so it can be read without colour. */
export function Heatmap({ days, today, className }: HeatmapProps) {
  const known = days.status === 'ready' ? new Map(days.data.map((day) => [day.activity_date, day])) : null;
  const shown = Array.from({ length: HEATMAP.days }, (_, index) => addDays(today, index - HEATMAP.days + 1));
  return (
    <Tile title={`Last ${HEATMAP.days} days`} icon={RecentDaysIcon} {...(className && { className })}>
      {days.status === 'error' ? (
        <TileError message="Failed to load rewards data" onRetry={days.retry} />
      ) : (
        <ol className="grid grid-cols-7 gap-1.5">
          {shown.map((day) => (
            <Square key={day} day={day} points={known ? (known.get(day)?.points_earned ?? 0) : null} />
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        Hours a day: points divided by {HEATMAP.pointsPerHour}, at most {HEATMAP.maxHours}.
      </p>
    </Tile>
  );
}

function Square({ day, points }: { day: Day; points: number | null }) {
  const hours = heatmapHours(points ?? 0);
  const text = points === null ? '' : String(Math.round(hours * 10) / 10);
  return (
    <li
      title={text && `${longDay(day)}: ${text} h`}
      className={clsx(
        'grid aspect-square min-w-0 content-center justify-items-center rounded-xl text-xs/tight',
        hours === 0 && 'bg-sunken text-ink-soft',
        hours > 0 && hours <= HEATMAP.brightAbove && 'bg-brand-tint text-brand-ink',
        hours > HEATMAP.brightAbove && 'bg-brand text-on-brand',
      )}
    >
      {/* Sized so that seven fit side by side. */}
      <span aria-hidden className="text-[min(0.75rem,3.8vw)] whitespace-nowrap">
        {weekday(day)}
      </span>
      <span aria-hidden className="text-sm/tight font-bold tabular-nums">
        {text}
      </span>
      <span className="sr-only">
        {longDay(day)}: {text ? quantity(Number(text), 'hour') : 'loading'}
      </span>
    </li>
  );
}
