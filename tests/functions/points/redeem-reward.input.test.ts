import { answer } from '@akada/functions/src/lib/callable.ts';
import { redeemReward } from '@akada/functions/src/points/redeem-reward.ts';
import { describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { createWallet, depsAt, readPoints } from './wallet.ts';

describe('redeemReward as a callable', () => {
  const input = { reward_id: 'streak_freeze', idempotency_key: 'a-key-of-the-client' };
  const call = (uid: string | null, data: unknown, verified = true) =>
    answer('redeemReward', depsAt(), redeemReward, {
      ...(uid && { auth: { uid, token: { email_verified: verified } as never, rawToken: '' } }),
      data,
    });

  test.each([
    ['nothing', undefined],
    ['no key', { reward_id: 'streak_freeze' }],
    ['no reward', { idempotency_key: 'a-key-of-the-client' }],
    ['a reward that there is not', { ...input, reward_id: 'all_of_them' }],
    ['a short key', { ...input, idempotency_key: 'short' }],
    ['a key with a path in it', { ...input, idempotency_key: '../../user_points/ada' }],
    ['points of its own', { ...input, points_required: 0 }],
    ['another student', { ...input, uid: 'ben' }],
  ])('rejects %s as input and spends nothing', async (_, data) => {
    expectLogs('invalid input');
    const uid = await createWallet({ total_points: 150 });

    await expect(call(uid, data)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That request is not valid. Reload the page and try again.',
    });
    expect((await readPoints(uid)).total_points).toBe(150);
  });

  test('rejects visitors and students with an unverified address', async () => {
    await expect(call(null, input)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(call(await createWallet(), input, false)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('says why a reward cannot be redeemed', async () => {
    await expect(call(await createWallet(), input)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Not enough points',
    });
  });
});
