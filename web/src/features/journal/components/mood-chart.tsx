import type { Day } from '@akada/domain/day';
import { dailyFigures, JOURNAL_WINDOWS, moodLabel } from '@akada/domain/journal-figures';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import { ChartColumn } from 'lucide-react';
import { Tile } from '@/ui/tile.tsx';
import { longDay, weekday } from '@/ui/time.ts';

/** Of the drawing, in its own units. */
const COLUMN = 40;
const HEIGHT = 100;
const MOST_MOOD = 4;

/** Mood and study time of the last 7 days: columns are hours, dots are moods. The same stands in a table. */
export function MoodChart({ entries, today }: { entries: readonly JournalEntry[]; today: Day }) {
  const days = dailyFigures(entries, today, JOURNAL_WINDOWS.week);
  const mostHours = Math.max(1, ...days.map(({ hours }) => hours));
  return (
    <Tile title="Mood and study time" icon={ChartColumn} tone="blue">
      <svg
        aria-hidden
        viewBox={`0 0 ${COLUMN * days.length} ${HEIGHT + 18}`}
        className="w-full text-ink-soft"
        role="presentation"
      >
        {days.map(({ day, mood, hours }, index) => {
          const height = (hours / mostHours) * HEIGHT;
          const middle = index * COLUMN + COLUMN / 2;
          return (
            <g key={day}>
              <rect
                x={middle - 11}
                y={HEIGHT - height}
                width={22}
                height={height}
                rx={4}
                className="fill-brand-tint stroke-brand"
              />
              {mood !== null && (
                <circle
                  cx={middle}
                  cy={HEIGHT + 6 - (mood / MOST_MOOD) * HEIGHT}
                  r={5}
                  className="fill-marigold"
                />
              )}
              <text x={middle} y={HEIGHT + 15} textAnchor="middle" fontSize={11} fill="currentColor">
                {weekday(day)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="mt-2 flex gap-4 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm border border-brand bg-brand-tint" /> Hours, at most{' '}
          {mostHours}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full bg-marigold" /> Mood
        </span>
      </p>
      <table className="sr-only">
        <caption>Mood and study time of the last 7 days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Mood</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, mood, hours }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td>{mood === null ? 'no entry' : moodLabel(mood)}</td>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}
