/** What is left of today, in order of time: Home's timeline (docs/product.md, Home). */
import { type Day, dayOf, minuteOfDay } from '../days/day.ts';
import type { Zone } from '../days/zone.ts';
import { titleKey } from '../planner/planner.ts';
import { beginOf, byStart, endOf, type NextStep, type OpenTask, type SessionOfToday } from './next-step.ts';

/** A free gap is shown from this length on, in minutes. */
export const SHORTEST_GAP = 30;

/** Minutes are minutes of the day; a session may run past midnight. */
export type TimelineItem =
  | { kind: 'task'; task: OpenTask; minute: number; isOverdue: boolean }
  | { kind: 'session'; session: SessionOfToday; minute: number; isOn: boolean }
  | { kind: 'free'; minute: number; minutes: number };

interface TimelineFacts {
  /** Today's sessions, in any order. */
  sessions: readonly SessionOfToday[];
  /** The open tasks that are due first, in order. */
  tasks: readonly OpenTask[];
  /** What Home offers to do now, which is not repeated. */
  step: NextStep;
}

/**
 * The tasks due by the end of today, the sessions that are not over, and the free gaps up to the last of them. Tasks of
 * earlier days come first. A task that a session is planned for, under the same title, is only there as the session.
 *
 * @param today the student's day
 * @param minute the minute of that day, 0 to 1,439
 */
export function timelineOf(
  { sessions, tasks, step }: TimelineFacts,
  { today, minute, zone }: { today: Day; minute: number; zone: Zone },
): TimelineItem[] {
  const items: TimelineItem[] = [];
  const planned = new Set<string>();
  let freeFrom = minute;
  for (const session of sessions.filter((one) => !one.completed && endOf(one) > minute).sort(byStart)) {
    const begin = beginOf(session);
    if (begin - freeFrom >= SHORTEST_GAP) {
      items.push({ kind: 'free', minute: freeFrom, minutes: begin - freeFrom });
    }
    freeFrom = Math.max(freeFrom, endOf(session));
    planned.add(titleKey(session));
    if (step.kind === 'session' && step.session.id === session.id) continue;
    items.push({ kind: 'session', session, minute: begin, isOn: begin <= minute });
  }
  for (const task of tasks) {
    const day = dayOf(task.due_date, zone);
    if (day > today || planned.has(titleKey(task))) continue;
    if (step.kind === 'task' && step.task.id === task.id) continue;
    const due = day < today ? 0 : minuteOfDay(task.due_date, zone);
    items.push({ kind: 'task', task, minute: due, isOverdue: day < today || due < minute });
  }
  return items.sort((a, b) => a.minute - b.minute);
}
