import { DATA_EXPORT } from '@akada/domain/account/account';
import { type ExportChunk, exportChunkSchema } from '@akada/domain/account/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { exportData } from '@akada/functions/src/account/export-data.ts';
import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { countReads } from '../../support/reads.ts';
import { createTwoStudents } from './everything.ts';
import { fileIdOf, noteIdOf, uidStart, usernameOf } from './names.ts';
import { createPlace, type Place } from './place.ts';

/** The export as the student receives it; the client disconnects after `leavesAfter` pieces. */
async function exportOf({ deps }: Place, uid: string, leavesAfter = Number.POSITIVE_INFINITY) {
  const gone = new AbortController();
  const pieces: ExportChunk[] = [];
  const send = async (piece: ExportChunk) => {
    pieces.push(exportChunkSchema.parse(JSON.parse(JSON.stringify(piece))));
    if (pieces.length >= leavesAfter) gone.abort();
  };
  const { documents } = await exportData(deps, { uid }, {}, { send, signal: gone.signal });
  return { pieces, documents, all: new Map(pieces.flat().map(({ path, data }) => [path, data])) };
}

describe('exportData', () => {
  test("contains all of the student's documents and objects, and none of another student", async () => {
    const [place, uid, other] = await createTwoStudents();

    const { all, documents, pieces } = await exportOf(place, uid);

    const own = Object.values(collectionPaths).map((path) => `${path(uid)}/one`);
    expect([...all.keys()]).toEqual(
      expect.arrayContaining([
        ...own,
        ...[documentPaths.account(uid), documentPaths.profile(uid), documentPaths.points(uid)],
        ...[documentPaths.settings(uid), documentPaths.username(usernameOf(uid)), `auth/${uid}`],
        ...[`users/${uid}/decks/one/cards/card`, `users/${uid}/decks/gone/cards/card`],
        ...[`users/${uid}/one_day/one`],
        ...[documentPaths.vaultItem(fileIdOf(uid)), documentPaths.note(noteIdOf(uid))],
        ...[documentPaths.report(fileIdOf(other), uid), `storage/avatars/${uid}`],
        ...[`storage/vault_files/${uid}/1700000000000_Cells.pdf`],
        ...[`storage/ai_uploads/${uid}/1700000000000_Own.pdf`],
        `vault/${fileIdOf(other)}/views/${uid}_2026-03-01`,
      ]),
    );
    const paths = [...all.keys()].map((path) => path.split('/')[0]);
    for (const collection of ['payments', 'subscriptions', 'lifetime_slots', 'support_tickets']) {
      expect(paths).toContain(collection);
    }
    expect(documents).toBe(pieces.flat().length);
    expect(all.size).toBe(documents);
    // Another student appears only where one of this student's own documents names their file.
    const foreign = pieces
      .flat()
      .filter(({ data, path }) => JSON.stringify([path, data]).includes(uidStart(other)));
    expect(foreign.map(({ path }) => path)).toEqual([
      `users/${uid}/ai_results/of_other`,
      `users/${uid}/chats/of_other`,
    ]);
  }, 60_000);

  test('gives times as ISO strings, and objects as their metadata', async () => {
    const [place, uid] = await createTwoStudents();

    const { all } = await exportOf(place, uid);

    expect(all.get(`users/${uid}/chats/one`)).toMatchObject({
      ...{ at: NOW.toISOString(), turns: [{ at: NOW.toISOString() }] },
    });
    expect(all.get(`storage/avatars/${uid}`)).toMatchObject({
      ...{ size: expect.any(Number), created_at: expect.stringMatching(/^\d{4}-/) },
    });
  }, 60_000);

  test('contains all of 1,200 documents and their subcollections, in pieces of limited size', async () => {
    const place = createPlace();
    const uid = await place.createStudent();
    const writer = place.db.bulkWriter();
    for (let index = 0; index < 1_200; index += 1) {
      void writer.set(place.db.doc(`${collectionPaths.tasks(uid)}/task-${index}`), {
        text: 'x'.repeat(1_000),
      });
    }
    for (let index = 0; index < 30; index += 1) {
      void writer.set(place.db.doc(`${collectionPaths.decks(uid)}/deck-${index}/cards/card`), { front: 'x' });
    }
    await writer.close();

    const { pieces, all } = await exportOf(place, uid);

    expect([...all.keys()].filter((path) => path.includes('/tasks/'))).toHaveLength(1_200);
    expect([...all.keys()].filter((path) => path.endsWith('/cards/card'))).toHaveLength(30);
    const lengths = pieces.map((piece) => JSON.stringify(piece).length);
    expect(Math.max(...lengths)).toBeLessThan(300_000);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(50);
  }, 120_000);

  test('lists subcollections once, and reads each document once, except decks', async () => {
    const place = createPlace();
    const uid = await place.createStudent();
    const batch = place.db.batch();
    for (let index = 0; index < 60; index += 1) {
      batch.set(place.db.doc(`${collectionPaths.tasks(uid)}/task-${index}`), { title: 'x' });
      batch.set(place.db.doc(`${collectionPaths.decks(uid)}/deck-${index}`), { title: 'x' });
    }
    await batch.commit();
    const listed = vi.spyOn(DocumentReference.prototype, 'listCollections');

    const { documents } = await countReads(place.db, () => exportOf(place, uid));

    expect(listed).toHaveBeenCalledOnce();
    listed.mockRestore();
    // 60 tasks; 60 decks, with one empty query for the cards of each; the claim, which is read and then exported;
    // the account, profile and points; and one empty query in each of 8 shared collections.
    expect(documents).toBe(60 + 120 + 2 + 3 + 8);
  }, 60_000);

  test('is refused within two minutes of the last export, after reading only the claim', async () => {
    const place = createPlace();
    const uid = await place.createStudent();
    await exportOf(place, uid);

    place.clock.now = new Date(NOW.getTime() + DATA_EXPORT.everyMinutes * 60_000 - 1);
    const { documents } = await countReads(place.db, async () => {
      await expect(exportOf(place, uid)).rejects.toMatchObject({
        ...{ code: 'resource-exhausted', message: DATA_EXPORT.tooSoon },
      });
    });

    expect(documents).toBe(1);
    place.clock.now = new Date(NOW.getTime() + DATA_EXPORT.everyMinutes * 60_000);
    expect((await exportOf(place, uid)).documents).toBeGreaterThan(0);
  });

  test("does not delay another student's export", async () => {
    const place = createPlace();
    const [uid, other] = [await place.createStudent(), await place.createStudent()];
    await exportOf(place, uid);

    expect((await exportOf(place, other)).all.has(documentPaths.account(other))).toBe(true);
  });

  test('stops when the student disconnects', async () => {
    const place = createPlace();
    const uid = await place.createStudent();
    await place.db.doc(`${collectionPaths.tasks(uid)}/one`).set({ title: 'x' });

    const { pieces } = await exportOf(place, uid, 1);

    expect(pieces).toHaveLength(1);
  });
});
