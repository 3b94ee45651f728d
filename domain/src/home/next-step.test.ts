import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeOf } from '../planner/planner.ts';
import {
  type NextStepFacts,
  nextStep,
  type OpenAssignment,
  type OpenTask,
  type RunningExam,
  type SessionOfToday,
} from './next-step.ts';

const NOW = new Date('2026-03-05T13:00:00.000Z');
/** 14:00 in Lagos. */
const TODAY = '2026-03-05';
const TIME = { now: NOW, today: TODAY, minute: 14 * 60 };
const HOUR = 3_600_000;
const NOTHING: NextStepFacts = {
  ...{ exam: null, sessions: [], tasks: [], assignment: null, dueCards: 0 },
  ...{ streak: 3, isActiveToday: true },
};

const session = (start_time: string, change: Partial<SessionOfToday> = {}): SessionOfToday => ({
  ...{ id: start_time, title: 'Biology', start_time, duration: 60, completed: false },
  ...change,
});
const task = (hours: number): OpenTask => ({
  ...{ id: `in ${hours} hours`, title: 'Essay', due_date: new Date(NOW.getTime() + hours * HOUR) },
});
const exam = (minutes: number): RunningExam => ({
  ...{ id: 'mock', title: 'UTME mock', ends_at: new Date(NOW.getTime() + minutes * 60_000) },
});
const assignment = (due_date: string): OpenAssignment => ({ id: due_date, title: 'Lab report', due_date });
/** The step in short: its kind, and which session, task or cards. */
function stepOf(facts: Partial<NextStepFacts>): string {
  const step = nextStep({ ...NOTHING, ...facts }, TIME);
  const which = { exam: '', session: '', assignment: '', task: '', cards: '', plan: '' };
  if (step.kind === 'session') which.session = step.session.id;
  if (step.kind === 'assignment') which.assignment = step.assignment.id;
  if (step.kind === 'task') which.task = step.task.id;
  if (step.kind === 'cards') which.cards = String(step.count);
  return `${step.kind} ${which[step.kind]}`.trim();
}

describe('the next step is', () => {
  const all = { sessions: [session('14:05'), session('13:30')], tasks: [task(1)], dueCards: 20 };

  test.each([
    ['the mock exam whose time is running, before everything else', { ...all, exam: exam(5) }, 'exam'],
    ['no mock exam whose time is up', { exam: exam(0) }, 'plan'],
    ['the session that is on, before what has no fixed time', all, 'session 13:30'],
    [
      'the one that began last of two that are on',
      { sessions: [session('13:50'), session('13:10')] },
      'session 13:50',
    ],
    ['a session that begins within 10 minutes', { ...all, sessions: [session('14:10')] }, 'session 14:10'],
    [
      'an urgent task before a session in 11 minutes',
      { ...all, sessions: [session('14:11')] },
      'task in 1 hours',
    ],
    ['a task due within 6 hours, before cards', { dueCards: 20, tasks: [task(6)] }, 'task in 6 hours'],
    ['a task overdue for a day, before cards', { dueCards: 20, tasks: [task(-24)] }, 'task in -24 hours'],
    ['an urgent task behind one that is long overdue', { tasks: [task(-300), task(2)] }, 'task in 2 hours'],
    [
      'an urgent task, before an assignment due today',
      { tasks: [task(6)], assignment: assignment(TODAY) },
      'task in 6 hours',
    ],
    [
      'an assignment due today, before cards',
      { dueCards: 20, assignment: assignment(TODAY) },
      `assignment ${TODAY}`,
    ],
    [
      'the due cards, before an assignment due tomorrow',
      { dueCards: 1, assignment: assignment('2026-03-06') },
      'cards 1',
    ],
    [
      'an assignment due tomorrow, before a session later today',
      { assignment: assignment('2026-03-06'), sessions: [session('16:00')] },
      'assignment 2026-03-06',
    ],
    ['no assignment due after tomorrow', { assignment: assignment('2026-03-07') }, 'plan'],
    ['the due cards, before a task due in 7 hours', { dueCards: 20, tasks: [task(7)] }, 'cards 20'],
    ['the due cards, before a task that is long overdue', { dueCards: 1, tasks: [task(-25)] }, 'cards 1'],
    ['the due cards, before a session later today', { dueCards: 1, sessions: [session('16:00')] }, 'cards 1'],
    [
      'the next session of today, before other tasks',
      { sessions: [session('18:00'), session('16:00')], tasks: [task(30)] },
      'session 16:00',
    ],
    ['the task that is due first', { tasks: [task(30), task(50)] }, 'task in 30 hours'],
    ['planning the day if nothing is planned or due', {}, 'plan'],
    ['not a completed session', { sessions: [session('13:30', { completed: true })] }, 'plan'],
    ['not a session that is over', { sessions: [session('13:00')] }, 'plan'],
  ] as const)('%s', (_, facts, step) => {
    expect(stepOf(facts)).toBe(step);
  });
});

describe('the next step takes', () => {
  test.each([
    ['the rest of the time of a mock exam', { exam: exam(42) }, 42],
    ['the rest of a session that is on', { sessions: [session('13:30')] }, 30],
    ['all of a session that begins later', { sessions: [session('16:00', { duration: 90 })] }, 90],
    ['eight seconds for each card, in whole minutes', { dueCards: 23 }, 4],
    ['at least a minute', { dueCards: 1 }, 1],
    ['a round of focus for a task', { tasks: [task(1)] }, 25],
  ])('%s', (_, facts, minutes) => {
    expect(nextStep({ ...NOTHING, ...facts }, TIME).minutes).toBe(minutes);
  });
});

test('the next step keeps a streak that would end today, and only such a one', () => {
  const keeps = (streak: number, isActiveToday: boolean) =>
    nextStep({ ...NOTHING, streak, isActiveToday }, TIME).keepsStreak;

  expect([keeps(3, false), keeps(3, true), keeps(0, false)]).toEqual([true, false, false]);
});

test('the next step does not depend on the order of the sessions, and has a positive length, in 500 runs', () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const sessions = fc.uniqueArray(
    fc.record({ minute, duration: fc.integer({ min: 1, max: 1_440 }), completed: fc.boolean() }),
    { maxLength: 8, selector: (each) => each.minute },
  );
  fc.assert(
    fc.property(sessions, minute, fc.nat(40), (planned, at, dueCards) => {
      const day = planned.map(({ minute, ...rest }) => session(timeOf(minute), rest));
      const facts = { ...NOTHING, dueCards, sessions: day };
      const step = nextStep(facts, { now: NOW, today: TODAY, minute: at });
      expect(
        nextStep({ ...facts, sessions: [...day].reverse() }, { now: NOW, today: TODAY, minute: at }),
      ).toEqual(step);
      expect(step.minutes).toBeGreaterThan(0);
    }),
    { numRuns: 500, seed: 20_260_305 },
  );
});
