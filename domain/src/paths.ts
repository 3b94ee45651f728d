/** Where every document lives (design section 4). Rules, functions, web, seed and tests take paths from here. */

import type { RankType } from './leaderboard.ts';

/** Documents of their own. */
export const documentPaths = {
  profile: (uid: string) => `profiles/${uid}`,
  account: (uid: string) => `users/${uid}`,
  points: (uid: string) => `user_points/${uid}`,
  settings: (uid: string) => `users/${uid}/settings/app`,
  board: (rankType: RankType) => `leaderboard_snapshots/${rankType}`,
  /** Server only: when a rebuild was last asked for, and what a rebuild must not have missed. */
  boardsClaim: 'leaderboard_state/claim',
  boardsState: 'leaderboard_state/boards',
  /** Written by the server: the student's rank as it was counted last. */
  rank: (uid: string, rankType: RankType) => `users/${uid}/ranks/${rankType}`,
} as const;

/** Collections under a student's own path. */
export const collectionPaths = {
  planner: (uid: string) => `users/${uid}/planner`,
  tasks: (uid: string) => `users/${uid}/tasks`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  journal: (uid: string) => `users/${uid}/journal_entries`,
  ledger: (uid: string) => `users/${uid}/points_ledger`,
  streaks: (uid: string) => `users/${uid}/user_streaks`,
  rewards: (uid: string) => `users/${uid}/user_rewards`,
  access: (uid: string) => `users/${uid}/feature_access`,
} as const;

/** Collections that all students share. */
export const sharedCollections = { points: 'user_points', catalog: 'rewards_catalog' } as const;
