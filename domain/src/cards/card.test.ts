import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CardText } from '../ai/result-schemas.ts';
import {
  rateCard as changesOf,
  dueByRating,
  earliestDue,
  formatInterval,
  fromDeckCard,
  isDue,
  newCard,
} from './card.ts';
import { RATINGS, type Rating } from './memory.ts';
import { type Card, cardSchema } from './schemas.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SIDES = { front: 'What is osmosis?', back: 'Water through a membrane.' };
const fresh = newCard(SIDES, 'cells', 3, NOW);
const rateCard = (card: Card, rating: Rating, now: Date): Card => ({
  ...card,
  ...changesOf(card, rating, now),
});
const wait = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY;
/** A card that was rated each time exactly when it was due. */
const rated = (...ratings: Rating[]): Card =>
  ratings.reduce((card, rating) => rateCard(card, rating, card.due), fresh);

/** A seeded generator, so that every run tests the same numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('a new card', () => {
  test('is due immediately and has no reviews', () => {
    expect(fresh).toEqual({
      ...SIDES,
      due: NOW,
      stability: 0,
      difficulty: 0,
      scheduled_days: 0,
      learning_steps: 0,
      reps: 0,
      lapses: 0,
      state: 0,
      last_review: null,
      deck_id: 'cells',
      queue: 'new',
      position: 3,
    });
    expect(isDue(fresh, NOW)).toBe(true);
    expect(isDue(fresh, new Date(NOW.getTime() - 1))).toBe(false);
  });

  test('is due again in ten minutes, a day, or eight days, but not later on the same day', () => {
    const { again, hard, good, easy } = dueByRating(fresh, NOW);

    expect(wait(NOW, again) * DAY).toBe(10 * MINUTE);
    expect(wait(NOW, hard)).toBe(1);
    expect(wait(NOW, good)).toBe(1);
    expect(wait(NOW, easy)).toBe(8);
  });
});

describe('a card', () => {
  test('that the student always knows is due later each time, up to a year', () => {
    const days = Array.from({ length: 8 }, (_, index) => rated(...Array<'good'>(index + 1).fill('good'))).map(
      ({ scheduled_days }) => scheduled_days,
    );

    expect(days.slice(0, 4)).toEqual([1, 7, 32, 118]);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeLessThanOrEqual(365);
  });

  test.each([['good'], ['good', 'good', 'good'], ['easy']] as Rating[][])(
    'that was learned (%s …) and then forgotten is due in ten minutes and counts a lapse',
    (...ratings) => {
      const learned = rated(...ratings);
      const forgotten = rateCard(learned, 'again', learned.due);

      expect(wait(learned.due, forgotten.due) * DAY).toBe(10 * MINUTE);
      expect(forgotten).toMatchObject({ lapses: 1, state: 3 });
      expect(wait(forgotten.due, rateCard(forgotten, 'good', forgotten.due).due)).toBeGreaterThanOrEqual(1);
    },
  );

  test('that is relearned is due a day later after Easy than after Good', () => {
    const relearning = rated('good', 'again');
    const { good, easy } = dueByRating(relearning, relearning.due);

    expect([wait(relearning.due, good), wait(relearning.due, easy)]).toEqual([1, 2]);
    expect(rateCard(relearning, 'easy', relearning.due)).toMatchObject({ due: easy, scheduled_days: 2 });
  });

  test('that is reviewed late and still known gains more stability', () => {
    const learned = rated('good', 'good');
    const late = new Date(learned.due.getTime() + 30 * DAY);

    expect(rateCard(learned, 'good', late).stability).toBeGreaterThan(
      rateCard(learned, 'good', learned.due).stability,
    );
  });

  test('is due when the button of its rating said, after any reviews, and fits the schema', () => {
    const random = numbers(7);
    const next = () => random.next().value as number;
    for (let run = 0; run < 50; run += 1) {
      let card = fresh;
      let now = NOW;
      for (let review = 0; review < 20; review += 1) {
        const said = dueByRating(card, now);
        expect(RATINGS.map((rating) => rateCard(card, rating, now).due)).toEqual(
          RATINGS.map((one) => said[one]),
        );
        const times = RATINGS.map((rating) => said[rating].getTime());
        const waits = times.map((time) => time - now.getTime());
        // Within the sitting or on another day: a card that is due later on the same day would be counted but not shown.
        expect(waits.filter((wait) => wait > 20 * MINUTE && wait < DAY)).toEqual([]);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(formatInterval(said.easy, now)).not.toBe(formatInterval(said.good, now));
        card = rateCard(card, RATINGS[Math.floor(next() * 4)] ?? 'good', now);
        expect(cardSchema.parse(card)).toEqual(card);
        expect(card.last_review).toEqual(now);
        now = new Date(card.due.getTime() + Math.floor(next() * 20 * DAY));
      }
    }
  });

  test('has no other fields than those of its text and its memory', () => {
    const text = { ...SIDES, source: 'Osmosis moves water.', page: 3 };

    expect(newCard({ ...text, id: 'one' } as CardText, 'cells', 0, NOW)).not.toHaveProperty('id');
    expect(Object.keys(newCard(text, 'cells', 0, NOW)).sort()).toEqual(
      Object.keys(
        z.omit(cardSchema, { suspended: true, flagged: true, format: true, last_change: true, tags: true })
          .shape,
      ).sort(),
    );
    expect(newCard(text, 'cells', 0, NOW)).toMatchObject(text);
  });

  test('waits for a review after its first, but not while it is out', () => {
    const out: Card = { ...fresh, queue: 'off' };

    expect(rateCard(fresh, 'again', NOW).queue).toBe('review');
    expect(rateCard(out, 'again', NOW).queue).toBe('off');
  });

  test('comes from below its deck with its memory and its place', () => {
    const { deck_id: _, queue: __, position: ___, ...old } = rateCard(fresh, 'good', NOW);

    expect(fromDeckCard(old, 'cells')).toEqual({
      ...old,
      ...{ deck_id: 'cells', queue: 'review', position: old.due.getTime() },
    });
    expect(fromDeckCard({ ...old, state: 0 }, 'cells').queue).toBe('new');
  });

  test('is not mutated by a rating', () => {
    const before = { ...fresh, due: new Date(fresh.due) };
    rateCard(fresh, 'easy', NOW);

    expect(fresh).toEqual(before);
  });
});

test.each([
  [20_000, '1 min'],
  [10 * MINUTE, '10 min'],
  [12 * 60 * MINUTE, '12 h'],
  [DAY, '1 day'],
  [8 * DAY, '8 days'],
  [362 * DAY, '362 days'],
])('formats an interval of %d ms as %s', (interval, label) => {
  expect(formatInterval(new Date(NOW.getTime() + interval), NOW)).toBe(label);
});

describe('a deck', () => {
  const due = (...minutes: number[]) => minutes.map((of) => ({ due: new Date(NOW.getTime() + of * MINUTE) }));

  test.each([
    ['one card', [5]],
    ['the first card', [5, 10, 15]],
    ['the last card', [15, 10, 5]],
    ['cards at the same time', [5, 5]],
    ['a card that is overdue', [60, -1_440, 5]],
  ])('is due with its first card, given %s', (_, minutes) => {
    const cards = due(...minutes);
    const before = cards.map((card) => ({ ...card }));

    expect(earliestDue(cards)).toEqual(new Date(NOW.getTime() + Math.min(...minutes) * MINUTE));
    expect(cards).toEqual(before);
  });

  test('is due immediately when new, and with its first card after some ratings', () => {
    expect(earliestDue([fresh, fresh])).toEqual(NOW);
    expect(earliestDue([rated('easy'), rated('again'), rated('good')])).toEqual(new Date(+NOW + 10 * MINUTE));
  });
});
