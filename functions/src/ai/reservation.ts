import { AI_LIMITS, AI_MESSAGES, quotaMessage } from '@akada/domain/ai';
import { aiUsesADay } from '@akada/domain/ai-quota';
import { countedDay, type DayClock, whenDayEnds } from '@akada/domain/counted-day';
import { type Day, dayOf } from '@akada/domain/day';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import { USAGE_FEATURES } from '@akada/domain/plans';
import { expiredReservationsQuery } from '@akada/domain/queries/ai';
import { FEATURES } from '@akada/domain/rewards';
import { accountSchema } from '@akada/domain/schemas/account';
import {
  type AiQuota,
  type AiReservation,
  aiQuotaSchema,
  aiReservationSchema,
  type GenerateInput,
} from '@akada/domain/schemas/ai';
import { featureAccessSchema } from '@akada/domain/schemas/points';
import { zoneOf } from '@akada/domain/zone';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { planOf } from '../payments/plan.ts';

/** A use that may begin. */
export interface Use {
  /** Uses of today that are left after this one; null is any number. */
  left: number | null;
  /** The student's today. */
  today: Day;
}

/**
 * Counts a use before it begins, in one commit with its reservation. Uses that were begun before, never ended and have
 * expired are returned on the way.
 *
 * @throws AppError when the day's uses are used up, or this one was asked for already
 */
export function reserve(
  deps: Pick<Deps, 'db' | 'now'>,
  uid: string,
  input: Pick<GenerateInput, 'request_id' | 'tool'>,
): Promise<Use> {
  return rereading(() => tryToReserve(deps, uid, input));
}

async function tryToReserve(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  { request_id, tool }: Pick<GenerateInput, 'request_id' | 'tool'>,
): Promise<Use> {
  const at = now();
  const [[accountRead, accessRead, reservationRead], expired] = await Promise.all([
    readTogether(
      db,
      db.doc(documentPaths.account(uid)),
      db.doc(`${collectionPaths.access(uid)}/${FEATURES.extraAiUses}`),
      db.doc(documentPaths.aiReservation(uid, request_id)),
    ),
    toQuery(db, expiredReservationsQuery(uid, at)).get(),
  ]);
  const clock: DayClock = parsed(accountSchema, accountRead) ?? {};
  const day = countedDay(at, clock);
  const quotaRead = await db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)).get();
  if (reservationRead.exists) throw new AppError('already-exists', AI_MESSAGES.twice);

  const limit = aiUsesADay(planOf(accountRead, at), parsed(featureAccessSchema, accessRead), at);
  const over = expired.docs.filter((document) => document.get('day') === day).length;
  const used = Math.max(0, (parsed(aiQuotaSchema, quotaRead)?.usage_count ?? 0) - over);
  if (limit !== null && used >= limit) {
    throw new AppError('resource-exhausted', quotaMessage(limit, whenDayEnds(at, clock)));
  }

  const batch = db.batch().create(reservationRead.ref, {
    tool,
    day,
    status: 'open',
    created_at: at,
    expires_at: new Date(at.getTime() + AI_LIMITS.reservationSeconds * 1_000),
  } satisfies AiReservation);
  for (const reservation of expired.docs) giveBackIn(batch, db, uid, reservation, day);
  const quota = { feature_name: 'ai_tools', usage_date: day, usage_count: used + 1 } satisfies AiQuota;
  // Without a limit nothing depends on the count, and any number at once get through.
  if (limit === null) {
    batch.set(quotaRead.ref, { ...quota, usage_count: FieldValue.increment(1 - over) }, { merge: true });
  } else if (quotaRead.exists) batch.update(quotaRead.ref, { usage_count: used + 1 }, asRead(quotaRead));
  else batch.create(quotaRead.ref, quota);
  await batch.commit();
  return { left: limit === null ? null : limit - used - 1, today: dayOf(at, zoneOf(clock.zone)) };
}

/**
 * Uncounts a use of which nothing was delivered: so many on a day only, for each may have cost a call. One that has ended,
 * in either way, stays as it is.
 *
 * @returns false when the day's are used up, and the use still stands open
 */
export function giveBack({ db }: Pick<Deps, 'db'>, uid: string, requestId: string): Promise<boolean> {
  return rereading(async () => {
    const read = await db.doc(documentPaths.aiReservation(uid, requestId)).get();
    const reservation = parsed(aiReservationSchema, read);
    if (reservation?.status !== 'open') return true;
    const quotaRead = await db.doc(documentPaths.usage(uid, reservation.day, USAGE_FEATURES.aiTools)).get();
    const returned = parsed(aiQuotaSchema, quotaRead)?.stopped_count ?? 0;
    if (returned >= AI_LIMITS.returnsADay) return false;
    const counts = { usage_count: FieldValue.increment(-1), stopped_count: returned + 1 };
    const batch = db.batch().update(quotaRead.ref, counts, asRead(quotaRead));
    giveBackIn(batch, db, uid, read, reservation.day);
    await batch.commit();
    return true;
  });
}

/** @param counted the day whose count is written anew anyway */
function giveBackIn(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  reservation: DocumentSnapshot,
  counted?: AiReservation['day'],
): void {
  const day = reservation.get('day') as AiReservation['day'];
  batch.update(
    reservation.ref,
    { status: 'returned' satisfies AiReservation['status'] },
    asRead(reservation),
  );
  if (day === counted) return;
  batch.update(db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)), {
    usage_count: FieldValue.increment(-1),
  });
}
