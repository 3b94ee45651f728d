import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { describe, expect, test, vi } from 'vitest';
import { createStudent, db, NOW, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken } from '../../support/callables.ts';

/**
 * Tests that callables and trigger are deployed, wired and guarded. Their behaviour is tested in-process beside this
 * file.
 */
describe('the leaderboard over HTTP', () => {
  test('ranks the caller, and rejects visitors', async () => {
    const { email, password } = await createStudent();
    const token = await createIdToken(email, password);

    expect(await callFunction('getRank', { rank_type: 'weekly' }, token)).toEqual({
      status: 200,
      body: { result: { rank: null, students: expect.any(Number) } },
    });
    expect(await callFunction('getRank', { rank_type: 'weekly' })).toMatchObject({ status: 401 });
  });

  test('rebuilds the boards or says that they are fresh, and rejects visitors', async () => {
    const { email, password } = await createStudent();
    const token = await createIdToken(email, password);

    expect(await callFunction('updateLeaderboardSnapshots', {}, token)).toEqual({
      status: 200,
      body: { result: { rebuilt: expect.any(Boolean) } },
    });
    expect(await readDocument(documentPaths.board('all-time'))).toMatchObject({ rank_type: 'all-time' });
    expect(await callFunction('updateLeaderboardSnapshots', {})).toMatchObject({ status: 401 });
  });

  test('reacts to changed settings', async () => {
    const { uid } = await createStudent();
    await db.doc(documentPaths.points(uid)).set(newUserPoints('Ada', NOW));

    await db.doc(documentPaths.settings(uid)).set({ on_boards: false, theme: 'akada' });

    await vi.waitFor(
      async () => expect(await readDocument(documentPaths.points(uid))).toMatchObject({ on_boards: false }),
      { timeout: 20_000, interval: 100 },
    );
  });
});
