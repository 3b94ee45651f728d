import { describe, expect, test } from 'vitest';
import { AI_LIMITS } from '../ai/ai.ts';
import { inputLength } from '../ai/quota.ts';
import { fromShortAnswer, toShortAnswer } from './answers.ts';
import { markAnswer } from './marking.ts';
import { ATTEMPT_LIMITS } from './practice.ts';
import type { Question } from './schemas.ts';
import {
  answersOfOneUse,
  isRightByPoints,
  unreviewedAnswers,
  withMarks,
  withOwnMark,
} from './short-marks.ts';

const SHORT: Question = {
  ...{ kind: 'short', prompt: 'Why?', points: ['One.', 'Two.', 'Three.'] },
  ...{ why: 'The notes say so.', source: 'One, two, three.' },
};
const CLOZE: Question = {
  ...{ kind: 'cloze', prompt: '_____ moves.', answers: ['Water'] },
  ...{ why: 'The notes say so.', source: 'Water moves.' },
};
const REVIEW = { had: [0, 2], feedback: 'Two is missing; see the notes.' };
const unreviewed = (
  answers: Record<number, string>,
  questions: readonly Question[] = [SHORT, CLOZE, SHORT],
) => unreviewedAnswers(questions, answers);

describe('the text of a short answer', () => {
  test.each([REVIEW, { had: [], feedback: 'Nothing of it; 3,4;' }])('has the mark of AI %j', (review) => {
    const answer = { text: 'First line\n1 2;third', isRight: true, review };

    expect(toShortAnswer(fromShortAnswer(answer))).toEqual(answer);
    expect(markAnswer(SHORT, fromShortAnswer(answer))).toBe(true);
  });

  test('has the student’s own mark in place of that of AI, whose review stays', () => {
    const marked = fromShortAnswer({ text: 'x', isRight: true, review: REVIEW });

    expect(toShortAnswer(withOwnMark(marked, false))).toEqual({ text: 'x', isRight: false, review: REVIEW });
  });
});

test('written short answers without a mark of AI can be marked, also those that the student marked', () => {
  const reviewed = fromShortAnswer({ text: 'x', isRight: true, review: REVIEW });

  expect(unreviewed({ 0: '1\nmine', 1: 'Water', 2: '\nopen' }).map(({ index }) => index)).toEqual([0, 2]);
  expect(unreviewed({ 0: reviewed, 2: '1\n ' })).toEqual([]);
  expect(unreviewed({})).toEqual([]);
});

test('one use takes the first answers that its input has room for', () => {
  const many = Array.from({ length: AI_LIMITS.markedAnswers + 5 }, () => SHORT);
  const answers = unreviewed(Object.fromEntries(many.map((_, index) => [index, '\n12345'])), many);
  const each = inputLength({ prompt: '', answers: answers.slice(0, 1) });

  expect(each).toBe('Why?12345One.Two.Three.'.length);
  expect(answersOfOneUse(answers, 1_000_000)).toHaveLength(AI_LIMITS.markedAnswers);
  expect(answersOfOneUse(answers, each * 3)).toEqual(answers.slice(0, 3));
  expect(answersOfOneUse(answers, each * 3 - 1)).toEqual(answers.slice(0, 2));
});

test.each([
  [1, 1, true],
  [1, 2, false],
  [2, 3, true],
  [2, 4, false],
  [0, 1, false],
])('an answer with %i of %i key points counts as right: %s', (had, points, isRight) => {
  expect(isRightByPoints({ had: Array.from({ length: had }, (_, index) => index) }, points)).toBe(isRight);
});

describe('marks of AI', () => {
  const answers = { 0: '0\nmine', 1: 'Water', 2: '\nopen' };
  const sent = unreviewed(answers);

  test('take the place of those of the student', () => {
    const all = withMarks(answers, sent, [REVIEW, { had: [], feedback: 'Nothing.' }]);

    expect(toShortAnswer(all[0] ?? '')).toEqual({ text: 'mine', isRight: true, review: REVIEW });
    expect(toShortAnswer(all[2] ?? '')).toMatchObject({ text: 'open', isRight: false });
    expect(all[1]).toBe('Water');
  });

  test('leave out an answer that was changed or cleared in the meantime', () => {
    expect(withMarks({ 0: '\nother' }, sent, [REVIEW, REVIEW])).toEqual({ 0: '\nother' });
  });

  test('leave out what would make the answers too long to be stored', () => {
    const room = 'x'.repeat(ATTEMPT_LIMITS.answers - '0\nmine\r\nopen\r'.length - 5);
    const full = { ...answers, 1: room };

    expect(withMarks(full, sent, [REVIEW, REVIEW])).toEqual(full);
  });
});
