import { documentPaths } from '@akada/domain/documents/paths';
import { RANK_TYPES, type RankType } from '@akada/domain/leaderboard/leaderboard';
import { storedRankSchema } from '@akada/domain/leaderboard/schemas';
import { getRank } from '@akada/functions/src/leaderboard/get-rank.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import { answer } from '@akada/functions/src/lib/callable.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { depsAt, NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { countReads } from '../../support/reads.ts';
import {
  createFirestore,
  createRankedStudents,
  createRequest,
  readDocument,
  writeStudents,
} from './students.ts';

const TODAY = '2026-03-01';
const YESTERDAY = '2026-02-28';
const LATER = new Date('2026-03-01T08:15:00.000Z');

let db: ReturnType<typeof createFirestore>;
beforeEach(() => {
  db = createFirestore();
});
const depsOf = (now = NOW) => ({ ...depsAt(now), db });
const rank = (uid: string, rank_type: RankType = 'all-time') => getRank(depsOf(), { uid }, { rank_type });

describe('getRank', () => {
  test.each(RANK_TYPES)(
    'gives rank 57 of 60 on the %s board, before a rebuild and after it',
    async (type) => {
      await writeStudents(db, createRankedStudents(60, TODAY));

      expect(await rank('s57', type)).toEqual({ rank: 57, students: 60 });
      await rebuildBoards(depsOf());
      expect(await rank('s57', type)).toEqual({ rank: 57, students: 60 });
      expect(await rank('s1', type)).toEqual({ rank: 1, students: 60 });
      expect(await rank('s60', type)).toEqual({ rank: 60, students: 60 });
    },
  );

  test('gives equal scores the same rank and skips the next ranks', async () => {
    const equal = { points_earned: 10 };
    await writeStudents(db, {
      ada: { points_earned: 30 },
      ben: equal,
      chi: equal,
      dan: { points_earned: 5 },
    });

    const ranks = await Promise.all(['ada', 'ben', 'chi', 'dan'].map((uid) => rank(uid)));

    expect(ranks.map((given) => given.rank)).toEqual([1, 2, 2, 4]);
  });

  test("does not count lapsed streaks, yesterday's tools or students who left as ahead", async () => {
    const high = { points_earned: 90, current_streak: 90, tools_used_today: 90 };
    await writeStudents(db, {
      ada: {
        ...{ points_earned: 5, current_streak: 5, last_activity_date: YESTERDAY },
        ...{ tools_used_today: 5, tools_day: TODAY },
      },
      lapsed: { ...high, points_earned: 0, last_activity_date: '2026-02-27', tools_day: YESTERDAY },
      left: { ...high, last_activity_date: TODAY, tools_day: TODAY, on_boards: false },
    });

    for (const rankType of RANK_TYPES) expect(await rank('ada', rankType)).toEqual({ rank: 1, students: 2 });
  });

  test.each([
    ['has no points', 'all-time', { total_points: 5 }],
    ['has a lapsed streak', 'weekly', { current_streak: 9, last_activity_date: '2026-02-27' }],
    ['has used tools yesterday only', 'daily', { tools_used_today: 9, tools_day: YESTERDAY }],
    ['has left the boards', 'all-time', { points_earned: 9, on_boards: false }],
  ] as const)('gives no rank to who %s', async (_, rankType, fields) => {
    await writeStudents(db, { ada: fields, ben: { points_earned: 20 } });

    expect(await rank('ada', rankType)).toMatchObject({ rank: null });
    await rebuildBoards(depsOf());
    expect(await rank('ada', rankType)).toMatchObject({ rank: null });
    expect(await rank('ada', rankType)).toMatchObject({ rank: null });
  });

  test('gives no rank without an account', async () => {
    await writeStudents(db, { ben: { points_earned: 20 } });

    expect(await rank('ada')).toEqual({ rank: null, students: 1 });
  });

  test('costs 2 reads when called again, and caches the rank until the next rebuild', async () => {
    await writeStudents(db, createRankedStudents(60, TODAY));
    await rebuildBoards(depsOf());

    expect(await countReads(db, () => rank('s57'))).toEqual({ documents: 3, counted: 1 });
    await writeStudents(db, { s57: { points_earned: 1_000 } });
    expect(await countReads(db, () => rank('s57'))).toEqual({ documents: 2, counted: 0 });
    expect(await rank('s57')).toEqual({ rank: 57, students: 60 });
    expect(storedRankSchema.parse(await readDocument(db, documentPaths.rank('s57', 'all-time')))).toEqual({
      ...{ rank: 57, students: 60, rebuilt_at: NOW },
    });

    await rebuildBoards(depsOf(LATER));
    expect(await rank('s57')).toEqual({ rank: 1, students: 60 });
  });

  test('caches one rank for each board and student', async () => {
    await writeStudents(db, {
      ada: { points_earned: 30, current_streak: 1, last_activity_date: TODAY },
      ben: { points_earned: 20, current_streak: 2, last_activity_date: TODAY },
    });
    await rebuildBoards(depsOf());

    for (const _ of ['counted', 'cached']) {
      expect([await rank('ada'), await rank('ben')].map((given) => given.rank)).toEqual([1, 2]);
      expect(await rank('ada', 'weekly')).toMatchObject({ rank: 2 });
    }
  });

  test('never gives a rank beyond the number of students, even if some joined after the rebuild', async () => {
    await writeStudents(db, { ada: { points_earned: 5 } });
    await rebuildBoards(depsOf());
    await writeStudents(db, { ben: { points_earned: 20 } });

    expect(await rank('ada')).toEqual({ rank: 2, students: 2 });
  });

  test.each([
    ['no board', {}],
    ['a board that there is not', { rank_type: 'monthly' }],
    ['another student', { rank_type: 'weekly', user_id: 'ben' }],
    ['a path', { rank_type: '../ben/all-time' }],
    ['a text', 'nonsense'],
  ])('rejects %s as input', async (_, data) => {
    expectLogs('invalid input');

    await expect(answer('getRank', depsOf(), getRank, createRequest('ada', data))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That request is not valid. Reload the page and try again.',
    });
  });
});
