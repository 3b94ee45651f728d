import type { RankType, Standing } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '@/firebase/functions-sdk.tsx';
import type { Live } from '@/firebase/live.ts';

interface StandingRead {
  standing: Standing;
  /** Loads a failed rank again; null when nothing failed. */
  retry: (() => void) | null;
}

/**
 * A student's own place on a board. If the board's rows don't list the student, the rank is requested from the server,
 * and again after each rebuild.
 *
 * @param isOnBoards false for a student who left the boards: the server isn't asked
 */
export function useStanding(
  uid: string,
  rankType: RankType,
  board: Live<Leaderboard | null>,
  isOnBoards = true,
): StandingRead {
  const snapshot = board.status === 'ready' ? board.data : null;
  const row = snapshot?.rows.find(({ user_id }) => user_id === uid);
  const call = useCall();
  const asked = useQuery({
    queryKey: ['rank', uid, rankType, snapshot?.created_at.getTime()],
    queryFn: () => call('getRank', { rank_type: rankType }),
    enabled: isOnBoards && snapshot !== null && !row,
  });
  if (board.status === 'loading') return { standing: { status: 'loading' }, retry: null };
  if (board.status === 'error') return { standing: { status: 'unavailable' }, retry: board.retry };
  if (!snapshot) {
    const standing: Standing = { status: board.unconfirmed ? 'unavailable' : 'unranked' };
    return { standing, retry: null };
  }
  if (row) return { standing: rankedAt(row.rank_position, snapshot.students), retry: null };
  if (asked.data) {
    const { rank, students } = asked.data;
    return { standing: rank === null ? { status: 'unranked' } : rankedAt(rank, students), retry: null };
  }
  if (asked.isError) return { standing: { status: 'unavailable' }, retry: () => void asked.refetch() };
  // Offline the query is paused and would stay pending.
  return { standing: { status: asked.isPaused ? 'unavailable' : 'loading' }, retry: null };
}

function rankedAt(rank: number, students: number): Standing {
  return { status: 'ranked', rank, students };
}
