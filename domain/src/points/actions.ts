/** The actions that earn points (docs/product.md, Points and streaks). Apart from points.ts, which Home loads. */
import { FOCUS_UNIT_MINUTES } from './points.ts';

/** What a practice must be to earn points. */
export const PAID_PRACTICE = {
  /** Questions that an attempt must answer, right or wrong. */
  questions: 10,
  /** Reading and answering a question takes longer, on average. */
  secondsEach: 3,
} as const;

/** The actions that earn points. `perDay` is the daily cap; the student reads `label`, and on Rewards `note`. */
export const ACTIONS = {
  task_completed: { points: 5, perDay: 10, label: 'completing a task' },
  entry_completed: { points: 5, perDay: 10, label: 'completing a schedule entry' },
  journal_entry: { points: 10, perDay: 1, label: 'a journal entry' },
  ai_tool: { points: 15, perDay: 5, label: 'using an AI tool' },
  ai_lab_time: { points: 5, perDay: 1, label: '5 minutes in the AI Lab' },
  focus_minutes: {
    points: 5,
    perDay: 4,
    label: `${FOCUS_UNIT_MINUTES} minutes of focus`,
    note: 'the sessions of a day add up',
  },
  practice_done: {
    points: 10,
    perDay: 3,
    label: `a practice of ${PAID_PRACTICE.questions} questions`,
    note: `each set once a day, at ${PAID_PRACTICE.secondsEach} seconds a question or more`,
  },
  cards_reviewed: {
    points: 10,
    perDay: 2,
    label: 'reviewing cards',
    note: '10 cards in one sitting, or all that are due',
  },
} as const satisfies Record<string, { points: number; perDay: number; label: string; note?: string }>;
export type PointsAction = keyof typeof ACTIONS;

/** How often an action still earns points on a day with these counts. */
export function leftToday(action: PointsAction, counts: Partial<Record<PointsAction, number>>): number {
  return Math.max(0, ACTIONS[action].perDay - (counts[action] ?? 0));
}

/** Whether one more action earns points on a day with these counts. */
export function isBelowDailyCap(
  action: PointsAction,
  counts: Partial<Record<PointsAction, number>>,
): boolean {
  return leftToday(action, counts) > 0;
}
