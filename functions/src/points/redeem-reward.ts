import { countedDay, endOfCountedDay } from '@akada/domain/days/counted-day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { isAccessLive } from '@akada/domain/points/access';
import { addToHistory, ledgerKeys } from '@akada/domain/points/points';
import { REDEMPTION_MESSAGES, REWARDS, redemptionProblem } from '@akada/domain/points/rewards';
import {
  featureAccessSchema,
  type LedgerEntry,
  type UserReward,
  userPointsSchema,
  userRewardSchema,
} from '@akada/domain/points/schemas';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, parseDocument, readTogether } from '../lib/documents.ts';
import type { Handler } from '../lib/handler.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { planOf } from '../payments/plan.ts';
import { accessAfter, featureOf, freezesAfter } from './effects.ts';
import { rewardNotice } from './notices.ts';

/**
 * Spends the caller's points on a reward, in one commit with the reward's effect. The client's idempotency key makes it
 * happen once: sending it again returns the first answer.
 */
export const redeemReward: Handler<'redeemReward'> = (deps, caller, input) =>
  retryOnConflict(() => tryRedeem(deps, caller, input));

const tryRedeem: Handler<'redeemReward'> = async ({ db, now }, { uid }, { reward_id, idempotency_key }) => {
  const reward = REWARDS[reward_id];
  const { effect, name, points_required: price } = reward;
  const [accountRead, pointsRead, redeemedRead, accessRead] = await readTogether(
    db,
    db.doc(documentPaths.account(uid)),
    db.doc(documentPaths.points(uid)),
    db.doc(`${collectionPaths.rewards(uid)}/${idempotency_key}`),
    db.doc(`${collectionPaths.access(uid)}/${featureOf(effect) ?? reward_id}`),
  );
  const points = parseDocument(userPointsSchema, pointsRead);
  // Points are created with the account.
  if (!points) throw new AppError('failed-precondition', REDEMPTION_MESSAGES.unknown);
  const redeemed = parseDocument(userRewardSchema, redeemedRead);
  if (redeemed) return repeatedAnswer(redeemed, reward_id, points.total_points);

  const at = now();
  const day = countedDay(at, points);
  const access = parseDocument(featureAccessSchema, accessRead);
  const owns = access !== undefined && isAccessLive(access, at);
  const plan = planOf(accountRead, at);
  const problem = redemptionProblem(reward, { total_points: points.total_points, owns, plan });
  if (problem) throw new AppError('failed-precondition', problem);

  const total_points = points.total_points - price;
  const notice = rewardNotice(idempotency_key, { name, points: price }, at);
  const batch = db
    .batch()
    .create(db.doc(`${collectionPaths.ledger(uid)}/${ledgerKeys.redemption(idempotency_key)}`), {
      action: reward_id,
      points: -price,
      day,
      created_at: at,
    } satisfies LedgerEntry)
    .create(redeemedRead.ref, {
      reward_id,
      reward_name: name,
      points: price,
      points_after: total_points,
      date_redeemed: at,
      status: 'active',
    } satisfies UserReward)
    .create(notificationRef(db, uid, notice), notice.notification)
    .update(
      pointsRead.ref,
      {
        total_points: FieldValue.increment(-price),
        points_history: addToHistory(points.points_history, { action: name, points: -price, at }),
        ...(effect.kind === 'streak_freeze' && { freezes: freezesAfter(points.freezes, day) }),
        updated_at: at,
      },
      ifUnchanged(pointsRead),
    );
  if (effect.kind !== 'streak_freeze') {
    batch.set(accessRead.ref, accessAfter(access, effect, at, endOfCountedDay(at, points)), { merge: true });
  }
  await batch.commit();
  return { reward_name: name, total_points };
};

/** The answer to a repeated key. The same key for another reward is a client error, which must not look like success. */
function repeatedAnswer(redeemed: UserReward, rewardId: string, pointsNow: number) {
  if (redeemed.reward_id !== rewardId) {
    throw new AppError('invalid-argument', REDEMPTION_MESSAGES.unknown);
  }
  return { reward_name: redeemed.reward_name, total_points: redeemed.points_after ?? pointsNow };
}
