import { documentPaths } from '@akada/domain/documents/paths';
import { BOARD_LIMITS, RANK_TYPES, type RankType } from '@akada/domain/leaderboard/leaderboard';
import { boardsStateSchema, type Leaderboard, leaderboardSchema } from '@akada/domain/leaderboard/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import { syncBoardVisibility } from '@akada/functions/src/leaderboard/sync-board-visibility.ts';
import { MAX_ATTEMPTS } from '@akada/functions/src/lib/retry-on-conflict.ts';
import { Query } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { countReads } from '../../support/reads.ts';
import { createFirestore, createRankedStudents, readDocument, writeStudents } from './students.ts';

const TODAY = '2026-03-01';
const YESTERDAY = '2026-02-28';
const LATER = new Date('2026-03-01T09:00:00.000Z');

let db: ReturnType<typeof createFirestore>;
beforeEach(() => {
  db = createFirestore();
});
const rebuild = (now = NOW) => rebuildBoards({ db, now: () => now });
const board = async (rankType: RankType): Promise<Leaderboard> =>
  leaderboardSchema.parse(await readDocument(db, documentPaths.board(rankType)));
const standings = async (rankType: RankType) =>
  (await board(rankType)).rows.map((row) => [row.user_id, row.rank_position]);

describe('a rebuild of the boards', () => {
  test('ranks by points, by streak and by tools, each on its board, dated by the clock', async () => {
    const streak = (days: number): Partial<UserPoints> => ({
      ...{ current_streak: days, last_activity_date: TODAY },
    });
    const tools = (count: number): Partial<UserPoints> => ({ tools_used_today: count, tools_day: TODAY });
    await writeStudents(db, {
      ada: { points_earned: 30, total_points: 1, ...streak(1), ...tools(2) },
      ben: { points_earned: 20, total_points: 20, ...streak(3), ...tools(1) },
      chi: { points_earned: 10, total_points: 10, ...streak(2), ...tools(3) },
    });

    await rebuild();

    // biome-ignore format: a table
    expect(await standings('all-time')).toEqual([['ada', 1], ['ben', 2], ['chi', 3]]);
    // biome-ignore format: a table
    expect(await standings('weekly')).toEqual([['ben', 1], ['chi', 2], ['ada', 3]]);
    // biome-ignore format: a table
    expect(await standings('daily')).toEqual([['chi', 1], ['ada', 2], ['ben', 3]]);
    for (const rank_type of RANK_TYPES) {
      expect(await board(rank_type)).toMatchObject({ rank_type, students: 3, created_at: NOW });
    }
    expect(boardsStateSchema.parse(await readDocument(db, documentPaths.boardsState))).toEqual({
      rebuilt_at: NOW,
    });
  });

  test('gives equal scores the same rank and skips the next ranks', async () => {
    await writeStudents(db, {
      zoe: { points_earned: 10, name: 'Zoe' },
      ben: { points_earned: 10, name: 'Ben' },
      ada: { points_earned: 30, name: 'Ada' },
      chi: { points_earned: 5, name: 'Chi' },
    });

    await rebuild();

    // biome-ignore format: a table
    expect(await standings('all-time')).toEqual([['ada', 1], ['ben', 2], ['zoe', 2], ['chi', 4]]);
  });

  test.each(RANK_TYPES)('puts the best 50 of 60 on the %s board and counts all', async (rankType) => {
    await writeStudents(db, createRankedStudents(60, TODAY));

    await rebuild();

    const { rows, students } = await board(rankType);
    expect(rows.map((row) => row.user_id)).toEqual(Array.from({ length: 50 }, (_, index) => `s${index + 1}`));
    expect(rows.at(-1)?.rank_position).toBe(BOARD_LIMITS.rows);
    expect(students).toBe(60);
  });

  test("leaves out students with no points, a lapsed streak or only yesterday's tools", async () => {
    const high = { tools_used_today: 9, current_streak: 9 };
    await writeStudents(db, {
      today: { current_streak: 2, last_activity_date: TODAY, tools_used_today: 1, tools_day: TODAY },
      yesterday: { ...high, last_activity_date: YESTERDAY, tools_day: YESTERDAY },
      lapsed: { ...high, last_activity_date: '2026-02-27', tools_day: '2026-02-27' },
      never: high,
    });

    await rebuild();

    expect(await standings('all-time')).toEqual([]);
    // biome-ignore format: a table
    expect(await standings('weekly')).toEqual([['yesterday', 1], ['today', 2]]);
    expect(await standings('daily')).toEqual([['today', 1]]);
  });

  test('ranks tools by the day of each student, and leaves out those whose day has passed', async () => {
    const at = new Date('2026-03-01T10:30:00.000Z');
    const tools = (zone: string, tools_day: string, tools_used_today: number) => ({
      zone,
      tools_day,
      tools_used_today,
    });
    await writeStudents(db, {
      east: tools('Pacific/Kiritimati', '2026-03-02', 3),
      eastBefore: tools('Pacific/Kiritimati', '2026-03-01', 9),
      lagos: tools('Africa/Lagos', TODAY, 2),
      lagosBefore: tools('Africa/Lagos', YESTERDAY, 9),
      west: tools('Etc/GMT+12', YESTERDAY, 1),
      westBefore: tools('Etc/GMT+12', '2026-02-27', 9),
    });

    await rebuild(at);

    // biome-ignore format: a table
    expect(await standings('daily')).toEqual([['east', 1], ['lagos', 2], ['west', 3]]);
  });

  test('lists students of today even if 50 students of yesterday score higher', async () => {
    const passed = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`p${index}`, { tools_day: YESTERDAY, tools_used_today: 90 }]),
    );
    await writeStudents(db, { ...passed, lagos: { tools_day: TODAY, tools_used_today: 1 } });

    await rebuild();

    // biome-ignore format: a table
    expect(await standings('daily')).toEqual([['lagos', 1]]);
  });

  test('neither shows nor counts students who left the boards', async () => {
    await writeStudents(db, { ada: { points_earned: 30, on_boards: false }, ben: { points_earned: 20 } });

    await rebuild();

    expect(await standings('all-time')).toEqual([['ben', 1]]);
    expect((await board('all-time')).students).toBe(1);
  });

  test('replaces the previous boards completely', async () => {
    await writeStudents(db, { ada: { points_earned: 30 } });
    await rebuild();
    await writeStudents(db, { ada: { points_earned: 10 }, ben: { points_earned: 20 } });

    await rebuild(LATER);

    // biome-ignore format: a table
    expect(await standings('all-time')).toEqual([['ben', 1], ['ada', 2]]);
    expect((await board('all-time')).created_at).toEqual(LATER);
  });

  test('writes empty boards without students', async () => {
    await rebuild();

    for (const rankType of RANK_TYPES) expect(await board(rankType)).toMatchObject({ rows: [], students: 0 });
  });

  test.each([
    ['the first', 0],
    ['a later', 1],
  ])(
    'starts over if a student leaves while %s one is reading, and does not restore them',
    async (_, before) => {
      await writeStudents(db, { ada: { points_earned: 30 }, ben: { points_earned: 20 } });
      for (let turn = 0; turn < before; turn += 1) await rebuild();
      await db.doc(documentPaths.settings('ada')).set({ on_boards: false, theme: 'akada' });
      const { get } = Query.prototype;
      const spy = vi.spyOn(Query.prototype, 'get').mockImplementationOnce(async function (this: Query) {
        const seen = await get.call(this);
        await syncBoardVisibility({ db }, { uid: 'ada' });
        return seen;
      });

      await rebuild();

      expect(await standings('all-time')).toEqual([['ben', 1]]);
      expect(spy).toHaveBeenCalledTimes(2 * 8);
      spy.mockRestore();
    },
  );

  test('fails with the cause after a limited number of attempts if it cannot write', async () => {
    const spy = vi.spyOn(db, 'batch').mockImplementation(() => {
      throw Object.assign(new Error('overtaken'), { code: 9 });
    });

    await expect(rebuild()).rejects.toThrow('overtaken');

    expect(spy).toHaveBeenCalledTimes(MAX_ATTEMPTS);
  });

  test.each([100, 1_000])(
    'reads 50 rows a board, one for each of 5 days that has none, the state and one count with %i students of one day',
    async (students) => {
      await writeStudents(db, createRankedStudents(students, TODAY));

      expect(await countReads(db, () => rebuild())).toEqual({ documents: 156, counted: 1 });

      expect((await board('daily')).students).toBe(students);
    },
  );
});
