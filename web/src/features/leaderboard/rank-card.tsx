import { UNKNOWN_RANK } from '@akada/domain/leaderboard';
import { ChevronRight, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Tile } from '@/ui/tile.tsx';
import { useBoard } from './api/use-board.ts';
import { useRank } from './api/use-rank.ts';

/**
 * The student's rank by points among all students, and the way to the leaderboard.
 *
 * @param isOnBoards whether the student wants to be on them
 */
export function RankCard({ isOnBoards }: { isOnBoards: boolean }) {
  const { uid } = useStudent();
  const board = useBoard('all-time');
  const snapshot = board.status === 'ready' ? board.data : null;
  const row = snapshot?.rows.find(({ user_id }) => user_id === uid);
  const isAsked = isOnBoards && snapshot !== null && !row;
  const asked = useRank(uid, 'all-time', snapshot?.created_at, isAsked);
  const rank = row?.rank_position ?? asked;
  const isLoading = board.status === 'loading' || (isAsked && asked === undefined);

  return (
    <Tile
      title="Rank"
      icon={Trophy}
      tone="marigold"
      className="relative flex flex-col hover:border-line-strong"
    >
      {isOnBoards && isLoading ? (
        <div aria-hidden className="h-7 w-32 animate-pulse rounded-xl bg-sunken" />
      ) : (
        <p className="text-xl font-bold tabular-nums">
          {textOf({ isOnBoards, failed: board.status === 'error', rank, students: snapshot?.students })}
        </p>
      )}
      <p className="mt-auto pt-2">
        {/* The whole card is the link's. */}
        <Link
          to="/dashboard/leaderboard"
          className="inline-flex items-center gap-1 text-sm font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-card"
        >
          {isOnBoards ? 'See the leaderboard' : 'See it without you'}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </p>
    </Tile>
  );
}

interface Known {
  isOnBoards: boolean;
  failed: boolean;
  /** Null where the student does not rank. */
  rank: number | null | undefined;
  students: number | undefined;
}

function textOf({ isOnBoards, failed, rank, students }: Known): string {
  if (!isOnBoards) return 'Not on the leaderboards';
  if (failed || rank === UNKNOWN_RANK) return 'Rank not known';
  return rank === null || rank === undefined ? 'Not ranked yet' : `Rank ${rank} of ${students}`;
}
