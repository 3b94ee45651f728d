import { addDays } from '@akada/domain/days/day';
import { ledgerKeys, type PointsAction } from '@akada/domain/points/points';
import { toolOf } from './ai-usage-data.ts';
import { lagosDay, startOfLagosDay } from './days.ts';
import { type DemoStudent, OTHER_STUDENTS, OUTSIDE_STUDENT } from './demo.ts';
import { type History, historyOf, type PaidEvent } from './history.ts';
import { DONE_TASK } from './planner-data.ts';

const MINUTE = 60_000;

/** How often each action earned points on a day. */
interface ActiveDay {
  daysAgo: number;
  tasks: number;
  ai: number;
  journal: 0 | 1;
  /** Units of 25 minutes, which focus-data.ts has as well: a trigger awards those that the ledger lacks. */
  focus: number;
}

/** The current streak of 12 days; five of the last seven are goal days. The day before it was missed. */
const STREAK = [
  day(0, 1, 1, 0),
  day(1, 0, 2, 1, 2),
  day(2, 1, 0, 1),
  day(3, 2, 2, 1, 1),
  day(4, 1, 2, 0, 1),
  day(5, 0, 0, 1),
  day(6, 1, 2, 1, 1),
  day(7, 2, 2, 1),
  day(8, 1, 2, 1),
  day(9, 3, 2, 1),
  day(10, 1, 2, 0),
  day(11, 2, 2, 1),
];

/** Earlier, shorter streaks, within the free plan's two AI uses a day. With {@link STREAK}, 1,250 points in all. */
const BEFORE = [
  ...[13, 14, 15, 16, 17, 18].map((daysAgo) => day(daysAgo, 1, 2, 1)),
  ...[19, 20].map((daysAgo) => day(daysAgo, 0, 2, 1)),
  ...[22, 23, 24, 25, 26, 27, 28].map((daysAgo) => day(daysAgo, 1, 2, 1)),
  day(29, 1, 2, 0),
  day(30, 1, 2, 0),
  day(31, 0, 2, 1),
];

const FREEZE_DAYS_AGO = 3;

/** The demo student's points, which are the sum of the actions above. */
export function demoHistory(name: string, now: Date): History {
  const freeze = { idempotencyKey: 'demo-streak-freeze-1', at: timeOf(FREEZE_DAYS_AGO, 20 * 60, now) };
  return historyOf(name, eventsOf([...STREAK, ...BEFORE], now), [freeze], now);
}

/** On which of the last seven days the demo student wrote in the journal, in days ago. */
export const JOURNAL_DAYS_AGO = STREAK.filter(({ daysAgo, journal }) => daysAgo < 7 && journal > 0).map(
  ({ daysAgo }) => daysAgo,
);

/** When that day's entry was written. */
export function journalTime(daysAgo: number, now: Date): Date {
  return timeOf(daysAgo, 19 * 60, now);
}

/** The active days of the other students: nearly three weeks, a few days, a lapsed streak, and a first evening. */
const OTHERS: readonly (readonly ActiveDay[])[] = [
  [...STREAK.slice(0, 9), ...BEFORE.slice(0, 8)],
  STREAK.slice(1, 6),
  STREAK.slice(4, 11),
];
const FIRST_EVENING = [day(1, 1, 1, 0)];

/** The points of one of the other students. */
export function otherHistory(student: DemoStudent, now: Date): History {
  const days = student === OUTSIDE_STUDENT ? FIRST_EVENING : OTHERS[OTHER_STUDENTS.indexOf(student)];
  return historyOf(student.name, eventsOf(days ?? [], now), [], now);
}

function day(daysAgo: number, tasks: number, ai: number, journal: 0 | 1, focus = 0): ActiveDay {
  return { daysAgo, tasks, ai, journal, focus };
}

function eventsOf(days: readonly ActiveDay[], now: Date): PaidEvent[] {
  return days.flatMap(({ daysAgo, tasks, ai, journal, focus }) => {
    const onDay = addDays(lagosDay(now), -daysAgo);
    const at = (minutes: number) => timeOf(daysAgo, minutes, now);
    const id = (index: number) => `demo-${daysAgo}-${index}`;
    const many = (count: number, action: PointsAction, from: number, key: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => ({ key: key(index), action, at: at(from + index * 25) }));
    // The one task completed today is also in the task list.
    const task = (index: number) => (daysAgo === 0 && index === 0 ? DONE_TASK : id(index));
    return [
      // From 5:40 in Lagos: before 8:00, which earns the Early Bird badge.
      ...many(tasks, 'task_completed', 5 * 60 + 40, (index) => ledgerKeys.task(task(index))),
      ...many(focus, 'focus_minutes', 18 * 60 + 30, (index) => ledgerKeys.focus(onDay, index + 1)),
      ...many(ai, 'ai_tool', 15 * 60, (index) => ledgerKeys.ai(id(index))).map((event, index) => ({
        ...event,
        tool: toolOf(daysAgo, index),
      })),
      ...(journal > 0
        ? [
            {
              key: ledgerKeys.journal(onDay),
              action: 'journal_entry' as const,
              at: journalTime(daysAgo, now),
            },
          ]
        : []),
    ];
  });
}

/** The instant `minutes` after the start of a day in Lagos, but never later than `now`. */
export function timeOf(daysAgo: number, minutes: number, now: Date): Date {
  const start = startOfLagosDay(addDays(lagosDay(now), -daysAgo)).getTime();
  return new Date(Math.min(start + minutes * MINUTE, now.getTime()));
}
