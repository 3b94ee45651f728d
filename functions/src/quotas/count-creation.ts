import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { countedDay, endOfCountedDay } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { UsageFeature } from '@akada/domain/payments/plans';
import { writesStoppedNotification } from '@akada/domain/quotas/messages';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { draftNotification, notificationRef } from '../lib/notify-student.ts';
import { ignoreNotFound } from '../lib/retry-on-conflict.ts';
import { throwIfUserExists } from '../lib/sign-in.ts';
import { dayCountRef, incrementedCount } from './day-count.ts';

/**
 * Counts one creation of a student on the day that is counted at `at`. It never rejects or deletes anything: only
 * the form enforces the quota. An event that is delivered twice may count twice. A document for each creation would
 * prevent that at twice the cost, and the only effect is that the form refuses one creation earlier.
 *
 * Above a number that no student reaches, the account accepts no writes that start a function until the day ends.
 *
 * @throws Error when the account is not open yet, so that the trigger is retried
 */
export async function countCreation(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { uid, feature, at }: { uid: string; feature: UsageFeature; at: Date },
): Promise<void> {
  const ref = db.doc(documentPaths.account(uid));
  const account = parseDocument(accountSchema, await ref.get());
  if (!account) return throwIfUserExists(auth, uid);
  const day = countedDay(at, account);
  const count = dayCountRef(db, uid, day, feature);
  // An increment instead of a transaction, so that a hundred tasks created at once are all counted.
  await count.set(incrementedCount(day, feature), { merge: true });
  const created = (await count.get()).get('usage_count') as number;
  if (created <= QUOTAS.creationsADay) return;
  const writes_stopped_until = endOfCountedDay(at, account);
  if (account.writes_stopped_until && account.writes_stopped_until >= writes_stopped_until) return;
  if (writes_stopped_until <= now()) return;
  const stopped = { writes_stopped_until } satisfies Partial<Account>;
  if (!(await ignoreNotFound(ref.update(stopped)))) return;
  const notice = draftNotification(`writes_stopped_${day}`, writesStoppedNotification(at, account), now());
  await notificationRef(db, uid, notice).set(notice.notification);
}
