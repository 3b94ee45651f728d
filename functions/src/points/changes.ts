/** What an award changes in the student's documents, calculated from what was there. */
import { type Day, utcDay } from '@akada/domain/day';
import { ACTIONS, badgesAfter, historyWith, type PaidAction, toolsAfter } from '@akada/domain/points';
import type { LedgerEntry, UserPoints, UserStreak } from '@akada/domain/schemas/points';
import type { Streak } from '@akada/domain/streak';
import { FieldValue } from 'firebase-admin/firestore';

/** The payment itself. */
export function ledgerEntry(action: PaidAction, at: Date): LedgerEntry {
  return { action, points: ACTIONS[action].points, day: utcDay(at), created_at: at };
}

/** A day with its first paid action. */
export function newActiveDay(action: PaidAction, day: Day): UserStreak {
  return {
    activity_date: day,
    points_earned: ACTIONS[action].points,
    activities: [action],
    counts: { [action]: 1 },
  };
}

/** One more paid action of a day that has some. */
export function activeDayChanges(action: PaidAction) {
  return {
    points_earned: FieldValue.increment(ACTIONS[action].points),
    activities: FieldValue.arrayUnion(action),
    [`counts.${action}`]: FieldValue.increment(1),
  };
}

/**
 * What changes in `user_points`.
 *
 * @param streak the streak after the day's first action; null on a day that had one
 */
export function pointsChanges({
  points,
  streak,
  action,
  at,
  now,
}: {
  points: UserPoints;
  streak: Streak | null;
  action: PaidAction;
  at: Date;
  now: Date;
}) {
  const { points: amount, label } = ACTIONS[action];
  const tasks = action === 'task_completed' ? 1 : 0;
  const figures = {
    longest_streak: (streak ?? points).longest_streak,
    tasks_completed: points.tasks_completed + tasks,
  };
  const badges = badgesAfter(points.badges, figures, at).filter((badge) => !points.badges.includes(badge));
  return {
    total_points: FieldValue.increment(amount),
    points_earned: FieldValue.increment(amount),
    ...(tasks > 0 && { tasks_completed: FieldValue.increment(tasks) }),
    ...streak,
    ...(badges.length > 0 && { badges: FieldValue.arrayUnion(...badges) }),
    ...(action === 'ai_tool' && toolsChanges(points, utcDay(at))),
    // Of several at once on one day a line can be missing here; the ledger has them all.
    points_history: historyWith(points.points_history, { action: label, points: amount, at }),
    updated_at: now,
  };
}

/** The count goes up by itself within a day; the first use of a day starts it, and names the day. */
function toolsChanges(points: UserPoints, day: Day) {
  const { tools_used_today, tools_day } = toolsAfter(points, day);
  if (tools_day !== points.tools_day) return { tools_used_today, tools_day };
  return { tools_used_today: FieldValue.increment(tools_used_today - points.tools_used_today) };
}
