import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { RankType } from '@akada/domain/leaderboard/leaderboard';
import { ledgerKeys } from '@akada/domain/points/points';
import { REWARDS } from '@akada/domain/points/rewards';
import type { FeatureAccess, LedgerEntry, UserReward, UserStreak } from '@akada/domain/points/schemas';
import { OWNER, ownCollectionCases } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';

/** Documents below a student's account that only functions write. */

const AT = new Date('2026-03-01T08:00:00.000Z');
const DAY = '2026-03-01';
const BOARD: RankType = 'all-time';

const entry: LedgerEntry = { action: 'journal_entry', points: 10, day: DAY, created_at: AT };
const streak: UserStreak = {
  activity_date: DAY,
  points_earned: 10,
  activities: ['journal_entry'],
  counts: { journal_entry: 1 },
};
const reward: UserReward = {
  reward_id: 'streak_freeze',
  reward_name: REWARDS.streak_freeze.name,
  points: REWARDS.streak_freeze.points_required,
  date_redeemed: AT,
  status: 'active',
};
const unlocked: FeatureAccess = { feature_name: 'scholar_badge', is_active: true, expires_at: null };

interface Records {
  noun: string;
  nouns: string;
  collection: string;
  id: string;
  /** The id of another document, which a student would gain from. */
  another: string;
  data: Fields;
  change: Fields;
}

const RECORDS: readonly Records[] = [
  {
    noun: 'a ledger entry',
    nouns: 'the ledger entries',
    collection: collectionPaths.ledger(OWNER),
    id: ledgerKeys.journal(DAY),
    another: ledgerKeys.task('new'),
    data: { ...entry },
    change: { points: 1_000_000 },
  },
  {
    noun: 'an active day',
    nouns: 'the active days',
    collection: collectionPaths.streaks(OWNER),
    id: DAY,
    another: '2026-03-02',
    data: { ...streak },
    change: { points_earned: 20 },
  },
  {
    noun: 'a reward',
    nouns: 'the rewards',
    collection: collectionPaths.rewards(OWNER),
    id: 'one-redemption',
    another: 'another-redemption',
    data: { ...reward },
    change: { points: 0 },
  },
  {
    noun: 'a feature access',
    nouns: 'the feature accesses',
    collection: collectionPaths.access(OWNER),
    id: 'scholar_badge',
    another: 'extra_ai_uses',
    data: { ...unlocked },
    change: { amount: 1_000 },
  },
  {
    noun: 'a rank',
    nouns: 'the ranks',
    collection: documentPaths.rank(OWNER, BOARD).replace(`/${BOARD}`, ''),
    id: BOARD,
    another: 'weekly',
    data: { rank: 61, students: 70, rebuilt_at: AT },
    change: { rank: 1 },
  },
];

export const fixtures: Record<string, Fields> = Object.fromEntries(
  RECORDS.map(({ collection, id, data }) => [`${collection}/${id}`, data]),
);

export const access = RECORDS.flatMap(({ another, ...records }) =>
  ownCollectionCases({
    ...records,
    ownerCan: [],
    oldId: records.id,
    newDocument: () => ({ path: `${records.collection}/${another}`, data: records.data }),
  }),
);

if (import.meta.vitest) {
  testRules('ledger, active days, rewards, feature access and ranks', fixtures, access);
}
