import { documentPaths } from '@akada/domain/documents/paths';
import type { RankType } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** A board, live; one document. Null before it was first built. */
export function useBoard(rankType: RankType): Live<Stored<Leaderboard> | null> {
  return useLiveDocument<Leaderboard>(documentPaths.board(rankType));
}
