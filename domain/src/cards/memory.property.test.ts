import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MS_PER_DAY } from '../days/durations.ts';
import { dueByRating, newCard, rateCard } from './card.ts';
import { WEIGHT_BOUNDS } from './fit-limits.ts';
import { RATINGS, scheduleOf } from './memory.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { type Card, cardSchema } from './schemas.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const { min, max } = REVIEW_LIMITS.retention;

test('any weights within their bounds give cards that fit the schema, and are never due before their review', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        ...WEIGHT_BOUNDS.map(([least, most]) =>
          fc.oneof(fc.constantFrom(least, most), fc.double({ min: least, max: most, noNaN: true })),
        ),
      ),
      fc.double({ min, max, noNaN: true }),
      fc.array(fc.tuple(fc.constantFrom(...RATINGS), fc.nat(400)), { minLength: 1, maxLength: 12 }),
      (weights, retention, reviews) => {
        const schedule = scheduleOf(retention, weights);
        let card: Card = newCard({ front: 'Q', back: 'A' }, 'deck', 0, NOW);
        for (const [rating, late] of reviews) {
          const at = new Date(card.due.getTime() + late * 0.1 * MS_PER_DAY);
          const { again, good, easy } = dueByRating(card, at, schedule);
          card = { ...card, ...rateCard(card, rating, at, schedule) };
          expect(cardSchema.safeParse(card).error).toBeUndefined();
          expect(card.due.getTime()).toBeGreaterThan(at.getTime());
          expect(card.due.getTime() - at.getTime()).toBeLessThanOrEqual(362 * MS_PER_DAY);
          expect([again <= good, good < easy]).toEqual([true, true]);
        }
      },
    ),
    { seed: 28, numRuns: 1_000 },
  );
});
