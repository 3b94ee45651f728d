import { monthOf } from '@akada/domain/days/month';
import type { FocusMonth, FocusSession } from '@akada/domain/focus/schemas';
import { lagosDay } from './days.ts';
import { demoTasks, FOCUSED_TASK } from './planner-data.ts';
import { timeOf } from './points-data.ts';

/** Focus sessions of the last week, oldest first and none today; `start` is in minutes after midnight. */
const FOCUSED: readonly { daysAgo: number; start: number; minutes: number; isForTask?: true }[] = [
  { daysAgo: 6, start: 17 * 60, minutes: 25 },
  { daysAgo: 4, start: 16 * 60, minutes: 25, isForTask: true },
  // Ended early.
  { daysAgo: 4, start: 16 * 60 + 30, minutes: 17 },
  { daysAgo: 3, start: 18 * 60, minutes: 25 },
  { daysAgo: 1, start: 15 * 60 + 30, minutes: 25, isForTask: true },
  { daysAgo: 1, start: 16 * 60, minutes: 25 },
];

/** The demo student's focus sessions by id, oldest first. */
export function demoFocusSessions(now: Date): Map<string, FocusSession> {
  const title = demoTasks(now).get(FOCUSED_TASK)?.title ?? '';
  return new Map(
    FOCUSED.map(({ daysAgo, start, minutes, isForTask }, index) => {
      const ended_at = timeOf(daysAgo, start + minutes, now);
      const started_at = timeOf(daysAgo, start, now);
      const target = isForTask && { task_id: FOCUSED_TASK, title };
      return [`focus-${index}`, { minutes, started_at, ended_at, day: lagosDay(ended_at), ...target }];
    }),
  );
}

/** The months of these sessions, with the minutes of each day. */
export function demoFocusMonths(now: Date): Map<string, FocusMonth> {
  const months = new Map<string, FocusMonth>();
  for (const [id, { day, minutes }] of demoFocusSessions(now)) {
    const month = monthOf(day);
    const before = months.get(month)?.days ?? {};
    const dayOfMonth = day.slice(-2);
    const days = { ...before, [dayOfMonth]: (before[dayOfMonth] ?? 0) + minutes };
    months.set(month, { month, days, last_session_id: id });
  }
  return months;
}
