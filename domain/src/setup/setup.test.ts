import { describe, expect, test } from 'vitest';
import { cardTextSchema } from '../ai/result-schemas.ts';
import { deckSchema } from '../cards/schemas.ts';
import { taskSchema } from '../planner/schemas.ts';
import { ACTIONS } from '../points/actions.ts';
import { noteSchema } from '../vault/schemas.ts';
import { SAMPLE_DECK, SAMPLE_NOTE } from './samples.ts';
import { setupSchema, subjectsSchema } from './schemas.ts';
import { finishedSteps, LEVEL_FACTS, LEVELS, NEW_SETUP, SETUP_LIMITS } from './setup.ts';

const did = (...actions: (keyof typeof ACTIONS)[]) =>
  actions.map((action) => ({ action: ACTIONS[action].label }));

describe('finishedSteps', () => {
  test.each([
    ['a completed schedule entry', 'entry_completed', 'plan'],
    ['a completed task', 'task_completed', 'plan'],
    ['a review', 'cards_reviewed', 'cards'],
    ['a journal entry', 'journal_entry', 'journal'],
  ] as const)('counts %s', (_, action, step) => {
    expect(finishedSteps([], did(action))).toEqual([step]);
  });

  test('counts nothing else', () => {
    expect(finishedSteps([], did('ai_tool', 'ai_lab_time', 'focus_minutes', 'practice_done'))).toEqual([]);
  });

  test('keeps stored steps that have left the history, in order and once', () => {
    expect(finishedSteps(['journal', 'cards'], did('cards_reviewed', 'task_completed'))).toEqual([
      'plan',
      'cards',
      'journal',
    ]);
  });
});

test.each(LEVELS)('suggests subjects at level %s that can be stored', (level) => {
  const { suggested, exam } = LEVEL_FACTS[level];
  expect(subjectsSchema.safeParse(suggested).success).toBe(true);
  expect(new Set(suggested).size).toBe(suggested.length);
  expect(exam.length).toBeLessThanOrEqual(SETUP_LIMITS.exam);
  expect(taskSchema.shape.title.safeParse(exam).success).toBe(true);
});

test('begins with a setup that can be stored', () => {
  expect(setupSchema.safeParse(NEW_SETUP).success).toBe(true);
});

test('has samples that can be stored', () => {
  expect(noteSchema.safeParse(SAMPLE_NOTE).success).toBe(true);
  expect(deckSchema.shape.title.safeParse(SAMPLE_DECK.title).success).toBe(true);
  for (const card of SAMPLE_DECK.cards) expect(cardTextSchema.safeParse(card).success).toBe(true);
});
