import { expect, test } from 'vitest';
import { newMemory, scheduleOf } from './memory.ts';
import { formatReview, formatUndo, parseReviews, type Review } from './sittings.ts';

const AT = new Date('2026-03-01T08:00:00.000Z');
const fresh = newMemory(AT);
const first: Review = { card: 'a', at: AT, rating: 'good', ms: 4_200, before: fresh };
const second: Review = {
  ...{ card: 'Ọ̀kan 1', at: new Date('2026-03-02T09:30:00.123Z'), rating: 'again', ms: 900 },
  before: scheduleOf(0.9)(fresh, 'good', AT),
};
const log = [first, second].map(formatReview).join('\n');

test('reads back the reviews of a log, each with its memory', () => {
  expect(parseReviews(log)).toEqual([first, second]);
  expect(parseReviews('')).toEqual([]);
});

test('reads a review once that two logs have', () => {
  expect(parseReviews(`${log}\n${log}`)).toEqual([first, second]);
});

test('leaves out a review that was taken back, in either order', () => {
  expect(parseReviews(`${log}\n${formatUndo(first)}`)).toEqual([second]);
  expect(parseReviews(`${formatUndo(second)}\n${log}`)).toEqual([first]);
});

test.each([
  ['is empty', ''],
  ['ends too early', log.slice(0, 20)],
  ['has a rating of 5', formatReview(first).replace(' 3 ', ' 5 ')],
  ['has a text for a number', formatReview(first).replace('4200', 'soon')],
  ['has no number', formatReview(first).replace('4200', '')],
  ['has an unknown state', formatReview(first).replace(' 0 -', ' 4 -')],
  ['has an id that is no text', formatReview(first).replace('a ', '%E0%A4%A ')],
])('leaves out a line that %s, and reads the others', (_, line) => {
  expect(parseReviews(`${formatReview(second)}\n${line}`)).toEqual([second]);
});

test('counts an hour at most for a review', () => {
  expect(parseReviews(formatReview({ ...first, ms: 90_000_000 }))).toEqual([{ ...first, ms: 3_600_000 }]);
});

test('100 reviews fit into a sitting', () => {
  const line = formatReview({ ...second, card: 'd'.repeat(128) });

  expect(line.length * 100).toBeLessThan(40_000);
});
