/** The setup of a new account and the first steps after it, which Home offers (docs/product.md, First day). */
import { PLANNER_LIMITS } from '../planner/planner.ts';
import { ACTIONS, type PointsAction } from '../points/actions.ts';
import type { HistoryItem } from '../points/points.ts';
import type { Setup } from './schemas.ts';

export const LEVELS = ['secondary', 'utme', 'university', 'other'] as const;
export type Level = (typeof LEVELS)[number];

interface LevelFacts {
  label: string;
  /** What the student studies is called. */
  studies: 'subjects' | 'courses';
  /** Subjects to tap instead of typing. */
  suggested: readonly string[];
  /** The exam to begin with. */
  exam: string;
}

/** What most candidates of WAEC and of UTME sit beside English. */
const SENIOR_SUBJECTS = [
  'Mathematics',
  'Biology',
  'Chemistry',
  'Physics',
  'Economics',
  'Government',
  'Literature',
] as const;

export const LEVEL_FACTS: Readonly<Record<Level, LevelFacts>> = {
  secondary: {
    label: 'Secondary school',
    studies: 'subjects',
    suggested: ['English', ...SENIOR_SUBJECTS],
    exam: 'WAEC',
  },
  utme: {
    label: 'UTME',
    studies: 'subjects',
    suggested: ['Use of English', ...SENIOR_SUBJECTS],
    exam: 'UTME',
  },
  university: { label: 'University', studies: 'courses', suggested: [], exam: 'First exam' },
  other: {
    label: 'Other',
    studies: 'subjects',
    suggested: ['English', 'Mathematics', 'Computing', 'Accounting'],
    exam: 'Exam',
  },
};

/** In order. 'first_steps' is after the setup, whether it was finished or skipped. */
export const SETUP_STEPS = ['about', 'studies', 'reminders', 'plan', 'first_steps'] as const;

/** What a new student is asked to do first. Each step is finished once one of its actions has earned points. */
export const FIRST_STEPS = ['plan', 'cards', 'journal'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const ACTIONS_OF: Readonly<Record<FirstStep, readonly PointsAction[]>> = {
  plan: ['entry_completed', 'task_completed'],
  cards: ['cards_reviewed'],
  journal: ['journal_entry'],
};

/** How many subjects, and characters of a subject and of an exam's title. */
export const SETUP_LIMITS = { subjects: 12, subject: PLANNER_LIMITS.subject, exam: 60 } as const;

export const NEW_SETUP: Setup = {
  step: 'about',
  level: null,
  subjects: [],
  exam: null,
  samples: false,
  finished: [],
};

/**
 * The first steps that are finished, in order: those that are stored, and those that the latest actions finish. The
 * history holds only a few actions, so finished steps are stored.
 */
export function finishedSteps(
  stored: readonly FirstStep[],
  history: readonly Pick<HistoryItem, 'action'>[],
): FirstStep[] {
  const done = new Set(history.map(({ action }) => action));
  return FIRST_STEPS.filter(
    (step) => stored.includes(step) || ACTIONS_OF[step].some((action) => done.has(ACTIONS[action].label)),
  );
}
