import { describe, expect, test } from 'vitest';
import { isKey, toBlindQuestion } from './blind-questions.ts';
import type { Question } from './schemas.ts';

const common = { why: 'KEY: the notes say so.', source: 'KEY: the source.', topic: 'Cells', page: 3 };
const QUESTIONS: Record<Question['kind'], Question> = {
  choice: { ...common, kind: 'choice', prompt: 'What moves?', options: ['Salt', 'Water', 'Air'], key: 1 },
  true_false: {
    ...common,
    ...{ kind: 'true_false', prompt: 'Osmosis moves salt.', key: false, corrected: 'KEY: it moves water.' },
  },
  cloze: { ...common, kind: 'cloze', prompt: '_____ moves water.', answers: ['KEY osmosis'] },
  match: {
    ...{ ...common, kind: 'match', prompt: 'Match them.' },
    pairs: [
      { left: 'Vein', right: 'to the heart' },
      { left: 'Artery', right: 'from the heart' },
      { left: 'Capillary', right: 'between both' },
    ],
  },
  short: { ...common, kind: 'short', prompt: 'Why?', points: ['KEY: pressure falls', 'KEY: water follows'] },
};

describe('a blind question', () => {
  test.each(Object.values(QUESTIONS))('of the kind $kind has neither key, reason nor source', (question) => {
    const blind = JSON.stringify(toBlindQuestion(question));

    expect(blind).not.toContain('KEY');
    expect(blind).not.toMatch(/"(?:key|why|source|corrected|answers|points|pairs|topic|page)":/);
    expect(blind).toContain(question.prompt);
  });

  test('that matches has its right sides in an order that says nothing', () => {
    expect(toBlindQuestion(QUESTIONS.match)).toMatchObject({
      left: ['Vein', 'Artery', 'Capillary'],
      right: ['between both', 'from the heart', 'to the heart'],
    });
  });
});

test.each<[Question['kind'], right: string[], wrong: string[][]]>([
  ['choice', ['water '], [['Salt'], ['1'], []]],
  ['true_false', ['False'], [['true'], ['no'], []]],
  ['cloze', ['key Osmosis'], [['diffusion'], [' '], []]],
  [
    'match',
    ['to the heart', 'from the heart', 'between both'],
    [['between both', 'from the heart', 'to the heart'], ['to the heart', 'from the heart'], []],
  ],
  ['short', ['The KEY: pressures fall.', 'So water follows.'], [['The pressure falls.'], ['Water'], []]],
])('the key of a %s is its right answer, and no other one', (kind, right, wrong) => {
  expect(isKey(QUESTIONS[kind], right)).toBe(true);
  for (const answer of wrong) expect(isKey(QUESTIONS[kind], answer)).toBe(false);
});
