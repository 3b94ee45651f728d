/** Points, levels and badges (docs/product.md, Points and streaks). */
import type { Day } from '../days/day.ts';
import { DEFAULT_ZONE, type Zone } from '../days/zone.ts';
import type { UserPoints } from './schemas.ts';
import { NO_STREAK } from './streak.ts';

/** Minutes of focus that earn points; the sessions of a day add up. */
export const FOCUS_UNIT_MINUTES = 25;

/** The ledger key of an action, under which it is awarded only once. */
export const ledgerKeys = {
  task: (taskId: string) => `task:${taskId}`,
  entry: (entryId: string) => `entry:${entryId}`,
  journal: (day: Day) => `journal:${day}`,
  ai: (requestId: string) => `ai:${requestId}`,
  labTime: (day: Day) => `lab_time:${day}`,
  /** The day is that of the sessions, which is not the day of the award if they were stored late. */
  focus: (day: Day, unit: number) => `focus:${day}:${unit}`,
  sitting: (sittingId: string) => `sitting:${sittingId}`,
  practice: (setId: string, day: Day) => `practice:${setId}:${day}`,
  redemption: (idempotencyKey: string) => `redeem:${idempotencyKey}`,
} as const;

/** How many of the latest actions `points_history` holds, and how many the wallet shows. */
export const HISTORY_LIMITS = { stored: 10, shown: 3 } as const;

export type HistoryItem = UserPoints['points_history'][number];

/** The history with one more item, newest first. The result does not depend on the order of arrival. */
export function addToHistory(history: readonly HistoryItem[], item: HistoryItem): HistoryItem[] {
  return [...history, item].sort(newestFirst).slice(0, HISTORY_LIMITS.stored);
}

function newestFirst(a: HistoryItem, b: HistoryItem): number {
  return b.at.getTime() - a.at.getTime() || a.points - b.points || (a.action < b.action ? -1 : 1);
}

/**
 * 'Tools used today' once `day` has `tools` different AI tools: tools, not uses, on the boards as in the AI Lab. It
 * belongs to the latest day, so a late use of an earlier day changes nothing.
 */
export function toolsUsedAfter(
  { tools_used_today, tools_day }: Pick<UserPoints, 'tools_used_today' | 'tools_day'>,
  day: Day,
  tools: number,
): Pick<UserPoints, 'tools_used_today' | 'tools_day'> {
  if (tools_day !== null && day < tools_day) return { tools_used_today, tools_day };
  return { tools_used_today: tools, tools_day: day };
}

/** Points for each level: level 5 begins at 1,250. */
export const POINTS_PER_LEVEL = 250;
/** The title from each level on. */
const TITLES = [
  { from: 20, title: 'Sage' },
  { from: 10, title: 'Master' },
  { from: 5, title: 'Scholar' },
  { from: 3, title: 'Apprentice' },
  { from: 1, title: 'Beginner' },
] as const;

export interface Level {
  level: number;
  title: string;
  /** The points at which the next level begins, and how many are missing. */
  next: number;
  missing: number;
}

/** The level for all points ever earned: 1,250 is 'Level 5 Scholar', 250 away from level 6. */
export function levelOf(pointsEarned: number): Level {
  const level = Math.max(1, Math.floor(pointsEarned / POINTS_PER_LEVEL));
  const next = (level + 1) * POINTS_PER_LEVEL;
  const title = TITLES.find(({ from }) => level >= from)?.title ?? TITLES[TITLES.length - 1]?.title ?? '';
  return { level, title, next, missing: next - pointsEarned };
}

/** A day with this many points or more is a goal day; the weekly goal counts them over the last 7 days. */
export const GOAL_DAY_POINTS = 20;
export const WEEKLY_GOAL_DAYS = 7;

/** The badges and their conditions. An earned badge is never lost. */
export const BADGES = {
  early_bird: { name: 'Early Bird', condition: 'Be active between 4 and 8 a.m.' },
  study_streak: { name: 'Study Streak', condition: 'Reach a 7-day streak' },
  task_master: { name: 'Task Master', condition: 'Complete 50 tasks' },
} as const;
export type BadgeId = keyof typeof BADGES;

const EARLY_BIRD = { fromHour: 4, beforeHour: 8 } as const;
const STUDY_STREAK_DAYS = 7;
const TASK_MASTER_TASKS = 50;

/**
 * A student's badges after an action, including earlier ones.
 *
 * @param before the badges before the action
 * @param state the figures after the action
 * @param minute the minute of the student's day at which the action happened
 */
export function badgesAfter(
  before: readonly BadgeId[],
  state: { longest_streak: number; tasks_completed: number },
  minute: number,
): BadgeId[] {
  const hour = Math.floor(minute / 60);
  const earned: Record<BadgeId, boolean> = {
    early_bird: hour >= EARLY_BIRD.fromHour && hour < EARLY_BIRD.beforeHour,
    study_streak: state.longest_streak >= STUDY_STREAK_DAYS,
    task_master: state.tasks_completed >= TASK_MASTER_TASKS,
  };
  return (Object.keys(BADGES) as BadgeId[]).filter((id) => before.includes(id) || earned[id]);
}

/** A notification is sent each time this many points have been earned. */
export const MILESTONE_POINTS = 250;

/** The milestones, in points, above `before` and up to `after`. */
export function milestonesBetween(before: number, after: number): number[] {
  const first = Math.floor(before / MILESTONE_POINTS) + 1;
  const count = Math.floor(after / MILESTONE_POINTS) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * MILESTONE_POINTS);
}

/** The points of a new account. */
export function newUserPoints(name: string, now: Date, zone: Zone = DEFAULT_ZONE): UserPoints {
  return {
    ...NO_STREAK,
    total_points: 0,
    points_earned: 0,
    tasks_completed: 0,
    freezes: [],
    badges: [],
    points_history: [],
    recent_days: {},
    tools_used_today: 0,
    tools_day: null,
    zone,
    name,
    avatar_url: null,
    on_boards: true,
    created_at: now,
    updated_at: now,
  };
}
