import { standingText } from '@akada/domain/leaderboard/leaderboard';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { GoToIcon, RankIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { useBoard } from './api/use-board.ts';
import { useStanding } from './api/use-standing.ts';

/**
 * The student's rank by points, linked to the leaderboard.
 *
 * @param isOnBoards whether the student chose to appear on the boards
 */
export function RankCard({ isOnBoards }: { isOnBoards: boolean }) {
  const { uid } = useStudent();
  const board = useBoard('all-time');
  const { standing } = useStanding(uid, 'all-time', board, isOnBoards);
  const text = isOnBoards ? standingText(standing) : 'Not on the leaderboards';

  return (
    <Tile
      title="Rank"
      icon={RankIcon}
      tone="marigold"
      className="relative flex flex-col hover:border-line-strong"
    >
      {text === null ? (
        <div aria-hidden className="h-7 w-32 animate-pulse rounded-xl bg-sunken" />
      ) : (
        <p className="text-xl font-bold tabular">
          {isOnBoards && standing.status === 'ranked' ? `Rank ${text}` : text}
        </p>
      )}
      <p className="mt-auto pt-2">
        {/* The link covers the whole card. */}
        <Link
          to="/dashboard/leaderboard"
          className="inline-flex items-center gap-1 text-sm font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-card"
        >
          See the leaderboard
          <GoToIcon aria-hidden className="size-4" />
        </Link>
      </p>
    </Tile>
  );
}
