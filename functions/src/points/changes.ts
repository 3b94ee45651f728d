/** What an award changes in the student's documents, calculated from what was there. */
import type { AiToolId } from '@akada/domain/ai/tools';
import { type Day, minuteOfDay } from '@akada/domain/days/day';
import { zoneOf } from '@akada/domain/days/zone';
import {
  ACTIONS,
  badgesAfter,
  historyWith,
  type PointsAction,
  toolsUsedAfter,
} from '@akada/domain/points/points';
import type { LedgerEntry, UserPoints, UserStreak } from '@akada/domain/points/schemas';
import type { Streak } from '@akada/domain/points/streak';
import { FieldValue } from 'firebase-admin/firestore';

/** The payment itself. */
export function ledgerEntry(action: PointsAction, day: Day, at: Date): LedgerEntry {
  return { action, points: ACTIONS[action].points, day, created_at: at };
}

/** A day with its first paid action, and the AI tool that it used. */
export function newActiveDay(action: PointsAction, day: Day, tool?: AiToolId): UserStreak {
  return {
    activity_date: day,
    points_earned: ACTIONS[action].points,
    activities: [action],
    counts: { [action]: 1 },
    ...(tool && { tools: [tool] }),
  };
}

/** One more paid action of a day that has some, and the AI tool that is new on it. */
export function activeDayChanges(action: PointsAction, newTool?: AiToolId) {
  return {
    points_earned: FieldValue.increment(ACTIONS[action].points),
    activities: FieldValue.arrayUnion(action),
    [`counts.${action}`]: FieldValue.increment(1),
    ...(newTool && { tools: FieldValue.arrayUnion(newTool) }),
  };
}

/**
 * What changes in `user_points`.
 *
 * @param streak the streak after the day's first action; null on a day that had one
 * @param tools how many AI tools the day has with this one; undefined where none is new
 * @param day the counted day of the action
 */
export function pointsChanges({
  points,
  streak,
  action,
  tools,
  day,
  at,
  now,
}: {
  points: UserPoints;
  streak: Streak | null;
  action: PointsAction;
  tools: number | undefined;
  day: Day;
  at: Date;
  now: Date;
}) {
  const { points: amount, label } = ACTIONS[action];
  const tasks = action === 'task_completed' ? 1 : 0;
  const figures = {
    longest_streak: (streak ?? points).longest_streak,
    tasks_completed: points.tasks_completed + tasks,
  };
  const minute = minuteOfDay(at, zoneOf(points.zone));
  const badges = badgesAfter(points.badges, figures, minute).filter(
    (badge) => !points.badges.includes(badge),
  );
  return {
    total_points: FieldValue.increment(amount),
    points_earned: FieldValue.increment(amount),
    ...(tasks > 0 && { tasks_completed: FieldValue.increment(tasks) }),
    ...streak,
    ...(badges.length > 0 && { badges: FieldValue.arrayUnion(...badges) }),
    ...(tools !== undefined && toolsUsedAfter(points, day, tools)),
    // Of several at once on one day a line can be missing here; the ledger has them all.
    points_history: historyWith(points.points_history, { action: label, points: amount, at }),
    updated_at: now,
  };
}
