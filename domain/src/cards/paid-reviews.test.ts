import { describe, expect, test } from 'vitest';
import { newMemory } from './memory.ts';
import { payableReviews, wasReviewed } from './paid-reviews.ts';
import { formatReview, type Review } from './sittings.ts';

const START = new Date('2026-03-05T08:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const review = (card: string, seconds: number, change: Partial<Review> = {}): Review => ({
  ...{ card, at: new Date(START.getTime() + seconds * 1_000), rating: 'good', ms: 900 },
  before: newMemory(START),
  ...change,
});
/** The cards of the reviews that may earn points, of a log stored an hour after the first. */
const cardsOf = (reviews: readonly Review[], stored = new Date(START.getTime() + HOUR)) =>
  payableReviews(reviews.map(formatReview).join('\n'), stored).map(({ card }) => card);

describe('of a sitting, these reviews may earn points:', () => {
  test('each card once, however often it came back', () => {
    expect(cardsOf([review('a', 0), review('b', 5), review('a', 10)])).toEqual(['a', 'b']);
  });

  test('those at least a second from the one before and the one after', () => {
    const close = [review('a', 0), review('b', 1), review('c', 2), review('d', 2.999), review('e', 4)];
    expect(cardsOf(close)).toEqual(['a', 'b', 'e']);
    expect(cardsOf([...close].reverse())).toEqual(['a', 'b', 'e']);
  });

  test('none of 100 within one second', () => {
    const forged = Array.from({ length: 100 }, (_, index) => review(`card-${index}`, index / 100));
    expect(cardsOf(forged)).toEqual([]);
  });

  test('those of cards that are due by the end of the day', () => {
    const dueIn = (hours: number) => ({ ...newMemory(START), due: new Date(START.getTime() + hours * HOUR) });
    expect(cardsOf([review('a', 0, { before: dueIn(24) }), review('b', 5, { before: dueIn(25) })])).toEqual([
      'a',
    ]);
  });

  test.each([
    ['in the future', -5 * 60_000 - 1, []],
    ['by a clock that is 5 minutes ahead', -5 * 60_000, ['a']],
    ['by a phone that was offline for 7 days', 7 * DAY, ['a']],
    ['by one that was offline for longer', 7 * DAY + 1, []],
  ])('those not made %s', (_, age, cards) => {
    expect(cardsOf([review('a', 0)], new Date(START.getTime() + age))).toEqual(cards);
  });

  test('none whose card cannot have this id', () => {
    expect(cardsOf([review('a/b', 0), review('..', 5), review('ok', 10)])).toEqual(['ok']);
  });
});

test('a card was reviewed if its last review is not before that of the log', () => {
  const at = START;
  const reviewed = (last_review: Date | null) => wasReviewed({ last_review }, { at });
  expect([reviewed(START), reviewed(new Date(+START + 1)), reviewed(new Date(+START - 1))]).toEqual([
    ...[true, true, false],
  ]);
  expect([reviewed(null), wasReviewed(undefined, { at })]).toEqual([false, false]);
});
