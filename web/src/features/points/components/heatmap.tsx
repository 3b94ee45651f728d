import { addDays, type Day, daysSinceWeekStart, weekOf } from '@akada/domain/days/day';
import { HEATMAP, heatLevel, heatmapHours } from '@akada/domain/points/heatmap';
import type { UserStreak } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { weekday } from '@/lib/time.ts';
import { DayCell, WeekdayRow } from './day-cell.tsx';

/**
 * The colours of each level, from no hours to 4. Deeper is more; those above 2 hours are bright. `share` is how much of the
 * brand's colour is in it, where the browser can mix colours.
 */
const HEAT = [
  { level: 0, className: 'bg-sunken text-ink-soft' },
  { level: 1, className: 'bg-brand-tint text-ink' },
  { level: 2, className: 'bg-brand-tint text-ink', share: 38 },
  { level: 3, className: 'bg-brand text-on-brand', share: 80 },
  { level: 4, className: 'bg-brand text-on-brand' },
] as const satisfies readonly Heat[];

interface Heat {
  level: number;
  className: string;
  share?: number;
}

/** The colour of a level as a style; the browser ignores it if it cannot mix colours. */
function styleOf({ share }: Heat): CSSProperties | undefined {
  if (share === undefined) return undefined;
  return { backgroundColor: `color-mix(in srgb, var(--brand) ${share}%, var(--surface))` };
}

interface HeatmapProps {
  /** The active days by their day; null while unknown. */
  days: ReadonlyMap<Day, UserStreak> | null;
  today: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
}

/** The last three weeks, a square a day, each below its weekday. More hours are a deeper colour and more dots, so it can be read without colour. */
export function Heatmap({ days, today, chosen, onChoose }: HeatmapProps) {
  const shown = Array.from({ length: HEATMAP.days }, (_, index) => addDays(today, index - HEATMAP.days + 1));
  return (
    <>
      <WeekdayRow names={weekOf(today).map(weekday)} />
      <ol className="grid grid-cols-7 gap-1.5">
        {shown.map((day, index) => {
          const heat: Heat = HEAT[days ? heatLevel(hoursOf(days.get(day))) : 0] ?? HEAT[4];
          return (
            <DayCell
              key={day}
              day={day}
              column={index === 0 ? daysSinceWeekStart(day) + 1 : undefined}
              text={days ? hoursText(days.get(day)) : ''}
              isToday={day === today}
              isChosen={day === chosen}
              onChoose={onChoose}
              group="heatmap"
              className={clsx(heat.className, !days && 'animate-pulse')}
              style={styleOf(heat)}
            >
              <Dots count={heat.level} />
            </DayCell>
          );
        })}
      </ol>
      <p aria-hidden className="mt-3 flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
        0 h
        {HEAT.map((heat) => (
          <span
            key={heat.level}
            style={styleOf(heat)}
            className={clsx('grid size-5 place-items-center rounded-md', heat.className)}
          >
            <Dots count={heat.level} />
          </span>
        ))}
        {HEATMAP.maxHours} h
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Hours a day: points divided by {HEATMAP.pointsPerHour}, at most {HEATMAP.maxHours}.
      </p>
    </>
  );
}

/** The hours of a day in words: '2.4 hours'. */
export function hoursText(day: UserStreak | undefined): string {
  return quantity(Math.round(hoursOf(day) * 10) / 10, 'hour');
}

function hoursOf(day: UserStreak | undefined): number {
  return heatmapHours(day?.points_earned ?? 0);
}

function Dots({ count }: { count: number }) {
  return (
    <span className={clsx('grid gap-[2px]', count > 2 ? 'grid-cols-2' : 'grid-flow-col')}>
      {Array.from({ length: count }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all alike
        <span key={dot} className="size-[4px] rounded-full bg-current" />
      ))}
    </span>
  );
}
