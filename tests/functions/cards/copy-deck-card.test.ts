import { randomUUID } from 'node:crypto';
import { migrateAll } from '@akada/admin/migrate';
import { newCard, rateCard } from '@akada/domain/cards/card';
import { type Card, cardSchema, type DeckCard, deckCardSchema } from '@akada/domain/cards/schemas';
import { collectionPaths, deckCardsPath, documentPaths } from '@akada/domain/documents/paths';
import { documentKind, withDates } from '@akada/domain/documents/stored';
import { deckCardWritten, deckDeleted } from '@akada/functions/src/cards/deck-card-written.ts';
import { cardsByStudent } from '@akada/functions/src/migrations/cards-by-student.ts';
import { runMigration } from '@akada/functions/src/migrations/run-migration.ts';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { documentsOf, RELEASES } from '../../releases/releases.ts';
import { depsAt, NOW, parseStrictly } from '../../support/backend.ts';
import { createChange, runConcurrently } from '../points/wallet.ts';

/** A project of its own: a migration covers all documents of a project, and in that of the suite triggers run too, late. */
function newProject(): Firestore {
  const projectId = `demo-cards-${randomUUID().slice(0, 8)}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}

const db = newProject();
const deps = { ...depsAt(), db };
const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

/** A card as apps of the previous release write it. */
function deckCard(...ratings: readonly [minutes: number, 'again' | 'good'][]): DeckCard {
  const card = ratings.reduce<Card>(
    (before, [minutes, rating]) => Object.assign(before, rateCard(before, rating, later(minutes))),
    newCard({ front: 'What is osmosis?', back: 'Water through a membrane.', page: 3 }, 'cells', 0, NOW),
  );
  return deckCardSchema.parse(
    Object.fromEntries(Object.entries(card).filter(([field]) => field in deckCardSchema.shape)),
  );
}

const DECK = { title: 'Cells', cards: 1, next_due: NOW, created_at: NOW };
const cardOf = async (uid: string) =>
  parseStrictly(cardSchema, await db.doc(documentPaths.card(uid, 'one')).get());

/** A student with a deck of the previous release. */
async function studentWithDeck(card: DeckCard = deckCard()) {
  const uid = randomUUID();
  const path = `${deckCardsPath(uid, 'cells')}/one`;
  await db
    .batch()
    .set(db.doc(documentPaths.deck(uid, 'cells')), DECK)
    .set(db.doc(path), card)
    .commit();
  const written = (before: DeckCard | undefined, after: DeckCard) => ({
    ...createChange(uid, { before, after }),
    path,
  });
  /** What the trigger does after an app of the previous release has written the card. */
  const write = async (before: DeckCard | undefined, after: DeckCard) => {
    await db.doc(path).set(after);
    await deckCardWritten(deps, written(before, after));
  };
  return {
    ...{ uid, path, written },
    create: () => write(undefined, card),
    review: (after: DeckCard) => write(card, after),
  };
}

describe('a card that an app of the previous release wrote', () => {
  test('is copied with its id, its due date and its memory to the millisecond', async () => {
    const card = deckCard([0, 'good'], [1_441, 'good'], [9_000.01, 'again']);
    const { uid, create } = await studentWithDeck(card);

    await create();

    expect(await cardOf(uid)).toEqual({
      ...card,
      ...{ deck_id: 'cells', queue: 'review', position: card.due.getTime() },
    });
  });

  test('is copied once, however often and at the same time its event arrives', async () => {
    const { uid, written } = await studentWithDeck();

    await runConcurrently(10, () => deckCardWritten(deps, written(undefined, deckCard())));

    expect((await db.collection(collectionPaths.cards(uid)).get()).size).toBe(1);
    expect(await cardOf(uid)).toMatchObject({ queue: 'new', reps: 0 });
  });

  test('carries a later review over, and keeps the deck to which it was moved', async () => {
    const { uid, create, review } = await studentWithDeck();
    await create();
    await db.doc(documentPaths.card(uid, 'one')).update({ deck_id: 'other', front: 'Edited' });

    await review(deckCard([5, 'good']));

    expect(await cardOf(uid)).toMatchObject({
      ...{ front: 'Edited', deck_id: 'other', queue: 'review', reps: 1, last_review: later(5) },
      due: later(5 + 1_440),
    });
  });

  test('does not overwrite a later review by an app of this release', async () => {
    const { uid, create, review } = await studentWithDeck();
    await create();
    const reviewed = { ...deckCard([9, 'good']), queue: 'review' };
    await db.doc(documentPaths.card(uid, 'one')).update(reviewed);

    await review(deckCard([5, 'again']));

    expect(await cardOf(uid)).toMatchObject({ last_review: later(9), due: reviewed.due });
  });

  test('does not come back after it was deleted', async () => {
    const { uid, create, review } = await studentWithDeck();
    await create();
    await db.doc(documentPaths.card(uid, 'one')).delete();

    await review(deckCard([5, 'good']));

    expect(await cardOf(uid)).toBeUndefined();
  });

  test('does not come back after its deck was deleted, and neither place keeps anything', async () => {
    const { uid, path, create, written } = await studentWithDeck();
    await create();
    await db.doc(documentPaths.deck(uid, 'cells')).delete();

    await deckDeleted(deps, createChange(uid, { id: 'cells', before: DECK, at: new Date() }));
    await deckCardWritten(deps, written(undefined, deckCard()));

    expect(await cardOf(uid)).toBeUndefined();
    expect((await db.doc(path).get()).exists).toBe(false);
  });

  test('stays if it was added after its deck was deleted and created again', async () => {
    const { uid, create } = await studentWithDeck();
    await create();

    await deckDeleted(deps, createChange(uid, { id: 'cells', before: DECK, at: new Date(0) }));

    expect(await cardOf(uid)).toBeDefined();
  });
});

describe('the migration of cards', () => {
  test.each([1, 3, 5])('loses no card when it is interrupted after %i of 6', async (copied) => {
    const project = newProject();
    const card = deckCard([0, 'good']);
    for (const uid of ['ada', 'ben', 'chi']) {
      await project.doc(documentPaths.deck(uid, 'cells')).set(DECK);
      for (const id of ['one', 'two']) await project.doc(`${deckCardsPath(uid, 'cells')}/${id}`).set(card);
    }
    let left = copied;
    const stopping = {
      ...cardsByStudent,
      copy: async (...args: Parameters<NonNullable<typeof cardsByStudent.copy>>) => {
        left -= 1;
        if (left < 0) throw new Error('the network went away');
        return cardsByStudent.copy?.(...args) ?? false;
      },
    };
    await expect(runMigration(project, stopping, { page: 2 })).rejects.toThrow('the network went away');

    await runMigration(project, cardsByStudent, { page: 2 });

    const { docs } = await project.collectionGroup('cards').where('deck_id', '==', 'cells').get();
    expect(docs.map(({ ref }) => ref.path).sort()).toEqual(
      ['ada', 'ben', 'chi'].flatMap((uid) => ['one', 'two'].map((id) => documentPaths.card(uid, id))),
    );
    expect((await project.collectionGroup('cards').count().get()).data().count).toBe(12);
  });

  test('keeps a review that the previous app saves while a card is copied', async () => {
    const project = newProject();
    const path = `${deckCardsPath('ada', 'cells')}/one`;
    await project.doc(documentPaths.deck('ada', 'cells')).set(DECK);
    await project.doc(path).set(deckCard());
    const reviewing = {
      ...cardsByStudent,
      copy: async (...args: Parameters<NonNullable<typeof cardsByStudent.copy>>) => {
        const copy = cardsByStudent.copy?.(...args);
        await project.doc(path).set(deckCard([5, 'good']));
        return (await copy) ?? false;
      },
    };

    await runMigration(project, reviewing);
    const after = deckCard([5, 'good']);
    const change = { ...createChange('ada', { before: deckCard(), after }), path };
    await deckCardWritten({ ...depsAt(), db: project }, change);

    const read = await project.doc(documentPaths.card('ada', 'one')).get();
    expect(parseStrictly(cardSchema, read)).toMatchObject({ reps: 1, due: after.due });
  });

  test.each(RELEASES)('copies every card of the documents of release %s', async (release) => {
    const project = newProject();
    const writer = project.bulkWriter();
    for (const [path, data] of documentsOf(release)) void writer.set(project.doc(path), data);
    await writer.close();
    const before = [...documentsOf(release)].filter(([path]) => documentKind(path) === 'users/decks/cards');

    await migrateAll(
      {
        db: project,
        bucketOf: () => {
          throw new Error('it needs no bucket');
        },
      },
      [cardsByStudent],
      false,
      () => undefined,
    );

    expect(before.length).toBeGreaterThan(3);
    for (const [path, card] of before) {
      const [, uid = '', , deck_id = '', , id = ''] = path.split('/');
      const copy = (await project.doc(documentPaths.card(uid, id)).get()).data();
      expect(withDates(copy)).toMatchObject({ ...card, deck_id });
    }
  });
});
