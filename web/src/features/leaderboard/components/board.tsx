import { boardRow, type RankType, type Standing } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { Live } from '@/firebase/live.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { useCountedDay } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { RankIcon } from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { BoardRow } from './board-row.tsx';

const SKELETON_ROWS = 10;
const LIST_CLASS =
  'grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card';

interface BoardProps {
  board: Live<Leaderboard | null>;
  rankType: RankType;
  uid: string;
  /** The student's own place, shown below the board when no row is theirs. */
  standing: Standing;
  points: Live<UserPoints | null>;
  onUpdate: () => void;
}

/** The rows of one board. */
export function Board({ board, rankType, uid, standing, points, onUpdate }: BoardProps) {
  const own = points.status === 'ready' ? points.data : null;
  const today = useCountedDay(own);
  if (board.status === 'loading')
    return <SkeletonRows rows={SKELETON_ROWS} label="Loading the leaderboard" />;
  if (board.status === 'error') {
    return <ErrorState message="Failed to load leaderboard data" onRetry={board.retry} />;
  }
  if (!board.data && board.unconfirmed) return <NotAvailableOffline />;
  if (!board.data || board.data.rows.length === 0) {
    return (
      <EmptyState icon={RankIcon} title="No rankings yet">
        <Button onClick={onUpdate}>Update Rankings</Button>
      </EmptyState>
    );
  }
  // A student beyond the listed rows, or tied with the last one, still sees their own row.
  const isListed = board.data.rows.some((row) => row.user_id === uid);
  const isApart = !isListed && (standing.status === 'ranked' || standing.status === 'unavailable');
  return (
    <section aria-label="Ranking">
      <ol className={LIST_CLASS}>
        {board.data.rows.map((row) => (
          <BoardRow
            key={row.user_id}
            row={row}
            rank={row.rank_position}
            rankType={rankType}
            isOwn={row.user_id === uid}
          />
        ))}
      </ol>
      {isApart && own && (
        <ol aria-label="Your own place" className={`mt-4 ${LIST_CLASS}`}>
          <BoardRow
            row={boardRow(uid, own, today)}
            rank={standing.status === 'ranked' ? standing.rank : null}
            rankType={rankType}
            isOwn
          />
        </ol>
      )}
      <p className="mt-3 text-sm text-ink-soft">As of {relativeTime(board.data.created_at)}.</p>
    </section>
  );
}
