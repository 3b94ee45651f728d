import { ledgerLabel } from '@akada/domain/points/rewards';
import { ledgerQuery, spentQuery } from '@akada/domain/points/rewards-queries';
import type { LedgerEntry, UserReward } from '@akada/domain/points/schemas';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** Which part of the history is shown. */
export type HistoryFilter = 'all' | 'earned' | 'spent';

/** An action that earned points, or a reward that cost some. */
export interface HistoryEntry {
  id: string;
  label: string;
  /** Negative if spent. */
  points: number;
  at: Date;
}

/** The points history, newest first, and how to read more of it. */
export interface PointsHistory extends Omit<Paged<unknown>, 'all'> {
  all: readonly HistoryEntry[];
}

/** Everything that earned or cost points, in pages. Points are spent on rewards only, which have a list of their own. */
export function usePointsHistory(
  uid: string,
  filter: HistoryFilter,
  onFailure: (error: unknown) => void,
): PointsHistory {
  const list = usePaged<LedgerEntry | UserReward>(
    filter === 'spent' ? spentQuery(uid) : ledgerQuery(uid),
    onFailure,
  );
  const entries = list.all.map((item) =>
    'date_redeemed' in item
      ? { id: item.id, label: item.reward_name, points: -item.points, at: item.date_redeemed }
      : { id: item.id, label: ledgerLabel(item.action), points: item.points, at: item.created_at },
  );
  return { ...list, all: filter === 'earned' ? entries.filter(({ points }) => points > 0) : entries };
}
