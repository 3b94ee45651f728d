import { levelOf } from '@akada/domain/points/points';
import { formatCount } from '@akada/domain/text/plural';
import { LevelIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Figure } from './figure.tsx';

/** The level, its title, and the points missing for the next one. */
export function XpFigure({ pointsEarned, className }: { pointsEarned: number; className?: string }) {
  const { level, title, next, missing } = levelOf(pointsEarned);
  return (
    <Figure title="XP Progress" icon={LevelIcon} {...(className && { className })}>
      <p className="mb-1.5 text-lg font-bold">
        Level {level} {title}
      </p>
      <Meter label="Experience points towards the next level" value={pointsEarned} max={next} />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular">
        <span>
          {formatCount(pointsEarned)} of {formatCount(next)} XP
        </span>
        <span>
          {missing} XP to level {level + 1}
        </span>
      </p>
    </Figure>
  );
}
