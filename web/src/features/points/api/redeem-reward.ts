import type { RewardId } from '@akada/domain/points/rewards';
import { call } from '@/firebase/functions.ts';

/** The answer to a redemption could not be read. The wallet shows whether it happened. */
export class UnreadableRedemption extends Error {}

/** A key for one redemption. Sending it again after a lost answer redeems nothing twice. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/**
 * Spends points on a reward and returns its name.
 *
 * @throws FirebaseError with a message for the student; UnreadableRedemption if the answer can't be read
 */
export async function redeemReward(rewardId: RewardId, key: string): Promise<string> {
  const answer: unknown = await call('redeemReward', { reward_id: rewardId, idempotency_key: key });
  if (typeof answer === 'object' && answer !== null && 'reward_name' in answer) {
    if (typeof answer.reward_name === 'string') return answer.reward_name;
  }
  throw new UnreadableRedemption('the redemption was answered in an unknown format');
}
