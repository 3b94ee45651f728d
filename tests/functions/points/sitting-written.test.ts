import { rateCard } from '@akada/domain/cards/card';
import { newMemory, USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import { formatReview, type Review } from '@akada/domain/cards/sittings';
import { documentPaths } from '@akada/domain/documents/paths';
import { sittingWritten } from '@akada/functions/src/points/sitting-written.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createChange, createWallet, db, depsAt, readPoints, readState, shuffle } from './wallet.ts';

const CREATED = new Date(NOW.getTime() - 3_600_000);
const memory = newMemory(CREATED);
const fresh: Card = {
  ...{ front: 'Where?', back: 'There.', deck_id: 'deck', queue: 'new', position: 0 },
  ...memory,
};

/** Reviews so many new cards, the first a while ago and the others `secondsApart`, and stores the cards. */
async function reviewCards(uid: string, count: number, secondsApart: number, isStored = true) {
  const reviews = Array.from({ length: count }, (_, index): Review => {
    const at = new Date(NOW.getTime() - 900_000 + index * secondsApart * 1_000);
    return { card: `card-${index}`, at, rating: 'easy', ms: 3_000, before: memory };
  });
  if (isStored) {
    await Promise.all(
      reviews.map(({ card, at }) =>
        db
          .doc(documentPaths.card(uid, card))
          .set({ ...fresh, ...rateCard(fresh, 'easy', at, USUAL_SCHEDULE) }),
      ),
    );
  }
  return reviews;
}

/** The event of a sitting with these reviews. */
const saved = (uid: string, reviews: readonly Review[], id = 'one') =>
  createChange(uid, { id, after: { reviews: reviews.map(formatReview).join('\n') } });

describe('a sitting', () => {
  test('of 10 cards earns 10 points once, and keeps the streak, however often and late it is saved', async () => {
    const uid = await createWallet();
    const reviews = await reviewCards(uid, 30, 5);
    await db.doc(documentPaths.card(uid, 'more')).set({ ...fresh, queue: 'review', state: 2 });
    const saves = [10, 20, 30].map((count) => saved(uid, reviews.slice(0, count)));

    await Promise.all(
      shuffle([...saves, ...saves, ...saves], 3).map((change) => sittingWritten(depsAt(), change)),
    );

    const { points, days, ledger } = await readState(uid);
    expect(points).toMatchObject({ total_points: 10, current_streak: 1, last_activity_date: lagosDay(NOW) });
    expect(Object.keys(ledger)).toEqual(['sitting:one']);
    expect(days[lagosDay(NOW)]?.counts).toEqual({ cards_reviewed: 1 });
  });

  test('of fewer cards earns points only if no card is left that is due today', async () => {
    const uid = await createWallet();
    const reviews = await reviewCards(uid, 9, 5);
    await db.doc(documentPaths.card(uid, 'more')).set({ ...fresh, queue: 'review', state: 2 });

    await sittingWritten(depsAt(), saved(uid, reviews));
    expect((await readPoints(uid)).total_points).toBe(0);

    await db.doc(documentPaths.card(uid, 'more')).delete();
    await sittingWritten(depsAt(), saved(uid, reviews));
    expect((await readPoints(uid)).total_points).toBe(10);
  });

  test('of all cards that were due earns points also when a phone stores it a day later', async () => {
    const uid = await createWallet();
    const reviews = await reviewCards(uid, 8, 5);
    const at = new Date(NOW.getTime() + 24 * 3_600_000);
    // It fell due after the reviews, as the cards that were reviewed may have.
    const due = new Date(at.getTime() - 1_000);
    await db.doc(documentPaths.card(uid, 'later')).set({ ...fresh, queue: 'review', state: 2, due });
    const late = { ...saved(uid, reviews), at };

    await db.doc(documentPaths.card(uid, 'missed')).set({ ...fresh, queue: 'review', state: 2 });
    await sittingWritten(depsAt(at), late);
    expect((await readPoints(uid)).total_points).toBe(0);

    await db.doc(documentPaths.card(uid, 'missed')).delete();
    await sittingWritten(depsAt(at), late);
    expect((await readPoints(uid)).total_points).toBe(10);
  });

  test('of 100 forged reviews in a second earns nothing', async () => {
    const uid = await createWallet();

    await sittingWritten(depsAt(), saved(uid, await reviewCards(uid, 100, 0.01)));

    expect(await readState(uid)).toMatchObject({ points: { total_points: 0 }, ledger: {}, days: {} });
  });

  test('of cards that do not exist, or were not reviewed, earns nothing', async () => {
    const uid = await createWallet();
    const reviews = await reviewCards(uid, 20, 5, false);

    await sittingWritten(depsAt(), saved(uid, reviews));
    await Promise.all(reviews.map(({ card }) => db.doc(documentPaths.card(uid, card)).set(fresh)));
    await sittingWritten(depsAt(), saved(uid, reviews));

    expect((await readPoints(uid)).total_points).toBe(0);
  });

  test('earns points for the day on which it was stored, up to 2 sittings a day', async () => {
    const uid = await createWallet();
    const reviews = await reviewCards(uid, 10, 5);
    const at = new Date(NOW.getTime() + 2 * 24 * 3_600_000);

    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => sittingWritten(depsAt(at), { ...saved(uid, reviews, id), at })),
    );

    const { points, days } = await readState(uid);
    expect(points?.total_points).toBe(20);
    expect(Object.keys(days)).toEqual([lagosDay(at)]);
  });
});
