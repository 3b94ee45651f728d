import { moodLabel } from '@akada/domain/journal/figures';
import { type DayFigures, studyHours } from '@akada/domain/journal/study';
import { longDay, weekday } from '@/lib/time.ts';

/** The size of the drawing, in its own units. */
const WIDTH = 280;
const HEIGHT = 100;
const MAX_MOOD_SCORE = 4;
/** Up to this many columns all have a weekday below; with more, every fifth one has its day of the month. */
const MAX_WEEKDAY_LABELS = 7;
const LABEL_INTERVAL = 5;

/** Columns are hours, dots are moods. Screen readers get the same as a table. */
export function DayChart({ days }: { days: readonly DayFigures[] }) {
  const column = WIDTH / days.length;
  const mostHours = Math.max(1, ...days.map(({ hours }) => studyHours([{ hours }])));
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
        className="w-full overflow-visible text-ink-soft"
      >
        {days.map(({ day, mood, hours }, index) => {
          const height = (hours / mostHours) * HEIGHT;
          const middle = index * column + column / 2;
          const hasLabel =
            days.length <= MAX_WEEKDAY_LABELS || (days.length - 1 - index) % LABEL_INTERVAL === 0;
          return (
            <g key={day}>
              <rect
                x={middle - column * 0.28}
                y={HEIGHT - height}
                width={column * 0.56}
                height={height}
                rx={Math.min(4, column * 0.2)}
                className="fill-brand-tint stroke-brand"
              />
              {mood !== null && (
                <circle
                  cx={middle}
                  cy={HEIGHT + 6 - (mood / MAX_MOOD_SCORE) * HEIGHT}
                  r={Math.min(5, column * 0.36)}
                  className="fill-marigold"
                />
              )}
              {hasLabel && (
                <text x={middle} y={HEIGHT + 15} textAnchor="middle" fontSize={11} fill="currentColor">
                  {days.length <= MAX_WEEKDAY_LABELS ? weekday(day) : Number(day.slice(8))}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm border border-brand bg-brand-tint" /> Hours (tallest
          bar: {mostHours})
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full bg-marigold" /> Mood
        </span>
      </p>
      {/* The wrapper is hidden and not the table, which can't be narrower than its words and would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>Mood and study time of the last {days.length} days</caption>
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
                <td>{studyHours([{ hours }])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
