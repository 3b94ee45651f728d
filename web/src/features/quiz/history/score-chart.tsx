import type { Attempt } from '@akada/domain/practice/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { instantText } from '@/lib/time.ts';
import { StatisticsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The size of the drawing, in its own units, and the room for the labels around it. */
const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 30;
const LINES = [0, 50, 100];

const KINDS = [
  { kind: 'exam', name: 'Mock exams', line: 'stroke-brand', dot: 'fill-marigold' },
  { kind: 'practice', name: 'Practice', line: 'stroke-line-strong', dot: 'fill-ink-soft' },
] as const;

/** Scores over time, oldest first, with a line for each kind. Screen readers get the same as a table. */
export function ScoreChart({ attempts }: { attempts: readonly Stored<Attempt>[] }) {
  const sat = attempts.filter(({ submitted_at }) => submitted_at !== null).toReversed();
  const [oldest, newest] = [sat[0], sat.at(-1)];
  if (!oldest || !newest) return null;
  const first = oldest.started_at.getTime();
  const span = newest.started_at.getTime() - first;
  const ends =
    oldest === newest
      ? [{ attempt: oldest, x: (LEFT + WIDTH - 12) / 2, anchor: 'middle' as const }]
      : [
          { attempt: oldest, x: LEFT, anchor: 'start' as const },
          { attempt: newest, x: WIDTH, anchor: 'end' as const },
        ];
  const lines = KINDS.map((line) => ({
    ...line,
    points: sat
      .filter(({ kind }) => kind === line.kind)
      .map(({ id, score, started_at }) => ({
        id,
        x: LEFT + (span === 0 ? 0.5 : (started_at.getTime() - first) / span) * (WIDTH - LEFT - 12),
        y: HEIGHT - (score / 100) * HEIGHT,
      })),
  })).filter(({ points }) => points.length > 0);
  return (
    <Tile title="Scores over time" icon={StatisticsIcon} tone="blue">
      <svg
        aria-hidden
        viewBox={`0 -8 ${WIDTH} ${HEIGHT + 28}`}
        className="mx-auto max-h-64 w-full max-w-md overflow-visible text-ink-soft"
      >
        {LINES.map((score) => {
          const y = HEIGHT - (score / 100) * HEIGHT;
          return (
            <g key={score}>
              <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
              <text x={LEFT - 4} y={y + 3.5} textAnchor="end" fontSize={10} fill="currentColor">
                {score}%
              </text>
            </g>
          );
        })}
        {lines.map(({ kind, line, dot, points }) => (
          <g key={kind}>
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              className={`fill-none ${line}`}
              strokeWidth={2}
              strokeDasharray={kind === 'practice' ? '4 3' : undefined}
            />
            {points.map(({ id, x, y }) => (
              <circle key={id} cx={x} cy={y} r={4} className={`${dot} stroke-surface`} />
            ))}
          </g>
        ))}
        {ends.map(({ attempt, x, anchor }) => (
          <text key={attempt.id} x={x} y={HEIGHT + 16} textAnchor={anchor} fontSize={10} fill="currentColor">
            {dayText(attempt)}
          </text>
        ))}
      </svg>
      {lines.length > 1 && (
        <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {lines.map(({ kind, name, line, dot }) => (
            <li key={kind} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 24 10" className="h-2.5 w-6">
                <line
                  x1={0}
                  x2={24}
                  y1={5}
                  y2={5}
                  className={line}
                  strokeWidth={2}
                  strokeDasharray={kind === 'practice' ? '4 3' : undefined}
                />
                <circle cx={12} cy={5} r={4} className={dot} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* The wrapper is hidden and not the table, which can't be narrower than its words and would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>Scores over time</caption>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Kind</th>
              <th scope="col">Date</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {sat.map((attempt) => (
              <tr key={attempt.id}>
                <th scope="row">{attempt.title}</th>
                <td>{attempt.kind === 'exam' ? 'Mock exam' : 'Practice'}</td>
                <td>{dayText(attempt)}</td>
                <td>{attempt.score}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tile>
  );
}

function dayText(attempt: Attempt): string {
  return instantText(attempt.started_at, { dateStyle: 'medium' });
}
