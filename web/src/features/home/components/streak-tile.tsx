import { plural } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { StreakIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The streak in days, null while unknown. Without a streak it links to the first task. */
export function StreakTile({ streak }: { streak: number | null }) {
  return (
    <Tile title="Current Streak" icon={StreakIcon} tone="marigold" isWaiting={streak === null}>
      <p className="text-4xl font-bold tabular-nums">
        {streak} <span className="text-lg font-semibold text-ink-soft">{plural(streak ?? 0, 'day')}</span>
      </p>
      {streak !== 0 ? (
        <p className="mt-1 text-sm text-ink-soft">Do one thing a day to keep it going.</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-soft">
            Complete a task or review your cards to start your streak.
          </p>
          <Link to="/dashboard/planner?tab=tasks" className={buttonClass('primary', 'sm')}>
            Plan your first task
          </Link>
        </>
      )}
    </Tile>
  );
}
