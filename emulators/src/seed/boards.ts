import { RANK_TYPES, rankedRows } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';

/** The three boards of these students, as the leaderboard function would compute them. */
export function boardsOf(students: ReadonlyMap<string, UserPoints>, now: Date): Leaderboard[] {
  const onBoards = [...students]
    .map(([uid, points]) => ({ uid, points }))
    .filter(({ points }) => points.on_boards);
  return RANK_TYPES.map((rank_type) => ({
    rank_type,
    rows: rankedRows(rank_type, onBoards, now),
    students: onBoards.length,
    created_at: now,
  }));
}
