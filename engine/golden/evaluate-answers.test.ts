import { expect, test } from 'vitest';
import { type AnswerRow, evaluateAnswers } from './evaluate-answers.ts';

const rows = evaluateAnswers();
const total = (own: readonly AnswerRow[], figure: 'answerable' | 'answered' | 'unanswerable' | 'refused') =>
  own.reduce((sum, row) => sum + row[figure], 0);

test.each([
  ['texts that the method was built with', rows.filter(({ isHeldOut }) => !isHeldOut)],
  ['held-out texts', rows.filter(({ isHeldOut }) => isHeldOut)],
])('at least 80 percent of the answerable questions on %s are answered with the right sentence', (_, own) => {
  expect(total(own, 'answerable')).toBeGreaterThanOrEqual(own.length * 4);
  expect(total(own, 'answered') / total(own, 'answerable')).toBeGreaterThanOrEqual(0.8);
});

test.each(rows.map((row) => [row.text, row] as const))(
  'all unanswerable questions on %s are refused',
  (_, row) => {
    expect(row.unanswerable).toBeGreaterThanOrEqual(2);
    expect(row.failures.filter((failure) => failure.includes('⇒'))).toEqual([]);
  },
);
