import { levelOf } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { formatCount } from '@akada/domain/text/plural';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { LevelIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Tile } from '@/ui/tile.tsx';

/** The student's level, its title, and the progress towards the next one. */
export function LevelCard({ points }: { points: Live<UserPoints | null> }) {
  return (
    <Tile title="Level" icon={LevelIcon}>
      {points.status === 'loading' && <div aria-hidden className="h-18 animate-pulse rounded-xl bg-sunken" />}
      {points.status === 'error' && (
        <>
          <p className="mb-3 text-danger">Your points couldn't be loaded.</p>
          <Button look="secondary" size="sm" onClick={points.retry}>
            Try again
          </Button>
        </>
      )}
      {points.status === 'ready' && <LevelProgress earned={points.data?.points_earned ?? 0} />}
    </Tile>
  );
}

function LevelProgress({ earned }: { earned: number }) {
  const { level, title, next, missing } = levelOf(earned);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-xl font-bold">
          Level {level} {title}
        </span>
        <span className="font-semibold tabular">{formatCount(earned)} XP</span>
      </p>
      <div className="mt-2">
        <Meter label="Experience points towards the next level" value={earned} max={next} />
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">
        {missing} XP to level {level + 1}
      </p>
    </>
  );
}
