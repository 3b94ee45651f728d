import { describe, expect, it, test } from 'vitest';
import { fromMatches, fromShortAnswer, isAnswered, toMatches, toShortAnswer } from './answers.ts';
import { markAnswer, markAttempt, scoreOf } from './marking.ts';
import type { Question } from './schemas.ts';

const common = { prompt: 'Which?', why: 'The notes say so.', source: 'See the notes.' };
const choice: Question = { ...common, kind: 'choice', options: ['a', 'b', 'c'], key: 1, topic: 'Cells' };
const trueFalse: Question = { ...common, kind: 'true_false', key: false };
const cloze: Question = {
  ...common,
  kind: 'cloze',
  prompt: 'It is _____.',
  answers: ['osmosis'],
  topic: 'Water',
};
const match: Question = {
  ...common,
  kind: 'match',
  pairs: ['x', 'y', 'z'].map((left) => ({ left, right: `${left}!` })),
};
const short: Question = { ...common, kind: 'short', points: ['one', 'two'], topic: 'Cells' };

test.each([
  ['the right option', choice, '1', true],
  ['another option', choice, '2', false],
  ['an option that there is not', choice, '7', false],
  ['no option', choice, '', false],
  ['true or false', trueFalse, 'false', true],
  ['the other of true and false', trueFalse, 'true', false],
  ['a text', cloze, 'Osmosis', true],
  ['another text', cloze, 'diffusion', false],
  ['all pairs', match, '0,1,2', true],
  ['two pairs swapped', match, '1,0,2', false],
  ['a pair too few', match, '0,1,', false],
  ['a short answer that the student marked right', short, '1\nThis.', true],
  ['a short answer that the student marked wrong', short, '0\nThis.', false],
  ['a short answer without a mark', short, '\nThis.', null],
] as const)('marks %s', (_, question, answer, isRight) => {
  expect(markAnswer(question, answer)).toBe(isRight);
});

describe('the text of an answer', () => {
  it('has the matches of a question, also those that are open', () => {
    for (const matches of [
      [2, 0, 1],
      [null, 0, null],
    ]) {
      expect(toMatches(fromMatches(matches), 3)).toEqual(matches);
    }
    expect(fromMatches([null, null])).toBe('');
    expect(toMatches('9,x', 3)).toEqual([null, null, null]);
  });

  it('has a short answer with its line breaks, and its mark', () => {
    for (const answer of [
      { text: 'Water moves.\nThrough a membrane.', isRight: null },
      { text: '1', isRight: false },
      { text: '', isRight: true },
      { text: '', isRight: null },
    ]) {
      expect(toShortAnswer(fromShortAnswer(answer))).toEqual(answer);
    }
    expect(fromShortAnswer({ text: '', isRight: null })).toBe('');
  });

  it('says nothing if it is blank', () => {
    for (const question of [choice, trueFalse, cloze, match, short]) {
      for (const blank of [undefined, '', ' ']) expect(isAnswered(question, blank)).toBe(false);
    }
    expect(isAnswered(match, ',,')).toBe(false);
    expect(isAnswered(match, ',1,')).toBe(true);
    expect(isAnswered(short, '\n ')).toBe(false);
    expect(isAnswered(short, '1\n')).toBe(true);
  });
});

test('an attempt is marked in all and by topic', () => {
  const marks = markAttempt([choice, trueFalse, cloze, short], { 0: '1', 1: 'true', 3: '\nNot marked' });

  expect(marks).toEqual({
    ...{ count: 4, answered: 3, right: 1 },
    byTopic: [
      { topic: 'Cells', count: 2, answered: 2, right: 1 },
      { topic: '', count: 1, answered: 1, right: 0 },
      { topic: 'Water', count: 1, answered: 0, right: 0 },
    ],
  });
  expect(scoreOf(marks)).toBe(25);
});

test('the score is rounded, and 0 without questions', () => {
  expect(scoreOf({ right: 2, count: 3 })).toBe(67);
  expect(scoreOf({ right: 0, count: 0 })).toBe(0);
});
