import { randomUUID } from 'node:crypto';
import { addDays } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { REWARDS, type RewardId } from '@akada/domain/points/rewards';
import type { UserPoints } from '@akada/domain/points/schemas';
import { award } from '@akada/functions/src/points/award.ts';
import { redeemReward } from '@akada/functions/src/points/redeem-reward.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { createWallet, db, depsAt, readPoints, readState, runConcurrently, sumLedger } from './wallet.ts';

const TODAY = lagosDay(NOW);
const TOMORROW = addDays(TODAY, 1);

const redeem = (uid: string, reward_id: RewardId, idempotency_key: string = randomUUID(), now = NOW) =>
  redeemReward(depsAt(now), { uid }, { reward_id, idempotency_key });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

describe('redeemReward', () => {
  test('lets 1 of 50 concurrent redemptions for 100 points succeed with a wallet of 150', async () => {
    const uid = await createWallet({ total_points: 150 });

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => redeem(uid, 'streak_freeze')));

    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(done).toEqual([{ reward_name: 'Streak Freeze', total_points: 50 }]);
    expect(refused.map(messageOf)).toEqual(Array(49).fill('Not enough points'));
    const { points, ledger, rewards, notifications } = await readState(uid);
    expect(points).toMatchObject({ total_points: 50, points_earned: 150, freezes: [TODAY] });
    expect(Object.values(ledger).filter((entry) => entry.points < 0)).toHaveLength(1);
    expect([rewards, notifications].map((documents) => Object.keys(documents).length)).toEqual([1, 1]);
  });

  test('has one effect and the same answer for 30 concurrent calls with one key', async () => {
    const uid = await createWallet({ total_points: 1_000 });

    const answers = await runConcurrently(30, () => redeem(uid, 'extra_ai_uses', 'a-key-of-the-client'));

    expect(answers).toEqual(Array(30).fill({ reward_name: 'Extra AI Uses', total_points: 850 }));
    const { points, ledger, rewards, access } = await readState(uid);
    expect(points?.total_points).toBe(850);
    expect(sumLedger(ledger)).toBe(850);
    expect(Object.keys(rewards)).toEqual(['a-key-of-the-client']);
    expect(access.extra_ai_uses?.amount).toBe(3);
  });

  test('writes debit, reward, history, effect and notification', async () => {
    const uid = await createWallet({ total_points: 150 });

    await redeem(uid, 'extra_ai_uses', 'a-key-of-the-client');

    const { points, ledger, rewards, access, notifications } = await readState(uid);
    expect(points).toMatchObject({ total_points: 0, points_earned: 150, freezes: [], updated_at: NOW });
    expect(points?.points_history).toEqual([{ action: 'Extra AI Uses', points: -150, at: NOW }]);
    expect(ledger['redeem:a-key-of-the-client']).toEqual({
      action: 'extra_ai_uses',
      points: -150,
      day: TODAY,
      created_at: NOW,
    });
    expect(rewards['a-key-of-the-client']).toEqual({
      reward_id: 'extra_ai_uses',
      reward_name: 'Extra AI Uses',
      points: 150,
      points_after: 0,
      date_redeemed: NOW,
      status: 'active',
    });
    expect(access).toEqual({
      extra_ai_uses: {
        feature_name: 'extra_ai_uses',
        is_active: true,
        expires_at: startOfLagosDay(TOMORROW),
        amount: 3,
      },
    });
    expect(notifications['reward_a-key-of-the-client']).toMatchObject({
      type: 'reward',
      title: 'Extra AI Uses is yours',
      unread: true,
      created_at: NOW,
    });
  });

  test('repeats the first answer even if points were earned since', async () => {
    const uid = await createWallet({ total_points: 150 });
    const first = await redeem(uid, 'streak_freeze', 'a-key-of-the-client');
    await award(depsAt(), { uid, action: 'ai_tool', key: 'ai:r1', at: NOW });

    expect(await redeem(uid, 'streak_freeze', 'a-key-of-the-client')).toEqual(first);
    expect(await readPoints(uid)).toMatchObject({ total_points: 65, freezes: [TODAY] });
  });

  test.each(['scholar_badge', 'harmattan_theme'] as const)('unlocks %s permanently', async (reward) => {
    const uid = await createWallet({ total_points: 500 });

    await redeem(uid, reward);

    expect((await readState(uid)).access).toEqual({
      [reward]: { feature_name: reward, is_active: true, expires_at: null },
    });
  });

  test('adds up the extra uses of one day, and starts from zero on the next', async () => {
    const uid = await createWallet({ total_points: 450 });
    const access = async () => (await readState(uid)).access.extra_ai_uses;

    await redeem(uid, 'extra_ai_uses');
    await redeem(uid, 'extra_ai_uses');
    expect(await access()).toMatchObject({ amount: 6, expires_at: startOfLagosDay(TOMORROW) });

    await redeem(uid, 'extra_ai_uses', randomUUID(), startOfLagosDay(TOMORROW));
    expect(await access()).toMatchObject({ amount: 3, expires_at: startOfLagosDay(addDays(TOMORROW, 1)) });
  });

  test('grants a freeze that bridges the next missed day; two of one day bridge two', async () => {
    const uid = await createWallet({ total_points: 200 });
    const study = (day: number) =>
      award(depsAt(), { uid, action: 'ai_tool', key: `ai:${day}`, at: startOfLagosDay(addDays(TODAY, day)) });
    await study(0);
    await redeem(uid, 'streak_freeze');
    await redeem(uid, 'streak_freeze');

    await study(3);

    expect(await readPoints(uid)).toMatchObject({
      current_streak: 2,
      freezes: [TODAY, TODAY],
      freezes_used: 2,
    });
  });

  test.each<[string, Partial<UserPoints>, RewardId, string]>([
    ['is inactive', { total_points: 5_000 }, 'mentor_hour', 'This reward is not available right now'],
    ['costs a point more', { total_points: 99 }, 'streak_freeze', 'Not enough points'],
    ['costs what was earned but is spent', { points_earned: 900 }, 'streak_freeze', 'Not enough points'],
  ])('rejects a reward that %s and writes nothing', async (_, begun, reward, message) => {
    const uid = await createWallet(begun);
    const before = await readState(uid);

    await expect(redeem(uid, reward)).rejects.toMatchObject({ code: 'failed-precondition', message });

    expect(await readState(uid)).toEqual(before);
  });

  test('rejects a permanent feature that is already owned', async () => {
    const uid = await createWallet({ total_points: 5_000 });
    await redeem(uid, 'harmattan_theme');

    await expect(redeem(uid, 'harmattan_theme')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'You already have this reward',
    });
    expect((await readPoints(uid)).total_points).toBe(5_000 - REWARDS.harmattan_theme.points_required);
  });

  test('rejects extra uses on a plan with fair use, and allows them again after the plan has ended', async () => {
    const uid = await createWallet({ total_points: 500 });
    const plan = { current_plan: 'pro', plan_expires_at: startOfLagosDay(TOMORROW) } as const;
    await db.doc(documentPaths.account(uid)).update(plan);
    const before = await readState(uid);

    await expect(redeem(uid, 'extra_ai_uses')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Your plan has no daily limit on AI tools (fair use: 200 a day)',
    });

    expect(await readState(uid)).toEqual(before);
    await redeem(uid, 'extra_ai_uses', randomUUID(), startOfLagosDay(TOMORROW));
    expect((await readPoints(uid)).total_points).toBe(350);
  });

  test('rejects a key that was used for another reward, and writes nothing', async () => {
    const uid = await createWallet({ total_points: 500 });
    await redeem(uid, 'streak_freeze', 'a-key-of-the-client');
    const before = await readState(uid);

    await expect(redeem(uid, 'extra_ai_uses', 'a-key-of-the-client')).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'Unable to redeem reward',
    });

    expect(await readState(uid)).toEqual(before);
  });

  test('rejects a caller without an account', async () => {
    await expect(redeem('not-open', 'streak_freeze')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Unable to redeem reward',
    });
  });
});
