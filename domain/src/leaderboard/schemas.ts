/** The stored boards: one document each, so that viewing a board costs one read. */
import * as z from 'zod/mini';
import { countSchema } from '../numbers/schemas.ts';
import { RANK_TYPES } from './leaderboard.ts';

export const leaderboardRowSchema = z.strictObject({
  user_id: z.string(),
  username: z.string(),
  profile_image_url: z.nullable(z.string()),
  /** All points ever earned. */
  total_points: countSchema,
  current_streak: countSchema,
  tools_used_today: countSchema,
  rank_position: z.int().check(z.gte(1)),
});
export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>;

/** `leaderboard_snapshots/{rank_type}`. */
export const leaderboardSchema = z.strictObject({
  rank_type: z.enum(RANK_TYPES),
  rows: z.array(leaderboardRowSchema),
  /** The number of students on the boards, of which the rows are the first. */
  students: countSchema,
  created_at: z.date(),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** `leaderboard_state/claim`: when a process last claimed the rebuild. */
export const boardsClaimSchema = z.strictObject({ claimed_at: z.date() });

/** `leaderboard_state/boards`: changes when a student leaves, so that a rebuild that has read them fails. */
export const boardsStateSchema = z.strictObject({
  departures: z.exactOptional(countSchema),
  rebuilt_at: z.exactOptional(z.date()),
});

/** `users/{uid}/ranks/{rank_type}`: a cached rank, valid for the board of `rebuilt_at`. */
export const storedRankSchema = z.strictObject({
  rank: z.nullable(countSchema),
  students: countSchema,
  rebuilt_at: z.date(),
});
