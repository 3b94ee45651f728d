import { levelOf } from '@akada/domain/points/points';
import { LevelIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Tile } from '@/ui/tile.tsx';

/** The level, its title, and the points missing for the next one. `pointsEarned` is null while unknown. */
export function XpTile({ pointsEarned }: { pointsEarned: number | null }) {
  const points = pointsEarned ?? 0;
  const { level, title, next, missing } = levelOf(points);
  return (
    <Tile title="XP Progress" icon={LevelIcon} isWaiting={pointsEarned === null}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-xl font-bold">
          Level {level} {title}
        </span>
        <span className="text-sm text-ink-soft tabular-nums">
          {points} of {next} XP
        </span>
      </p>
      <Meter label="Experience points towards the next level" value={points} max={next} />
      <p className="mt-2 text-sm text-ink-soft">
        {missing} XP to level {level + 1}
      </p>
    </Tile>
  );
}
