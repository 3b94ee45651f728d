/** The stored documents of points, streaks and rewards. Only functions write them. */
import * as z from 'zod/mini';
import { AI_TOOLS, type AiToolId } from '../ai/tools.ts';
import { daySchema, heldDaySchema } from '../days/schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
import { ACTIONS, type PointsAction } from './actions.ts';
import { BADGES, type BadgeId } from './points.ts';
import { REWARD_ICONS, REWARD_IDS } from './rewards.ts';

const paidAction = z.enum(Object.keys(ACTIONS) as [PointsAction, ...PointsAction[]]);

/** `user_points/{uid}`. */
export const userPointsSchema = z.strictObject({
  /** The wallet: points that can be spent. Always the sum of the ledger. */
  total_points: countSchema,
  /** All points ever earned; never decreases. Level, XP and the all-time board use it. */
  points_earned: countSchema,
  /** As of `last_activity_date`: read it through `currentStreak` of ./streak.ts. */
  current_streak: countSchema,
  longest_streak: countSchema,
  last_activity_date: z.nullable(daySchema),
  /** The days on which streak freezes were redeemed, in order, and how many of them are used. */
  freezes: z.array(daySchema),
  freezes_used: countSchema,
  tasks_completed: countSchema,
  badges: z.array(z.enum(Object.keys(BADGES) as [BadgeId, ...BadgeId[]])),
  /** The latest actions, newest first. */
  points_history: z.array(z.strictObject({ action: z.string(), points: z.int(), at: z.date() })),
  /** See ./recent-days.ts. Absent until the first award of a release that knows it. */
  recent_days: z.exactOptional(z.record(daySchema, countSchema)),
  /** The number of different AI tools, not of uses. */
  tools_used_today: countSchema,
  /** The day of `tools_used_today`. */
  tools_day: z.nullable(daySchema),
  /**
   * Copied from the account, so that counting a day costs no second read: see ../counted-day.ts. Absent is
   * Africa/Lagos.
   */
  zone: z.exactOptional(z.string()),
  held_day: z.exactOptional(z.nullable(heldDaySchema)),
  /** The days skipped by changes of zone, in order: the student could not be active on them. */
  skipped_days: z.exactOptional(z.array(daySchema)),
  /** Copied from the profile and settings, so that a row of a board costs no second read. */
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  on_boards: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type UserPoints = z.infer<typeof userPointsSchema>;

/** `users/{uid}/points_ledger/{key}`: one award or debit, under a key that can be used only once. */
export const ledgerEntrySchema = z.strictObject({
  action: z.string(),
  /** Negative for points spent. */
  points: z.int(),
  day: daySchema,
  created_at: z.date(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** `users/{uid}/user_streaks/{day}`: an active day. */
export const userStreakSchema = z.strictObject({
  activity_date: daySchema,
  points_earned: countSchema,
  /** The actions awarded on this day, each once. */
  activities: z.array(paidAction),
  /** How often each action was awarded, for the daily caps. */
  counts: z.partialRecord(paidAction, countSchema),
  /** The AI tools used, each once; absent without any. */
  tools: z.exactOptional(z.array(z.enum(AI_TOOLS.map(({ id }) => id) as [AiToolId, ...AiToolId[]]))),
});
export type UserStreak = z.infer<typeof userStreakSchema>;

/** `rewards_catalog/{id}`, published by the seed command. */
export const rewardSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  icon: z.enum(REWARD_ICONS),
  points_required: countSchema,
  is_active: z.boolean(),
});
export type Reward = z.infer<typeof rewardSchema>;

/** `users/{uid}/user_rewards/{idempotencyKey}`: a redeemed reward, as it was at that time. */
export const userRewardSchema = z.strictObject({
  reward_id: z.enum(REWARD_IDS),
  reward_name: z.string(),
  points: countSchema,
  /** The wallet's balance afterwards, returned when the same key is sent again. */
  points_after: z.exactOptional(countSchema),
  date_redeemed: z.date(),
  status: z.literal('active'),
});
export type UserReward = z.infer<typeof userRewardSchema>;

/** `users/{uid}/feature_access/{feature_name}`: an unlocked feature and when it expires; null is never. */
export const featureAccessSchema = z.strictObject({
  feature_name: z.string(),
  is_active: z.boolean(),
  expires_at: z.nullable(z.date()),
  /** How many, for counted features. */
  amount: z.exactOptional(countSchema),
});
export type FeatureAccess = z.infer<typeof featureAccessSchema>;
