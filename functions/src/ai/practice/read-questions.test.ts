import { describe, expect, test } from 'vitest';
import { readPassages } from './passages.ts';
import { readQuestions } from './read-questions.ts';

const SOURCE = 'Arteries carry blood away from the heart.';
const passages = readPassages(`[p. 2]\n${SOURCE} Veins carry it back.`, true);
const common = { why: 'The text says so.', source: SOURCE, topic: 'Vessels' };
const WRITTEN = {
  choice: {
    ...{ ...common, kind: 'choice', prompt: 'Which vessels carry blood away from the heart?' },
    ...{ right: 'Arteries', wrong: ['Veins', 'Capillaries', 'Valves'] },
  },
  true_false: {
    ...{ ...common, kind: 'true_false', prompt: 'Veins carry blood away from the heart.', is_true: false },
    corrected: SOURCE,
  },
  cloze: { ...common, kind: 'cloze', prompt: '____ carry blood away from the heart.', answers: ['Arteries'] },
  match: {
    ...{ ...common, kind: 'match', prompt: 'Match them.' },
    pairs: [
      { left: 'Artery', right: 'away' },
      { left: 'Vein', right: 'back' },
      { left: 'Capillary', right: 'between' },
    ],
  },
  short: { ...common, kind: 'short', prompt: 'What do arteries do?', points: ['Carry blood away'] },
};
const read = (...written: unknown[]) => readQuestions(written, passages, { count: 20 });

test('a question of each kind is read, with its page', () => {
  const questions = read(...Object.values(WRITTEN));

  expect(questions.map(({ kind }) => kind)).toEqual(Object.keys(WRITTEN));
  for (const question of questions) expect(question).toMatchObject({ page: 2, source: SOURCE });
  expect(questions[2]).toMatchObject({ prompt: '_____ carry blood away from the heart.' });
});

test('the right option is not always in the same place', () => {
  const keys = Array.from({ length: 30 }, (_, index) => {
    const [question] = read({ ...WRITTEN.choice, prompt: `Question ${index}?` });
    if (question?.kind !== 'choice') throw new Error('it was not read');
    expect(question.options[question.key]).toBe('Arteries');
    return question.key;
  });

  expect(new Set(keys).size).toBe(4);
});

describe('a question is left out', () => {
  test.each<[why: string, written: unknown]>([
    ['that the text does not say', { ...WRITTEN.choice, source: 'Arteries were discovered in 1628.' }],
    ['without a source', { ...WRITTEN.choice, source: ' ' }],
    ['of an unknown kind', { ...WRITTEN.choice, kind: 'essay' }],
    ['without its right option', { ...WRITTEN.choice, right: ' ' }],
    ['with its right option among the wrong ones', { ...WRITTEN.choice, wrong: ['arteries', 'Veins'] }],
    ['with too few options', { ...WRITTEN.choice, wrong: ['Veins'] }],
    ['that says not whether it is true', { ...WRITTEN.true_false, is_true: undefined }],
    ['that is false and not corrected', { ...WRITTEN.true_false, corrected: '' }],
    ['whose answer is not in its source', { ...WRITTEN.cloze, answers: ['Capillaries'] }],
    ['whose answer is only part of a word', { ...WRITTEN.cloze, answers: ['art'] }],
    ['that shows its answer', { ...WRITTEN.cloze, prompt: 'Arteries, or ____, carry blood.' }],
    ['with two gaps', { ...WRITTEN.cloze, prompt: '____ carry ____ away.' }],
    ['with two equal sides', { ...WRITTEN.match, pairs: [...WRITTEN.match.pairs, WRITTEN.match.pairs[0]] }],
    ['with too few pairs', { ...WRITTEN.match, pairs: WRITTEN.match.pairs.slice(1) }],
    ['without points', { ...WRITTEN.short, points: [' '] }],
    ['with a field of another type', { ...WRITTEN.short, points: 'Carry blood away' }],
    ['that is none', 'What do arteries do?'],
  ])('%s', (_, written) => {
    expect(read(written)).toEqual([]);
    expect(read(written, WRITTEN.short)).toHaveLength(1);
  });
});

test('no more questions are read than asked for, none twice, and none of another kind', () => {
  const { choice, short } = WRITTEN;
  const again = { ...choice, prompt: choice.prompt.toUpperCase() };

  expect(read(choice, again, short)).toHaveLength(2);
  expect(readQuestions([choice, short], passages, { count: 1 })).toHaveLength(1);
  expect(readQuestions([choice, short], passages, { count: 20, kinds: ['short'] })).toMatchObject([
    { kind: 'short' },
  ]);
});

test('long texts are cut to the limits of a question', () => {
  const [question] = read({ ...WRITTEN.short, why: 'so '.repeat(500), topic: 'vessels '.repeat(50) });

  expect(question?.why.length).toBeLessThanOrEqual(300);
  expect(question?.topic?.length).toBeLessThanOrEqual(80);
});
