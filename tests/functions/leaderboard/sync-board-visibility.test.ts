import { settingsSchema } from '@akada/domain/account/settings-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { RANK_TYPES, type RankType } from '@akada/domain/leaderboard/leaderboard';
import { leaderboardSchema } from '@akada/domain/leaderboard/schemas';
import { getRank } from '@akada/functions/src/leaderboard/get-rank.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import { syncBoardVisibility } from '@akada/functions/src/leaderboard/sync-board-visibility.ts';
import { Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { depsAt, NOW } from '../../support/backend.ts';
import {
  createFirestore,
  createPoints,
  createRankedStudents,
  readDocument,
  writeStudents,
} from './students.ts';

const TODAY = '2026-03-01';

let db: ReturnType<typeof createFirestore>;
beforeEach(() => {
  db = createFirestore();
});
const copy = (uid: string) => syncBoardVisibility({ db }, { uid });
const rebuild = () => rebuildBoards({ db, now: () => NOW });
const set = (uid: string, on_boards: boolean) =>
  db.doc(documentPaths.settings(uid)).set(settingsSchema.parse({ on_boards, theme: 'akada' }));
const isOn = async (uid: string) => (await readDocument(db, documentPaths.points(uid)))?.on_boards;
const idsOn = async (rankType: RankType) =>
  leaderboardSchema
    .parse(await readDocument(db, documentPaths.board(rankType)))
    .rows.map(({ user_id }) => user_id);

describe('a student who leaves the boards', () => {
  test.each(RANK_TYPES)(
    'is removed from the %s board at once, and is not on the next one',
    async (rankType) => {
      await writeStudents(db, createRankedStudents(3, TODAY));
      await rebuild();
      await set('s2', false);

      await copy('s2');

      expect(await idsOn(rankType)).toEqual(['s1', 's3']);
      expect(await isOn('s2')).toBe(false);
      await rebuild();
      expect(await idsOn(rankType)).toEqual(['s1', 's3']);
    },
  );

  test('keeps everything else, and other students lose nothing', async () => {
    const steps = createRankedStudents(3, TODAY);
    await writeStudents(db, steps);
    await set('s2', false);

    await copy('s2');

    expect(await readDocument(db, documentPaths.points('s2'))).toEqual(
      createPoints({ ...steps.s2, on_boards: false }),
    );
    expect(await readDocument(db, documentPaths.points('s1'))).toEqual(createPoints({ ...steps.s1 }));
  });

  test('is on the boards again after rejoining', async () => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    await set('s2', false);
    await copy('s2');
    await set('s2', true);

    await copy('s2');
    await rebuild();

    expect(await idsOn('all-time')).toEqual(['s1', 's2', 's3']);
  });

  test('has no rank until they rejoin, whatever was cached', async () => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    await rebuild();
    const rank = async () =>
      (await getRank({ ...depsAt(), db }, { uid: 's2' }, { rank_type: 'all-time' })).rank;
    expect(await rank()).toBe(2);

    await set('s2', false);
    await copy('s2');
    expect(await rank()).toBeNull();

    await set('s2', true);
    await copy('s2');
    expect(await rank()).toBe(2);
  });

  test('can leave together with 49 others at once', async () => {
    await writeStudents(db, createRankedStudents(60, TODAY));
    await rebuild();
    const leaving = Array.from({ length: 50 }, (_, index) => `s${index + 1}`);
    await Promise.all(leaving.map((uid) => set(uid, false)));

    await Promise.all(leaving.map(copy));

    for (const rankType of RANK_TYPES) expect(await idsOn(rankType)).toEqual([]);
    expect(await Promise.all(leaving.map(isOn))).toEqual(leaving.map(() => false));
  });

  test('is removed on a retry after removing the rows failed', async () => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    await rebuild();
    await set('s2', false);
    const batch = vi.spyOn(db, 'batch').mockImplementationOnce(() => {
      throw new Error('no network');
    });
    await expect(copy('s2')).rejects.toThrow('no network');
    batch.mockRestore();

    await copy('s2');

    expect(await idsOn('all-time')).toEqual(['s1', 's3']);
  });

  test('makes the event fail and retry while the points do not exist yet', async () => {
    await set('ada', false);
    await expect(copy('ada')).rejects.toThrow('ada left the boards before having points');

    await writeStudents(db, { ada: {} });
    await copy('ada');

    expect(await isOn('ada')).toBe(false);
  });
});

describe('the copied setting', () => {
  test.each([
    ['stay', true],
    ['leave', false],
  ])('is the current one, however late an event arrives: %s', async (_, last) => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    for (const on of [false, true, false, true, last]) await set('s2', on);

    await Promise.all(Array.from({ length: 5 }, () => copy('s2')));

    expect(await isOn('s2')).toBe(last);
  });

  test('is read and copied atomically, so an early event cannot overwrite a late one', async () => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    await set('s2', false);
    const { getAll } = Transaction.prototype;
    let late = Promise.resolve();
    const reading = vi.spyOn(Transaction.prototype, 'getAll').mockImplementationOnce(async function (
      this: Transaction,
      ...args: Parameters<typeof getAll>
    ) {
      const read = await getAll.apply(this, args);
      // Not awaited: the settings are locked until the early event is done.
      late = set('s2', true).then(() => copy('s2'));
      return read;
    });

    await copy('s2');
    await late;

    expect(reading).toHaveBeenCalledTimes(2);
    expect(await isOn('s2')).toBe(true);
    reading.mockRestore();
  });

  test('is the default when the settings are deleted', async () => {
    await writeStudents(db, { ada: { on_boards: false } });

    await copy('ada');

    expect(await isOn('ada')).toBe(true);
  });

  test('creates no points for a deleted account', async () => {
    await copy('unknown');

    expect(await readDocument(db, documentPaths.points('unknown'))).toBeUndefined();
  });

  test('writes nothing if nothing has changed', async () => {
    await writeStudents(db, createRankedStudents(3, TODAY));
    await set('s2', false);
    await copy('s2');
    const before = (await db.doc(documentPaths.points('s2')).get()).updateTime;
    const state = (await db.doc(documentPaths.boardsState).get()).updateTime;

    await copy('s2');

    expect((await db.doc(documentPaths.points('s2')).get()).updateTime).toEqual(before);
    expect((await db.doc(documentPaths.boardsState).get()).updateTime).toEqual(state);
  });
});
