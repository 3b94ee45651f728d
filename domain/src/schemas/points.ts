/** Points and streak as they are stored. */
import * as z from 'zod/mini';
import { isDay } from '../day.ts';

const count = z.int().check(z.gte(0));
const day = z.string().check(z.refine(isDay));

/** `user_points/{uid}`, written by functions only. */
export const userPointsSchema = z.strictObject({
  /** The wallet: what can be spent. */
  total_points: count,
  /** All ever earned; never falls. */
  points_earned: count,
  /** As of `last_activity_date`: read it through `currentStreak` of ../points.ts. */
  current_streak: count,
  longest_streak: count,
  last_activity_date: z.nullable(day),
  points_history: z.array(z.strictObject({ action: z.string(), points: z.int() })),
  tools_used_today: count,
  /** The UTC day that `tools_used_today` counts. */
  tools_day: z.nullable(day),
  /** Copied for the boards, so that a row costs no second read. */
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  on_boards: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type UserPoints = z.infer<typeof userPointsSchema>;
