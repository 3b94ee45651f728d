import { WEIGHT_BOUNDS } from '@akada/domain/cards/fit-limits';
import { newMemory, type Rating, USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import { describe, expect, test } from 'vitest';
import type { AnkiCard, AnkiReview } from './collection.ts';
import { importedMemory, spacingOf } from './schedule.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
/** The first day of the collection begins at four in the morning. */
const CREATED = Date.UTC(2026, 0, 1, 4) / 1_000;
const DAY = 86_400_000;

const card = (change: Partial<AnkiCard> = {}): AnkiCard => ({
  ...{ id: 1, noteId: 1, deckId: '1', template: 0, type: 2, queue: 2, due: 70, interval: 20, ease: 2_500 },
  ...{ reps: 6, lapses: 1, data: '' },
  ...change,
});
const review = (day: number, button: number, change: Partial<AnkiReview> = {}): AnkiReview => ({
  ...{ at: CREATED * 1_000 + day * DAY, cardId: 1, button, ease: 2_500, kind: 1 },
  ...change,
});
const memory = (of: AnkiCard, reviews: AnkiReview[] = [], hasOldButtons = false) =>
  importedMemory(of, reviews, { createdAt: CREATED, hasOldButtons }, NOW);
const rated = (...ratings: [number, Rating][]) =>
  ratings.reduce(
    (state, [day, rating]) => USUAL_SCHEDULE(state, rating, new Date(CREATED * 1_000 + day * DAY)),
    newMemory(new Date(CREATED * 1_000)),
  );

describe('the schedule of an Anki card', () => {
  test('is none for a new card, and for one with an unknown type', () => {
    expect(memory(card({ type: 0, queue: 0 }))).toBeNull();
    expect(memory(card({ type: 9 }))).toBeNull();
  });

  test('has the due date, interval and counts of Anki', () => {
    expect(memory(card())).toMatchObject({
      due: new Date('2026-03-12T04:00:00Z'),
      ...{ scheduled_days: 20, reps: 6, lapses: 1, state: 2, learning_steps: 0 },
      last_review: new Date('2026-02-20T04:00:00Z'),
    });
  });

  test('has the memory state that Anki stored', () => {
    const of = card({ data: '{"s":31.5,"d":4.25,"lrt":1772000000}' });

    expect(memory(of)).toMatchObject({
      ...{ stability: 31.5, difficulty: 4.25, last_review: new Date(1_772_000_000_000) },
    });
  });

  test('is replayed from the reviews where Anki stored no memory state', () => {
    const { stability, difficulty, last_review } = rated([0, 'good'], [1, 'good'], [8, 'again'], [9, 'hard']);
    const reviews = [review(0, 3, { kind: 0 }), review(1, 3), review(8, 1), review(9, 2, { kind: 2 })];

    expect(memory(card(), reviews)).toMatchObject({ stability, difficulty, last_review });
  });

  test('is that of the weights which fit the student, replayed or from an interval', () => {
    const weights = WEIGHT_BOUNDS.map(([min, max]) => (min + max) / 2);
    const collection = { createdAt: CREATED, hasOldButtons: false };
    const fitted = (reviews: AnkiReview[]) =>
      importedMemory(card(), reviews, collection, NOW, spacingOf(weights));
    const reviews = [review(0, 3, { kind: 0 }), review(1, 3)];

    expect(fitted(reviews)?.stability).not.toBe(memory(card(), reviews)?.stability);
    expect(fitted([])?.difficulty).not.toBe(memory(card())?.difficulty);
  });

  test('reads the three buttons that cards in learning had in older versions', () => {
    const { stability, difficulty } = rated([0, 'good'], [1, 'easy'], [8, 'hard']);
    const reviews = [review(0, 2, { kind: 0 }), review(1, 3, { kind: 0 }), review(8, 2)];

    expect(memory(card(), reviews, true)).toMatchObject({ stability, difficulty });
  });

  test('begins again after a reset, and leaves out what changed no schedule', () => {
    const { stability, difficulty, last_review } = rated([4, 'good']);
    const byHand = { kind: 4, ease: 0 };
    const reviews = [review(0, 1), review(3, 0, byHand), review(4, 3), review(5, 1, { kind: 3, ease: 0 })];

    expect(memory(card(), [...reviews, review(6, 0, { kind: 5 })])).toMatchObject({
      ...{ stability, difficulty, last_review },
    });
  });

  test('starts from interval and ease where there are no reviews', () => {
    const usual = memory(card());
    const hard = memory(card({ ease: 1_300 }));

    expect(usual?.stability).toBe(20);
    expect(hard?.difficulty).toBeGreaterThan(usual?.difficulty ?? 11);
    expect(memory(card({ ease: 0 }))).toEqual(usual);
  });

  test('reads the seconds of a card in learning, suspended or not', () => {
    const due = Date.UTC(2026, 2, 10, 13) / 1_000;
    const learning = { type: 1, due, interval: -600, ease: 0 };

    for (const queue of [1, -1, -3]) {
      expect(memory(card({ ...learning, queue }))).toMatchObject({
        ...{ due: new Date(due * 1_000), state: 1, scheduled_days: 0 },
      });
    }
    expect(memory(card({ type: 3, queue: 3, due: 70, interval: 1 }))?.due).toEqual(
      new Date('2026-03-12T04:00:00Z'),
    );
  });

  test('is valid for any numbers', () => {
    const wild = { due: 1e15, interval: 1e12, ease: 1e9, reps: -4, lapses: 1e20, data: '{"s":1e9,"d":"x"}' };
    const of = memory(card(wild), [review(1e9, 3)]);

    expect(of).toMatchObject({
      due: NOW,
      scheduled_days: 36_500,
      stability: 36_500,
      reps: 0,
      lapses: 100_000,
    });
    expect(of?.difficulty).toBeGreaterThanOrEqual(1);
    expect(of?.difficulty).toBeLessThanOrEqual(10);
    expect(
      memory(card({ ...wild, due: Number.NaN, reps: Number.NaN, ease: -5, data: 'null' })),
    ).toMatchObject({
      ...{ due: NOW, reps: 0 },
    });
  });
});
