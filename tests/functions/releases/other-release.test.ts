import { randomUUID } from 'node:crypto';
import { newAccount, newProfile } from '@akada/domain/account/account';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { DEMO_STUDENT } from '@akada/emulators/seed/demo';
import { setUsername } from '@akada/functions/src/account/set-username.ts';
import { copyProfileToPoints } from '@akada/functions/src/leaderboard/copy-profile-to-points.ts';
import { syncBoardVisibility } from '@akada/functions/src/leaderboard/sync-board-visibility.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { warnOfPlanEnd } from '@akada/functions/src/payments/warn-of-plan-end.ts';
import { award } from '@akada/functions/src/points/award.ts';
import { redeemReward } from '@akada/functions/src/points/redeem-reward.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentsOf, RELEASES } from '../../releases/releases.ts';
import { NOW } from '../../support/backend.ts';
import { type FakeModel, startFakeModel } from '../ai/fake-model.ts';
import { createExplainerInput, createHandler } from '../ai/lab.ts';
import { afterDays, createShop } from '../payments/shop.ts';

const shop = createShop();
const { db } = shop;
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());

/** A field that a later release might add to any document that functions read and change. */
const LATER = { of_a_later_release: { version: 2, at: new Date('2026-02-01') } };

/** Runs the functions behind a student's typical day. */
async function liveADay(uid: string): Promise<void> {
  const deps: Deps = shop.deps;
  const caller = { uid };
  const key = (purpose: string) => `${purpose}-${uid}`.slice(0, 64);
  await award(deps, { uid, action: 'task_completed', key: key('task:1'), at: NOW });
  await award(deps, { uid, action: 'task_completed', key: key('task:2'), at: NOW });
  await redeemReward(deps, caller, { reward_id: 'extra_ai_uses', idempotency_key: key('redeem-one') });
  await redeemReward(deps, caller, { reward_id: 'extra_ai_uses', idempotency_key: key('redeem-two') });
  await redeemReward(deps, caller, { reward_id: 'streak_freeze', idempotency_key: key('redeem-three') });
  await setUsername(deps, caller, { username: `n${uid.replaceAll(/[^a-z0-9]/g, '').slice(0, 12)}` });
  await copyProfileToPoints(deps, uid);
  await syncBoardVisibility(deps, { uid });
  const stream = { send: async () => undefined, signal: new AbortController().signal };
  await createHandler(model)(deps, caller, createExplainerInput(), stream);
  await shop.buy(uid, 'pro');
  await warnOfPlanEnd({ ...deps, now: () => afterDays(29) });
}

const fieldsOf = async (path: string) => (await db.doc(path).get()).data();

describe('documents with a field of a later release', () => {
  test('keep the field through awards, rewards, a rename, an AI result and a payment', async () => {
    const uid = randomUUID();
    const paths = [documentPaths.account(uid), documentPaths.points(uid), documentPaths.profile(uid)];
    const settings = documentPaths.settings(uid);
    const dayPath = `${collectionPaths.streaks(uid)}/2026-03-01`;
    const access = `${collectionPaths.access(uid)}/extra_ai_uses`;
    const points = {
      ...newUserPoints('Ada', NOW),
      ...{ total_points: 1_000, points_earned: 1_000 },
      points_history: [{ action: 'Task', points: 5, at: NOW, ...LATER }],
      badges: ['a_badge_of_a_later_release'],
    };
    const streakDay = {
      ...{ activity_date: '2026-03-01', points_earned: 7 },
      ...{ activities: ['an_action_of_a_later_release'], counts: { an_action_of_a_later_release: 1 } },
    };
    const data = [newAccount(NOW), points, newProfile('Ada'), DEFAULT_SETTINGS, streakDay];
    await Promise.all(
      [...paths, settings, dayPath].map((path, index) => db.doc(path).set({ ...data[index], ...LATER })),
    );
    const reward = { feature_name: 'extra_ai_uses', is_active: true, amount: 1, expires_at: NOW };
    await db.doc(access).set({ ...reward, ...LATER });

    await liveADay(uid);

    const kept = await Promise.all([...paths, settings, dayPath, access].map(fieldsOf));
    const of_a_later_release = { version: 2, at: expect.anything() };
    expect(kept).toEqual(Array(6).fill(expect.objectContaining({ of_a_later_release })));
    expect(kept[0]).toMatchObject({ current_plan: 'pro' });
    expect(kept[1]).toMatchObject({
      // Two tasks and an AI tool, minus three rewards.
      total_points: 1_000 + 5 + 5 + 15 - 150 - 150 - 100,
      badges: expect.arrayContaining(['a_badge_of_a_later_release']),
    });
    expect(kept[1]?.points_history).toContainEqual(expect.objectContaining({ of_a_later_release }));
    expect(kept[4]).toMatchObject({ points_earned: 7 + 5 + 5 + 15 });
    expect(kept[5]).toMatchObject({ amount: 6 });
  });

  test('are still refused when a known field is invalid', async () => {
    const uid = randomUUID();
    await db.doc(documentPaths.account(uid)).set(newAccount(NOW));
    await db
      .doc(documentPaths.points(uid))
      .set({ ...newUserPoints('Ada', NOW), ...LATER, total_points: 'many' });

    await expect(
      redeemReward(shop.deps, { uid }, { reward_id: 'streak_freeze', idempotency_key: randomUUID() }),
    ).rejects.toMatchObject({
      path: documentPaths.points(uid),
      cause: expect.objectContaining({ message: expect.stringContaining('total_points') }),
    });
  });
});

test.each(RELEASES)('a student of release %s can do everything that a new student can', async (release) => {
  const uid = randomUUID();
  const batch = db.batch();
  for (const [path, data] of documentsOf(release)) {
    if (!path.includes(DEMO_STUDENT.uid) || path.startsWith('vault')) continue;
    batch.set(db.doc(path.replace(DEMO_STUDENT.uid, uid)), data);
  }
  await batch.commit();
  const before = (await fieldsOf(documentPaths.points(uid)))?.total_points as number;

  await liveADay(uid);

  expect((await fieldsOf(documentPaths.points(uid)))?.total_points).toBe(before + 25 - 400);
  expect((await shop.readPlan(uid)).plan).toBe('pro');
});
