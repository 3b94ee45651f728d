import { type RankType, UNKNOWN_RANK } from '@akada/domain/leaderboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/firebase/functions.ts';

/**
 * The student's own rank on a board, asked for only where the board does not show it (`enabled`), and again when it
 * was rebuilt. Null where the student does not rank; 999 when it cannot be had (spec section 7).
 */
export function useRank(
  uid: string,
  rankType: RankType,
  builtAt: Date | undefined,
  enabled: boolean,
): number | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['rank', uid, rankType, builtAt?.getTime()],
    queryFn: () => call('getRank', { rank_type: rankType }),
    enabled,
  });
  return isError ? UNKNOWN_RANK : data?.rank;
}
