import type { CallableOutput } from '@akada/domain/contracts';
import type { RewardId } from '@akada/domain/rewards';
import { call } from '@/firebase/functions.ts';

/** A key for one intention to redeem: sent again after a lost answer, it redeems nothing twice. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Spends points on a reward. Rejects with a message that may be shown. */
export function redeemReward(rewardId: RewardId, key: string): Promise<CallableOutput<'redeemReward'>> {
  return call('redeemReward', { reward_id: rewardId, idempotency_key: key });
}
