import { expect, test } from 'vitest';
import { countLearned } from './learned.ts';
import { newMemory, USUAL_SCHEDULE } from './memory.ts';
import type { Review } from './sittings.ts';

const day = { start: new Date('2026-03-05T23:00:00Z'), end: new Date('2026-03-06T23:00:00Z') };
const fresh = newMemory(new Date('2026-03-01'));
const review = (card: string, at: string, before = fresh): Review => ({
  ...{ card, at: new Date(at), rating: 'good', ms: 1_000, before },
});

test('a new card counts once on the day on which it was learned, however many devices learned it', () => {
  const again = USUAL_SCHEDULE(fresh, 'again', new Date('2026-03-06T08:00:00Z'));
  const reviews = [
    review('phone and laptop', '2026-03-06T08:00:00Z'),
    review('phone and laptop', '2026-03-06T09:00:00Z'),
    review('phone and laptop', '2026-03-06T08:10:00Z', again),
    review('only phone', '2026-03-05T23:00:00Z'),
    review('known', '2026-03-06T08:00:00Z', again),
    review('yesterday', '2026-03-05T22:59:59Z'),
    review('tomorrow', '2026-03-06T23:00:00Z'),
  ];

  expect(countLearned(reviews, day)).toBe(2);
});
