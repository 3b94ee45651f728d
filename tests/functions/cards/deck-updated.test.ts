import { randomUUID } from 'node:crypto';
import { newCard, rateCard } from '@akada/domain/cards/card';
import { NOT_DUE } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { deckUpdated } from '@akada/functions/src/cards/deck-updated.ts';
import { expect, test } from 'vitest';
import { db, depsAt, NOW } from '../../support/backend.ts';
import { createChange, runConcurrently } from '../points/wallet.ts';

const DECK: Deck = { title: 'Cells', cards: 3, next_due: NOW, created_at: NOW };
const ARCHIVED: Deck = { ...DECK, next_due: NOT_DUE, archived: true };
const IMPORTING: Deck = { ...DECK, next_due: NOT_DUE, state: 'importing' };
const SIDES = { front: 'What is osmosis?', back: 'Water through a membrane.' };

const unseen = newCard(SIDES, 'cells', 0, NOW);
const reviewed: Card = { ...unseen, ...rateCard(unseen, 'good', NOW) };
const CARDS: Record<string, Card> = {
  ...{ unseen, reviewed, suspended: { ...reviewed, queue: 'off', suspended: true } },
  elsewhere: { ...reviewed, deck_id: 'other' },
};
const OFF = Object.fromEntries(Object.entries(CARDS).map(([id, card]) => [id, { ...card, queue: 'off' }]));

/** A student with the deck as it is now and its cards. */
async function studentWith(deck: Deck, cards: Record<string, object>) {
  const uid = randomUUID();
  const batch = db.batch().set(db.doc(documentPaths.deck(uid, 'cells')), deck);
  for (const [id, card] of Object.entries(cards)) batch.set(db.doc(documentPaths.card(uid, id)), card);
  await batch.commit();
  return {
    uid,
    /** Delivers the event of a change of the deck. */
    deliver: (before: Deck, after: Deck) =>
      deckUpdated(depsAt(), createChange(uid, { id: 'cells', before, after })),
    queues: async () => {
      const read = await db.getAll(...Object.keys(cards).map((id) => db.doc(documentPaths.card(uid, id))));
      return Object.fromEntries(read.map((card) => [card.id, card.data()?.queue]));
    },
  };
}

const ALL_OFF = { unseen: 'off', reviewed: 'off', suspended: 'off', elsewhere: 'review' };
const ALL_ON = { unseen: 'new', reviewed: 'review', suspended: 'off', elsewhere: 'off' };

test.each([
  ['is archived', DECK, ARCHIVED, CARDS, ALL_OFF],
  ['comes back from the archive', ARCHIVED, DECK, OFF, ALL_ON],
  ['is completely imported', IMPORTING, DECK, OFF, ALL_ON],
  ['is completely imported, but was archived meanwhile', IMPORTING, ARCHIVED, CARDS, CARDS],
])('the cards of a deck that %s are put where they belong', async (_, before, after, cards, expected) => {
  const { deliver, queues } = await studentWith(after, cards);

  await deliver(before, after);

  expect(await queues()).toEqual(
    expected === CARDS
      ? Object.fromEntries(Object.entries(CARDS).map(([id, { queue }]) => [id, queue]))
      : expected,
  );
});

test('an event that arrives late follows the deck as it is now', async () => {
  const { deliver, queues } = await studentWith(DECK, CARDS);

  await deliver(DECK, ARCHIVED);

  expect(await queues()).toMatchObject({ unseen: 'new', reviewed: 'review' });
});

test('more cards than a page are put where they belong, however often and at the same time the event arrives', async () => {
  const cards = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`card-${index}`, reviewed]));
  const { deliver, queues } = await studentWith(ARCHIVED, cards);

  await runConcurrently(3, () => deliver(DECK, ARCHIVED));

  expect(new Set(Object.values(await queues()))).toEqual(new Set(['off']));
});

test('a deck that was deleted since changes nothing', async () => {
  const { uid, deliver, queues } = await studentWith(ARCHIVED, CARDS);
  await db.doc(documentPaths.deck(uid, 'cells')).delete();

  await deliver(DECK, ARCHIVED);

  expect(await queues()).toMatchObject({ unseen: 'new' });
});
