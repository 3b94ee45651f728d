import {
  type CramSheet,
  cramSheetSchema,
  type Flashcards,
  flashcardsSchema,
  studyPlanSchema,
} from '@akada/domain/ai/result-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, seedText } from '../testing.ts';
import { answerTo } from './index.ts';

const cards = (...given: Parameters<typeof asked>) => answerTo(asked(...given)) as Flashcards;
const cramSheet = (...given: Parameters<typeof asked>) => answerTo(asked(...given)) as CramSheet;
const studyPlan = (...given: Parameters<typeof asked>) => answerTo(asked(...given));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.lorem({ maxCount: 40, mode: 'sentences' }),
  fc
    .array(
      fc.constantFrom(
        '# Cell',
        '- a: b',
        '|a|b|',
        '|-|-|',
        '|x|y|',
        'X is a y.',
        '**',
        '\u200b',
        '😀',
        '1. ',
      ),
      { maxLength: 30 },
    )
    .map((lines) => lines.join('\n')),
);

function cardsOf(text: string, count = 12) {
  const deck = cards('flashcards', text, { choices: { count } });
  return deck.cards;
}

describe('flashcards', () => {
  test('ask about definitions and tables in the notes', () => {
    const made = cardsOf(seedText('cell-organelles'));
    expect(made).toContainEqual({
      front: 'Ribosome: what does it do?',
      back: 'Makes proteins.',
      source: 'Ribosome: Found in: plants and animals; What it does: makes proteins',
    });
    expect(cardsOf('An enzyme is a protein that speeds up a reaction.')).toEqual([
      {
        front: 'What is an enzyme?',
        back: 'A protein that speeds up a reaction.',
        source: 'An enzyme is a protein that speeds up a reaction.',
      },
    ]);
  });

  test('are fewer than requested if the notes have fewer facts, and are all different', () => {
    const made = cardsOf(seedText('nigeria-1914-1963'), 30);
    expect(made.map(({ front }) => front)).toContain('Who founded the NNDP in 1923?');
    expect(made.filter(({ front }) => front.includes('Action Group'))).toEqual([]);
    expect(made.length).toBeLessThan(30);
    const cells = cardsOf(seedText('cell-organelles'), 30);
    expect(cells.length).toBeGreaterThanOrEqual(5);
    expect(new Set(cells.map(({ front }) => front)).size).toBe(cells.length);
    expect(cardsOf(seedText('cell-organelles'), 5)).toHaveLength(5);
  });

  test("aren't made from a text without facts", () => {
    expect(cards('flashcards', '.').cards).toEqual([]);
  });

  test('define a topic that is given by its name', () => {
    expect(cardsOf('Osmosis')[0]?.back).toContain('movement of water');
  });

  test('are valid whatever the text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 5, max: 30 }), (text, count) => {
        const deck = cards('flashcards', text, { choices: { count } });
        if (deck.cards.length === 0) return;
        expect(deck.cards.length).toBeLessThanOrEqual(count);
        flashcardsSchema.parse(deck);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe('a cram sheet', () => {
  test('has the headings of the notes and their points', () => {
    const sheet = cramSheet('cram', seedText('arms-of-government'));
    expect(sheet.title).toBe('Cram sheet: Three arms');
    expect(sheet.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Separation of powers', 'Checks and balances']),
    );
    expect(sheet.sections.flatMap(({ points }) => points)).toContain(
      'Courts can declare a law unconstitutional.',
    );
  });

  test('is valid whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sheet = cramSheet('cram', text);
        if (sheet.sections.length > 0) cramSheetSchema.parse(sheet);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe('a study plan', () => {
  test('is valid, ends before the exam, and covers every topic', () => {
    const choices = { first_day: '2026-03-01', exam_date: '2026-03-08', hours_a_day: 2 };
    const plan = studyPlanSchema.parse(studyPlan('planner', 'Cells\nGenetics\nEcology', { choices }));
    for (const topic of ['Cells', 'Genetics', 'Ecology']) {
      expect(plan.sessions.filter((session) => session.topic.includes(topic)).length).toBeGreaterThanOrEqual(
        3,
      );
    }
    expect(plan.sessions[0]?.date).toBe('2026-03-01');
    expect(plan.sessions.every(({ date }) => date < '2026-03-08')).toBe(true);
  });

  test('made on the exam day is for that day', () => {
    const choices = { first_day: '2026-03-01', exam_date: '2026-03-01', hours_a_day: 2 };
    const { sessions } = studyPlanSchema.parse(studyPlan('planner', 'Cells', { choices }));
    expect(new Set(sessions.map(({ date }) => date))).toEqual(new Set(['2026-03-01']));
  });

  test("keeps clear of the planner's entries and of the past", () => {
    const days = { first_day: '2026-03-01', exam_date: '2026-03-03', hours_a_day: 2 };
    const busy = '2026-03-01 16:00 360; 2026-03-02 16:00 120';
    const choices = { ...days, today: '2026-03-01', now: '15:00', busy };
    const { sessions } = studyPlanSchema.parse(studyPlan('planner', 'Cells', { choices }));
    expect(sessions.every(({ date, start_time }) => date === '2026-03-02' && start_time >= '18:00')).toBe(
      true,
    );
  });

  test("isn't made without a topic", () => {
    expect(studyPlan('planner', '.')).toMatchObject({ sessions: [] });
  });
});
