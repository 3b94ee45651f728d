/** The boards as they are stored: one document a board, so that a look costs one read. */
import * as z from 'zod/mini';
import { RANK_TYPES } from './leaderboard.ts';

const count = z.int().check(z.gte(0));

export const leaderboardRowSchema = z.strictObject({
  user_id: z.string(),
  username: z.string(),
  profile_image_url: z.nullable(z.string()),
  /** All ever earned. */
  total_points: count,
  current_streak: count,
  tools_used_today: count,
  rank_position: z.int().check(z.gte(1)),
});
export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>;

/** `leaderboard_snapshots/{rank_type}`. */
export const leaderboardSchema = z.strictObject({
  rank_type: z.enum(RANK_TYPES),
  rows: z.array(leaderboardRowSchema),
  /** Students on the boards, of whom the rows are the first. */
  students: count,
  created_at: z.date(),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** `leaderboard_state/claim`: when somebody last took it upon himself to rebuild the boards. */
export const boardsClaimSchema = z.strictObject({ claimed_at: z.date() });

/** `leaderboard_state/boards`: changes when a student leaves, so that a rebuild which still saw him fails. */
export const boardsStateSchema = z.strictObject({
  departures: z.exactOptional(count),
  rebuilt_at: z.exactOptional(z.date()),
});

/** `users/{uid}/ranks/{rank_type}`: good until the board is another than that of `rebuilt_at`. */
export const storedRankSchema = z.strictObject({
  rank: z.nullable(count),
  students: count,
  rebuilt_at: z.date(),
});
