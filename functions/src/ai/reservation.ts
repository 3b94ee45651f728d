import type { Plan } from '@akada/domain/account/account';
import { accountSchema } from '@akada/domain/account/schemas';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { GenerateInput, ToolInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { AI_PLAN_LIMITS } from '@akada/domain/ai/plan-limits';
import { openReservationsQuery } from '@akada/domain/ai/queries';
import {
  aiUsesPerDay,
  areTokensUsedUp,
  concurrentUsesMessage,
  dailyLimitMessage,
  inputLength,
  maxInputLength,
  textTooLongMessage,
  tokenLimitMessage,
} from '@akada/domain/ai/quota';
import {
  type AiQuota,
  type AiReservation,
  aiQuotaSchema,
  aiReservationSchema,
} from '@akada/domain/ai/schemas';
import { countedDay, type DayClock, whenDayEnds } from '@akada/domain/days/counted-day';
import { type Day, dayOf, minuteOfDay } from '@akada/domain/days/day';
import { zoneOf } from '@akada/domain/days/zone';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { timeOf } from '@akada/domain/planner/planner';
import { FEATURES } from '@akada/domain/points/rewards';
import { featureAccessSchema } from '@akada/domain/points/schemas';
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error.ts';
import { ifUnchanged, parseDocument, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound, retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { planOf } from '../payments/plan.ts';
import type { TokenUsage } from './tokens.ts';

export interface ReservedUse {
  plan: Plan;
  /** Uses left today after this one. */
  left: number;
  /** Today in the student's zone. */
  today: Day;
  /** The time of day in the student's zone, `HH:MM`. */
  now: string;
  /** The day on which the use counts (domain/src/days/counted-day.ts). */
  day: Day;
}

type ReserveInput = Pick<GenerateInput, 'request_id' | 'tool' | 'prompt'> &
  Partial<Pick<ToolInput<'marking'>, 'answers'>>;

/**
 * Counts a use before it starts, in one commit with its reservation. Expired reservations, which never ended, are
 * returned in the same commit.
 *
 * @throws AppError when the use exceeds a limit of the plan (domain/src/ai/plan-limits.ts), or was already requested
 */
export function reserveUse(
  deps: Pick<Deps, 'db' | 'now'>,
  uid: string,
  input: ReserveInput,
): Promise<ReservedUse> {
  return retryOnConflict(() => tryReserve(deps, uid, input));
}

async function tryReserve(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  input: ReserveInput,
): Promise<ReservedUse> {
  const at = now();
  const [accountRead, accessRead, reservationRead] = await readTogether(
    db,
    db.doc(documentPaths.account(uid)),
    db.doc(`${collectionPaths.access(uid)}/${FEATURES.extraAiUses}`),
    db.doc(documentPaths.aiReservation(uid, input.request_id)),
  );
  if (reservationRead.exists) throw new AppError('already-exists', AI_MESSAGES.alreadySent);
  const clock: DayClock = parseDocument(accountSchema, accountRead) ?? {};
  const day = countedDay(at, clock);
  const plan = planOf(accountRead, at);
  if (inputLength(input) > maxInputLength(input.tool, plan)) {
    throw new AppError('invalid-argument', textTooLongMessage(input.tool, plan));
  }
  const quotaRead = await db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)).get();
  // Read after the quota: every reservation changes the quota, so one that this query misses makes the commit fail.
  const { docs: open } = await toQuery(db, openReservationsQuery(uid)).get();
  const expired = open.filter((document) => document.get('expires_at').toDate() <= at);

  const quota = parseDocument(aiQuotaSchema, quotaRead);
  const expiredToday = expired.filter((document) => document.get('day') === day).length;
  const used = Math.max(0, (quota?.usage_count ?? 0) - expiredToday);
  const limit = aiUsesPerDay(plan, parseDocument(featureAccessSchema, accessRead), at);
  const when = whenDayEnds(at, clock);
  if (used >= limit) throw new AppError('resource-exhausted', dailyLimitMessage(plan, limit, when));
  if (areTokensUsedUp(plan, quota)) throw new AppError('resource-exhausted', tokenLimitMessage(plan, when));
  if (open.length - expired.length >= AI_PLAN_LIMITS[plan].maxConcurrentUses) {
    throw new AppError('aborted', concurrentUsesMessage(plan));
  }

  const batch = db.batch().create(reservationRead.ref, {
    tool: input.tool,
    day,
    status: 'open',
    created_at: at,
    expires_at: new Date(at.getTime() + AI_LIMITS.reservationSeconds * 1_000),
  } satisfies AiReservation);
  for (const reservation of expired) returnInBatch(batch, db, uid, reservation, day);
  const firstQuota = { feature_name: 'ai_tools', usage_date: day, usage_count: used + 1 } satisfies AiQuota;
  if (quotaRead.exists) batch.update(quotaRead.ref, { usage_count: used + 1 }, ifUnchanged(quotaRead));
  else batch.create(quotaRead.ref, firstQuota);
  await batch.commit();
  const zone = zoneOf(clock.zone);
  const time = timeOf(minuteOfDay(at, zone));
  return { plan, left: limit - used - 1, today: dayOf(at, zone), now: time, day };
}

/** Adds the tokens of a use to its day, however the use ended. */
export async function recordTokens(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  day: Day,
  tokens: TokenUsage,
): Promise<void> {
  if (tokens.in + tokens.out === 0) return;
  const quota = db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools));
  const added = {
    tokens_in: FieldValue.increment(tokens.in),
    tokens_out: FieldValue.increment(tokens.out),
  };
  // The document is gone if the account has been deleted in the meantime.
  await ignoreNotFound(quota.update(added));
}

/**
 * Returns a use of which nothing was delivered. A use that has already ended is left alone.
 *
 * @param isLimited whether such uses are returned only a few times a day: after the model was asked, each may have cost a
 *   call. A failure of the service is not limited
 * @returns false when the day's returns are used up, so that the use is still open
 */
export function returnUse(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  requestId: string,
  isLimited: boolean,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const read = await db.doc(documentPaths.aiReservation(uid, requestId)).get();
    const reservation = parseDocument(aiReservationSchema, read);
    if (reservation?.status !== 'open') return true;
    const batch = await returnBatch(db, uid, read, reservation.day, isLimited);
    await batch?.commit();
    return batch !== null;
  });
}

/**
 * A batch that returns a use. Its commit fails if another use was counted or returned in the meantime.
 *
 * @param reservation the use's open reservation
 * @param day the day on which the use counts
 * @param isLimited see {@link returnUse}
 * @returns null when the day's returns are used up
 */
export async function returnBatch(
  db: Firestore,
  uid: string,
  reservation: DocumentSnapshot,
  day: Day,
  isLimited = true,
): Promise<WriteBatch | null> {
  const quotaRead = await db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)).get();
  const returned = parseDocument(aiQuotaSchema, quotaRead)?.stopped_count ?? 0;
  if (isLimited && returned >= AI_LIMITS.returnsPerDay) return null;
  const counts = {
    usage_count: FieldValue.increment(-1),
    ...(isLimited && { stopped_count: returned + 1 }),
  };
  const batch = db.batch().update(quotaRead.ref, counts, ifUnchanged(quotaRead));
  returnInBatch(batch, db, uid, reservation, day);
  return batch;
}

/**
 * Adds the return of a reservation to a batch.
 *
 * @param dayInBatch the day whose count the batch already changes
 */
function returnInBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  reservation: DocumentSnapshot,
  dayInBatch?: AiReservation['day'],
): void {
  const day = reservation.get('day') as AiReservation['day'];
  batch.update(
    reservation.ref,
    { status: 'returned' satisfies AiReservation['status'] },
    ifUnchanged(reservation),
  );
  if (day === dayInBatch) return;
  batch.update(db.doc(documentPaths.usage(uid, day, USAGE_FEATURES.aiTools)), {
    usage_count: FieldValue.increment(-1),
  });
}
