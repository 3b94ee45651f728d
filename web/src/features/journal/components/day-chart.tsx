import { MOOD_SCORES, moodLabel } from '@akada/domain/journal/figures';
import { MOODS } from '@akada/domain/journal/journal';
import { type DayFigures, studyHours } from '@akada/domain/journal/study';
import { weekday } from '@/lib/time.ts';
import { MOOD_LABELS } from '../labels.ts';
import { DayTable } from './day-table.tsx';

/** The sizes of the drawing, in its own units: the axis at the left, then the two panels, one above the other. */
const WIDTH = 280;
const AXIS = 24;
const MOOD_HEIGHT = 72;
const GAP = 26;
const HOURS_HEIGHT = 70;
const HOURS_TOP = MOOD_HEIGHT + GAP;
const HOURS_BOTTOM = HOURS_TOP + HOURS_HEIGHT;
const HEIGHT = HOURS_BOTTOM + 18;
const FACE = 13;
/** Up to this many columns all have a weekday below, and their hours; with more, every fifth has its day of the month. */
const MAX_LABELLED = 7;
const LABEL_INTERVAL = 5;

interface DayChartProps {
  days: readonly DayFigures[];
  /** The mean mood score of all entries of these days; null without an entry. */
  averageMood: number | null;
}

/** A line of moods above bars of hours, with their averages in words. Screen readers get the same as a table. */
export function DayChart({ days, averageMood }: DayChartProps) {
  const column = (WIDTH - AXIS) / days.length;
  const maxHours = Math.ceil(Math.max(1, ...days.map(({ hours }) => hours)));
  const columns = days.map((figures, index) => ({
    ...figures,
    middle: AXIS + (index + 0.5) * column,
    label: labelOf(figures.day, days.length, index),
  }));
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
        <span>
          <strong className="text-xl tabular">{studyHours(days)} h</strong>{' '}
          <span className="text-sm text-ink-soft">of study</span>
        </span>
        {averageMood !== null && (
          <span>
            <strong className="text-xl">{moodLabel(averageMood)}</strong>{' '}
            <span className="text-sm text-ink-soft">on average</span>
          </span>
        )}
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mx-auto w-full max-w-88 overflow-visible text-ink-soft"
      >
        <MoodAxis />
        <polyline
          points={columns
            .flatMap(({ middle, mood }) => (mood === null ? [] : [`${middle},${moodY(mood)}`]))
            .join(' ')}
          className="fill-none stroke-ink-soft"
          strokeWidth={1.5}
        />
        {columns.map(({ day, middle, mood }) =>
          mood === null ? null : (
            <circle
              key={day}
              cx={middle}
              cy={moodY(mood)}
              r={Math.min(4.5, column * 0.4)}
              className="fill-marigold stroke-marigold-ink"
            />
          ),
        )}
        <HoursAxis max={maxHours} />
        {columns.map(({ day, middle, hours, label }) => {
          const height = (hours / maxHours) * HOURS_HEIGHT;
          return (
            <g key={day}>
              <rect
                x={middle - column * 0.32}
                y={HOURS_BOTTOM - height}
                width={column * 0.64}
                height={height}
                rx={Math.min(4, column * 0.2, height / 2)}
                className="fill-brand"
              />
              {days.length <= MAX_LABELLED && hours > 0 && (
                <text
                  x={middle}
                  y={HOURS_BOTTOM - height - 4}
                  textAnchor="middle"
                  fontSize={10}
                  className="fill-ink font-semibold"
                >
                  {studyHours([{ hours }])}
                </text>
              )}
              {label && (
                <text x={middle} y={HEIGHT - 3} textAnchor="middle" fontSize={11} fill="currentColor">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full border border-marigold-ink bg-marigold" /> Mood
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-md bg-brand" /> Hours
        </span>
      </p>
      <DayTable days={days} />
    </>
  );
}

/** The four moods as faces, each with its line. */
function MoodAxis() {
  return MOODS.map((mood) => {
    const { icon: Face } = MOOD_LABELS[mood];
    const y = moodY(MOOD_SCORES[mood]);
    return (
      <g key={mood}>
        <Face x={0} y={y - FACE / 2} width={FACE} height={FACE} />
        <line x1={AXIS - 4} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
      </g>
    );
  });
}

function HoursAxis({ max }: { max: number }) {
  return [0, max].map((hours) => {
    const y = HOURS_BOTTOM - (hours / max) * HOURS_HEIGHT;
    return (
      <g key={hours}>
        <text x={0} y={y + 4} fontSize={11} fill="currentColor">
          {hours} h
        </text>
        <line x1={AXIS - 4} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
      </g>
    );
  });
}

/** Where a mood is drawn: great at the top, poor at the bottom. */
function moodY(score: number): number {
  const share = (score - MOOD_SCORES.poor) / (MOOD_SCORES.great - MOOD_SCORES.poor);
  return FACE / 2 + (1 - share) * (MOOD_HEIGHT - FACE);
}

function labelOf(day: string, count: number, index: number): string | null {
  if (count <= MAX_LABELLED) return weekday(day);
  return (count - 1 - index) % LABEL_INTERVAL === 0 ? String(Number(day.slice(8))) : null;
}
