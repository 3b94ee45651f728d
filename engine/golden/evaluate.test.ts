import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { evaluateChat, placeOfAnswer } from './evaluate-answers.ts';
import { cardFailures, needsCards } from './evaluate-cards.ts';
import { evaluatePlans, planFailures } from './evaluate-plans.ts';
import { evaluateSolver, type Solved, solveAll } from './evaluate-solver.ts';
import { summaryFailures } from './evaluate-summaries.ts';
import { misreadRows } from './evaluate-tables.ts';
import { rowsIn } from './faults/layout.ts';
import { PLANS } from './plans.ts';
import { ALL_TRAPS, PROBLEMS } from './problems/all.ts';
import { type GoldenText, goldenTexts } from './read-golden.ts';

const texts = goldenTexts().filter(({ isLast }) => !isLast);
const sentence = (index: number) =>
  `Organ ${index} is the part of a body that does the work of number ${index}.`;
const long: GoldenText = {
  name: 'organs.txt',
  text: Array.from({ length: 50 }, (_, index) => sentence(index)).join(' '),
  about: 'biology',
  language: 'English',
  isLast: false,
  key: [Array.from({ length: 8 }, (_, index) => `Organ ${index} … part of a body`)],
  orders: [],
  questions: { answerable: [{ question: 'What is organ 3?', answer: 'work of number 3' }], unanswerable: [] },
};

describe('the golden set', () => {
  test('has at least 34 texts, at least three in French and three in other languages, and 80 problems', () => {
    expect(texts.length).toBeGreaterThanOrEqual(34);
    expect(texts.filter(({ language }) => language === 'French').length).toBeGreaterThanOrEqual(3);
    const others = texts.filter(({ language }) => !['English', 'French'].includes(language));
    expect(others.length).toBeGreaterThanOrEqual(3);
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(80);
  });

  test('has at least 15 subjects', () => {
    expect(new Set(texts.map(({ about }) => about.split(',')[0])).size).toBeGreaterThanOrEqual(15);
  });
});

describe('cards', () => {
  const good = Array.from({ length: 8 }, (_, index) => ({
    front: `What is organ ${index}?`,
    back: `The part of a body that does the work of number ${index}.`,
  }));
  const gap = (index: number) => ({ front: sentence(index).replace('work', '_____'), back: 'work' });

  test('pass with eight questions', () => {
    expect(needsCards(long)).toBe(true);
    expect(cardFailures(good, long)).toEqual([]);
  });

  test('fail if a long text with enough facts has fewer than eight', () => {
    expect(cardFailures(good.slice(1), long)).toEqual(['7 cards, fewer than 8']);
    expect(cardFailures(good.slice(1), { ...long, key: [['Organ 1']] })).toEqual([]);
  });

  test('fail if more than half have gaps', () => {
    const gaps = [10, 11, 12, 13, 14].map(gap);
    expect(cardFailures([...good.slice(0, 5), ...gaps], long)).toEqual([]);
    expect(cardFailures([...good.slice(0, 4), ...gaps], long)).toEqual(['5 of 9 cards have gaps']);
  });
});

describe('summaries', () => {
  const key = [['Organ 0 … work', 'Organ 1'], ['Organ 2']];

  test('count each section the same', () => {
    expect(coverageOf([sentence(0), sentence(1)], key)).toBe(0.5);
    expect(coverageOf([sentence(0), sentence(2)], key)).toBe(0.75);
  });

  test('need all words of a key sentence in one point', () => {
    expect(coverageOf(['Organ 0', 'work'], [['Organ 0 … work']])).toBe(0);
  });

  test('counts a definition that has a colon instead of its verb', () => {
    const key = [['kernel is the part that is always in memory', 'material of a river is called its load']];
    expect(
      coverageOf(['Kernel: the part that is always in memory', 'Load: the material of a river'], key),
    ).toBe(1);
    expect(coverageOf(['The kernel is always in memory', 'Load: what a river carries'], key)).toBe(0);
  });

  test('fail if they are longer than three fifths of the text and 25 words', () => {
    const points = long.text.split(/(?<=\.)\s+/);
    expect(summaryFailures({ headings: [], points }, long).join('\n')).toMatch(/\d+ words, more than \d+/);
  });

  test('fail under 80 percent', () => {
    const points = [0, 1, 2, 3, 4, 5].map(sentence);
    expect(summaryFailures({ headings: [], points }, long)).toEqual([
      expect.stringMatching(/^75 % of the key sentences, without: Organ 6/),
    ]);
    expect(summaryFailures({ headings: [], points: [...points, sentence(6)] }, long)).toEqual([]);
  });
});

test('a row of a table is misread if a cell has another header', () => {
  const rows = rowsIn('| Ion | Colour | Test |\n|---|---|---|\n| Cu | blue | base |\n| Fe | green | acid |');
  const read = ['Ion Cu: Colour: blue; Test: base', 'Fe: Colour: acid; Test: green'];
  expect(misreadRows(rows, read).map(({ name }) => name)).toEqual(['Fe']);
});

describe('answers', () => {
  test('are right only with the words of the right sentence', () => {
    expect(placeOfAnswer(['Organ 1.', 'The Work of number 3'], 'work of number 3')).toBe(1);
    expect(placeOfAnswer(['The work of number 2'], 'work of number 3')).toBe(-1);
  });

  test('fail under 80 percent', () => {
    const wrong = { question: 'What is organ 4?', answer: 'the pump of the blood' };
    const asked = (questions: GoldenText['questions']) => evaluateChat([{ ...long, questions }]).failures;
    expect(asked(long.questions)).toEqual([]);
    expect(asked({ answerable: [wrong], unanswerable: [] })).toEqual(['0 % of all questions, under 80 %']);
  });

  test('fail if an unanswerable question is answered', () => {
    const questions = { answerable: [], unanswerable: ['What is organ 3?'] };
    expect(evaluateChat([{ ...long, questions }]).failures.at(-1)).toMatch(
      /answers what the notes don't say/,
    );
  });
});

describe('the solver', () => {
  const solved = solveAll(PROBLEMS);

  test('passes on the golden problems', () => {
    expect(ALL_TRAPS.length).toBeGreaterThanOrEqual(25);
    expect(evaluateSolver(solved, ALL_TRAPS).failures).toEqual([]);
  });

  test('fails with one wrong answer, fewer than 80 percent, less than half in a family, or an answered trap', () => {
    const refused = (one: Solved, isRefused: boolean): Solved =>
      isRefused ? { ...one, answer: null, result: 'refused' } : one;
    const failuresOf = (changed: readonly Solved[]) => evaluateSolver(changed, []).failures;
    const [first] = PROBLEMS;
    if (!first) throw new Error('There are no problems.');
    expect(failuresOf(solveAll([{ ...first, answer: '7' }])).join('\n')).toContain('wrong: ');
    const fifth = failuresOf(solved.map((one, index) => refused(one, index % 4 === 0)));
    expect(fifth[0]).toMatch(/of all problems, under 80 %/);
    const family = failuresOf(solved.map((one) => refused(one, one.problem.family === 'elasticity')));
    expect(family).toEqual([expect.stringMatching(/^0 of \d+ in elasticity/)]);
    expect(evaluateSolver([], [{ problem: 'Solve x + 1 = 3', trap: 'none' }]).failures).toHaveLength(1);
  });
});

describe('study plans', () => {
  const plan = PLANS[0];
  if (!plan) throw new Error('There are no plans.');
  const learn = { start_time: '16:00', duration: 60, topic: 'Osmosis', activity: 'Learn it' };
  const failuresOf = (sessions: readonly (typeof learn & { date: string })[]) =>
    planFailures(
      { isEmpty: false, plan: { title: 'Plan', sessions: [...sessions] }, notes: [], uncovered: [] },
      { ...plan, topics: ['Osmosis'] },
    );

  test('pass on the golden requests', () => {
    expect(evaluatePlans(PLANS).failures).toEqual([]);
  });

  test('pass if each topic is reviewed after growing intervals', () => {
    const dates = ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-16'];
    expect(
      failuresOf(dates.map((date) => ({ ...learn, date, activity: date === dates[0] ? 'Learn' : 'Recall' }))),
    ).toEqual([]);
  });

  test.each([
    ['in the past', [{ ...learn, date: '2026-03-03' }], /in the past/],
    ['on the exam day', [{ ...learn, date: '2026-04-03' }], /after the exam begins/],
    [
      'over another',
      [
        { ...learn, date: '2026-03-05' },
        { ...learn, date: '2026-03-05', start_time: '16:30' },
      ],
      /over another/,
    ],
    ['beyond the daily hours', [{ ...learn, date: '2026-03-05', duration: 180 }], /beyond the daily hours/],
    ['without a review', [{ ...learn, date: '2026-03-05' }], /never reviewed/],
    [
      'after intervals that shrink',
      ['2026-03-05', '2026-03-08', '2026-03-09'].map((date, place) => ({
        ...learn,
        date,
        activity: place === 0 ? 'Learn' : 'Recall',
      })),
      /reviewed after 3, 1 days/,
    ],
  ])('fail with a session %s', (_, sessions, fault) => {
    expect(failuresOf(sessions).join('\n')).toMatch(fault);
  });

  test('fail if a topic is left out', () => {
    expect(failuresOf([]).join('\n')).toContain('leaves out: Osmosis');
  });
});
