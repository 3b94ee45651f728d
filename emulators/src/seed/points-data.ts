import { addDays } from '@akada/domain/days/day';
import type { PointsAction } from '@akada/domain/points/actions';
import { ledgerKeys } from '@akada/domain/points/points';
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
  /** What other data shows as well: a trigger awards the points that the ledger lacks. */
  also: {
    /** Units of 25 minutes, see focus-data.ts. */
    focus?: number;
    /** Whether all cards that were due were reviewed, see review-history.ts. */
    cards?: true;
    /** Whether a mock exam was sat, see practice-data.ts. */
    exam?: true;
  };
}

/** The current streak of 12 days; five of the last seven are goal days. The day before it was missed. */
const STREAK = [
  day(0, 1, 1, 0),
  day(1, 0, 2, 1, { focus: 2 }),
  day(2, 1, 0, 0, { cards: true }),
  day(3, 0, 2, 1, { focus: 1 }),
  day(4, 1, 2, 1, { focus: 1 }),
  day(5, 0, 0, 1),
  day(6, 1, 2, 1, { focus: 1 }),
  day(7, 0, 2, 1, { cards: true }),
  day(8, 1, 2, 0, { exam: true }),
  day(9, 3, 2, 1),
  day(10, 1, 2, 0),
  day(11, 0, 2, 1, { cards: true }),
];

/** Earlier, shorter streaks, within the free plan's two AI uses a day. With {@link STREAK}, 1,250 points in all. */
const BEFORE = [
  day(13, 1, 2, 0, { exam: true }),
  ...[14, 17].map((daysAgo) => day(daysAgo, 1, 2, 0, { cards: true })),
  ...[15, 16, 18].map((daysAgo) => day(daysAgo, 1, 2, 1)),
  ...[19, 20].map((daysAgo) => day(daysAgo, 0, 2, 0, { cards: true })),
  ...[22, 23, 24, 25, 26, 27, 28].map((daysAgo) => day(daysAgo, 1, 2, 1)),
  day(29, 1, 2, 0),
  day(30, 1, 2, 0),
  day(31, 0, 2, 1),
];

const FREEZE_DAYS_AGO = 3;

/** On which days the demo student reviewed cards, the earliest first. */
export const SITTING_DAYS_AGO = daysWith('cards');
/** On which days the demo student sat a mock exam, the earliest first. */
export const EXAM_DAYS_AGO = daysWith('exam');

function daysWith(what: keyof ActiveDay['also']): number[] {
  const days = [...STREAK, ...BEFORE].filter(({ also }) => also[what]);
  return days.map(({ daysAgo }) => daysAgo).sort((a, b) => b - a);
}

/** The id of the reviews of a day. */
export function sittingId(daysAgo: number): string {
  return `sitting-${daysAgo}`;
}

/** The id of the questions of a mock exam, and of the attempt at it. */
export function examId(daysAgo: number): string {
  return `exam-${daysAgo}`;
}

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
  return timeOf(daysAgo, JOURNAL_TIME, now);
}

/** In minutes after midnight. */
const JOURNAL_TIME = 19 * 60;

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

function day(
  daysAgo: number,
  tasks: number,
  ai: number,
  journal: 0 | 1,
  also: ActiveDay['also'] = {},
): ActiveDay {
  return { daysAgo, tasks, ai, journal, also };
}

function eventsOf(days: readonly ActiveDay[], now: Date): PaidEvent[] {
  return days.flatMap(({ daysAgo, tasks, ai, journal, also: { focus = 0, cards, exam } }) => {
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
      ...many(cards ? 1 : 0, 'cards_reviewed', 16 * 60 + 40, () => ledgerKeys.sitting(sittingId(daysAgo))),
      ...many(exam ? 1 : 0, 'practice_done', 17 * 60 + 30, () => ledgerKeys.practice(examId(daysAgo), onDay)),
      ...many(journal, 'journal_entry', JOURNAL_TIME, () => ledgerKeys.journal(onDay)),
    ];
  });
}

/** The instant `minutes` after the start of a day in Lagos, but never later than `now`. */
export function timeOf(daysAgo: number, minutes: number, now: Date): Date {
  const start = startOfLagosDay(addDays(lagosDay(now), -daysAgo)).getTime();
  return new Date(Math.min(start + minutes * MINUTE, now.getTime()));
}
