import { documentPaths } from '@akada/domain/documents/paths';
import { BOARD_LIMITS } from '@akada/domain/leaderboard/leaderboard';
import { boardsClaimSchema } from '@akada/domain/leaderboard/schemas';
import { updateLeaderboardSnapshots } from '@akada/functions/src/leaderboard/update-leaderboard-snapshots.ts';
import { answer } from '@akada/functions/src/lib/callable.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { depsAt, NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createFirestore, createRequest, readDocument, writeStudents } from './students.ts';

const MINUTE = BOARD_LIMITS.rebuildSeconds * 1_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

let db: ReturnType<typeof createFirestore>;
beforeEach(async () => {
  db = createFirestore();
  await writeStudents(db, { ada: { points_earned: 30 } });
});
const depsOf = (now: Date) => ({ ...depsAt(now), db });
const update = (now = NOW) => updateLeaderboardSnapshots(depsOf(now), { uid: 'ada' }, {});
const updates = async (count: number, now = NOW) => {
  const answers = await Promise.all(Array.from({ length: count }, () => update(now)));
  return answers.filter(({ rebuilt }) => rebuilt).length;
};
const board = () => readDocument(db, documentPaths.board('all-time'));

describe('updateLeaderboardSnapshots', () => {
  test('rebuilds once for 50 concurrent calls without an error, and again after a minute', async () => {
    expect(await updates(50)).toBe(1);
    expect(await board()).toMatchObject({ created_at: NOW, students: 1 });
    expect(boardsClaimSchema.parse(await readDocument(db, documentPaths.boardsClaim))).toEqual({
      claimed_at: NOW,
    });

    expect(await updates(50, after(MINUTE))).toBe(1);
    expect(await board()).toMatchObject({ created_at: after(MINUTE) });
  });

  test('answers within the minute that the boards are fresh, and leaves them unchanged', async () => {
    await update();
    await writeStudents(db, { ben: { points_earned: 40 } });

    expect(await update(after(MINUTE - 1))).toEqual({ rebuilt: false });

    expect(await board()).toMatchObject({ created_at: NOW, students: 1 });
  });

  test('allows the next rebuild a minute after a failed one', async () => {
    const batch = vi.spyOn(db, 'batch').mockImplementationOnce(() => {
      throw new Error('no network');
    });
    await expect(update()).rejects.toThrow('no network');

    expect(await update(after(MINUTE - 1))).toEqual({ rebuilt: false });
    expect(await update(after(MINUTE))).toEqual({ rebuilt: true });
    batch.mockRestore();
  });

  test('is not blocked by a claim from a clock that runs ahead', async () => {
    await update(after(24 * 60 * MINUTE));

    expect(await update()).toEqual({ rebuilt: true });
  });

  test.each([
    ['a student to rank', { user_id: 'ada' }],
    ['a time', { now: 0 }],
    ['a text', 'nonsense'],
  ])('rejects %s as input and rebuilds nothing', async (_, data) => {
    expectLogs('invalid input');

    await expect(
      answer(
        'updateLeaderboardSnapshots',
        depsOf(NOW),
        updateLeaderboardSnapshots,
        createRequest('ada', data),
      ),
    ).rejects.toMatchObject({ code: 'invalid-argument' });

    expect(await board()).toBeUndefined();
  });
});
