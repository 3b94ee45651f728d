import type { RankType } from '@akada/domain/leaderboard';
import { documentPaths } from '@akada/domain/paths';
import type { Leaderboard } from '@akada/domain/schemas/leaderboard';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** A board, live: one document. Null before it was first built. */
export function useBoard(rankType: RankType): Live<Stored<Leaderboard> | null> {
  return useLiveDocument<Leaderboard>(documentPaths.board(rankType));
}
