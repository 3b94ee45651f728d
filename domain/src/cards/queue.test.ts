import { describe, expect, test } from 'vitest';
import { daySpan, newCardsLeft, queueAt } from './queue.ts';

const ZONE = 'Africa/Lagos';
const NOW = new Date('2026-03-10T12:00:00.000Z');
const day = daySpan(NOW, ZONE);
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const YESTERDAY = minutes(-24 * 60);

const card = (
  id: string,
  of: { queue?: 'new' | 'review' | 'off'; due: Date; last?: Date; position?: number },
) => ({
  ...{ id, queue: of.queue ?? 'review', due: of.due },
  ...{ last_review: of.last ?? YESTERDAY, position: of.position ?? 0 },
});
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const ready = (cards: ReturnType<typeof card>[], newLeft = 20) =>
  ids(queueAt(cards, { now: NOW, day, newLeft }).ready);

test('a day ends at midnight of the student', () => {
  expect(day).toEqual({ start: new Date('2026-03-09T23:00:00Z'), end: new Date('2026-03-10T23:00:00Z') });
});

test('of the new cards of a day, those learned on any device are taken off', () => {
  expect(newCardsLeft({ '2026-03-09': 20, '2026-03-10': 5 }, '2026-03-10', 20)).toBe(15);
  expect(newCardsLeft({ '2026-03-10': 25 }, '2026-03-10', 20)).toBe(0);
  expect(newCardsLeft({}, '2026-03-10', 20)).toBe(20);
});

describe('the queue', () => {
  test('has cards that come back, then those due, then new ones', () => {
    const cards = [
      card('new', { queue: 'new', due: YESTERDAY }),
      card('due', { due: minutes(-60) }),
      card('back', { due: minutes(-1), last: minutes(-11) }),
      card('overdue', { due: minutes(-3 * 24 * 60), last: minutes(-9 * 24 * 60) }),
    ];

    expect(ready(cards)).toEqual(['back', 'overdue', 'due', 'new']);
  });

  test('has from the morning on the cards due in the evening, but none of tomorrow', () => {
    expect(ready([card('evening', { due: minutes(600) }), card('tomorrow', { due: day.end })])).toEqual([
      'evening',
    ]);
  });

  test('has no card that is out of it or buried until tomorrow', () => {
    expect(
      ready([
        card('suspended', { queue: 'off', due: YESTERDAY }),
        card('buried', { due: day.end }),
        card('buried new card', { queue: 'new', due: day.end }),
      ]),
    ).toEqual([]);
  });

  test('has new cards by their positions, as many as are left today', () => {
    const cards = [3, 1, 2].map((position) =>
      card(`${position}`, { queue: 'new', due: YESTERDAY, position }),
    );

    expect(ready(cards, 2)).toEqual(['1', '2']);
    expect(ready(cards, 0)).toEqual([]);
  });

  test('has new cards of the same position by their ids', () => {
    expect(
      ready(
        ['b', 'a'].map((id) => card(id, { queue: 'new', due: YESTERDAY })),
        1,
      ),
    ).toEqual(['a']);
  });

  test('keeps a card for later that comes back, until nothing else is left', () => {
    const back = card('back', { due: minutes(10), last: NOW });
    const inTwelveHours = card('hard', { due: minutes(600), last: NOW });

    expect(ready([back, card('due', { due: NOW })])).toEqual(['due']);
    expect(ready([back, inTwelveHours])).toEqual(['back']);
    expect(ids(queueAt([inTwelveHours], { now: NOW, day, newLeft: 0 }).later)).toEqual(['hard']);
  });

  test('has late in the evening a card that comes back after midnight, but no card of tomorrow', () => {
    const late = new Date(day.end.getTime() - 5 * 60_000);
    const afterMidnight = new Date(late.getTime() + 10 * 60_000);
    const back = card('back', { due: afterMidnight, last: late });
    const tomorrow = card('tomorrow', { due: afterMidnight });
    const queue = (cards: ReturnType<typeof card>[]) => queueAt(cards, { now: late, day, newLeft: 20 });

    expect(ids(queue([back, tomorrow]).ready)).toEqual(['back']);
    expect(ids(queue([back, card('due', { due: late })]).later)).toEqual(['back']);
  });

  test('of 10,000 cards is found within a frame', () => {
    const cards = Array.from({ length: 10_000 }, (_, index) =>
      card(`${index}`, { queue: index % 2 === 0 ? 'new' : 'review', due: minutes(-index), position: index }),
    );
    const began = Date.now();
    expect(queueAt(cards, { now: NOW, day, newLeft: 20 }).ready).toHaveLength(5_020);
    expect(Date.now() - began).toBeLessThan(500);
  });
});
