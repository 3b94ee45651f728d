/** The document changes of an award, as pure functions of the documents before it. */
import type { AiToolId } from '@akada/domain/ai/tools';
import { type Day, minuteOfDay } from '@akada/domain/days/day';
import { zoneOf } from '@akada/domain/days/zone';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { addToHistory, badgesAfter, toolsUsedAfter } from '@akada/domain/points/points';
import { addToRecentDays, type RecentDays } from '@akada/domain/points/recent-days';
import type { LedgerEntry, UserPoints, UserStreak } from '@akada/domain/points/schemas';
import type { Streak } from '@akada/domain/points/streak';
import { FieldValue } from 'firebase-admin/firestore';

/** The ledger entry of an award. */
export function ledgerEntry(action: PointsAction, day: Day, at: Date): LedgerEntry {
  return { action, points: ACTIONS[action].points, day, created_at: at };
}

/** An active day with its first action, and the AI tool it used. */
export function newActiveDay(action: PointsAction, day: Day, tool?: AiToolId): UserStreak {
  return {
    activity_date: day,
    points_earned: ACTIONS[action].points,
    activities: [action],
    counts: { [action]: 1 },
    ...(tool && { tools: [tool] }),
  };
}

/** The update for one more action on an active day, and the AI tool if it is new on that day. */
export function activeDayChanges(action: PointsAction, newTool?: AiToolId) {
  return {
    points_earned: FieldValue.increment(ACTIONS[action].points),
    activities: FieldValue.arrayUnion(action),
    [`counts.${action}`]: FieldValue.increment(1),
    ...(newTool && { tools: FieldValue.arrayUnion(newTool) }),
  };
}

/**
 * The update of `user_points`.
 *
 * @param streak the streak after the day's first action; null for later actions
 * @param recent the recent days before the action
 * @param tools the day's number of AI tools including this one; undefined if the tool is not new
 * @param day the counted day of the action
 */
export function pointsChanges({
  points,
  streak,
  recent,
  action,
  tools,
  day,
  at,
  now,
}: {
  points: UserPoints;
  streak: Streak | null;
  recent: RecentDays;
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
    recent_days: addToRecentDays(recent, day, amount),
    points_history: addToHistory(points.points_history, { action: label, points: amount, at }),
    updated_at: now,
  };
}
