import { moodLabel } from '@akada/domain/journal/figures';
import { type DayFigures, type MoodByStudy, moodByStudy, studyHours } from '@akada/domain/journal/study';
import { MoodAgainstStudyTimeIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The size of the drawing, in its own units. */
const WIDTH = 280;
const HEIGHT = 120;
const EDGE = 8;
const MOODS = 4;

/** Mood against study time over 30 days: a dot for each day with an entry, and a sentence that compares them. */
export function MoodAgainstStudy({ days }: { days: readonly DayFigures[] }) {
  const known = days.flatMap(({ day, mood, hours }) => (mood === null ? [] : [{ day, mood, hours }]));
  const mostHours = Math.max(1, ...known.map(({ hours }) => hours));
  const compared = moodByStudy(days);
  return (
    <Tile title="Mood against study time" icon={MoodAgainstStudyTimeIcon} tone="yellow">
      <p className="mb-3">{compared ? comparisonText(compared) : 'Not enough entries yet'}</p>
      {known.length > 0 && (
        <>
          <p className="mb-1 text-sm text-ink-soft">Great mood</p>
          <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full rounded-xl bg-sunken">
            {known.map(({ day, mood, hours }) => (
              <circle
                key={day}
                cx={EDGE + (hours / mostHours) * (WIDTH - 2 * EDGE)}
                cy={HEIGHT - EDGE - ((mood - 1) / (MOODS - 1)) * (HEIGHT - 2 * EDGE)}
                r={5}
                className="fill-marigold/75 stroke-marigold-ink"
              />
            ))}
          </svg>
          <p className="mt-1 flex justify-between text-sm text-ink-soft">
            <span>Poor mood, no study</span>
            <span>{studyHours([{ hours: mostHours }])} h of study</span>
          </p>
        </>
      )}
    </Tile>
  );
}

function comparisonText(compared: MoodByStudy): string {
  const [more, less] = [moodLabel(compared.more), moodLabel(compared.less)];
  if (more === less) return `Your mood was ${more} both on days with more study and on days with less.`;
  return `On days with more than ${studyHours([compared])} h of study your mood was ${more}, and on other days ${less}.`;
}
