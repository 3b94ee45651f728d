import { accountSchema } from '@akada/domain/account/schemas';
import { countedDay, whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { planAt, USAGE_FEATURES } from '@akada/domain/payments/plans';
import {
  dayQuotaMessage,
  type OverQuota,
  overQuotaNotification,
  storageFullMessage,
} from '@akada/domain/quotas/messages';
import { dailyQuota, QUOTAS } from '@akada/domain/quotas/quotas';
import type { NewVaultItem } from '@akada/domain/vault/schemas';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';
import { dayCountRef, incrementedCount } from '../quotas/day-count.ts';

const { sharedNotes } = USAGE_FEATURES;

/** Whether the quotas of an item's student let others see it. */
interface QuotaCheck {
  /** The quota that keeps the item private. */
  over_quota: OverQuota | undefined;
  /** Notifies the student; `message` is for when they try to share the item again. */
  noticeFor: (id: string) => NotificationDraft;
  message: string;
  /** Counts the item if it is listed; to call after the transaction's reads. */
  count: () => void;
}

/**
 * Decides in a transaction whether an item exceeds a quota: a file by the storage used, a note by the number shared
 * that day.
 *
 * @param bytes what its student stores in the vault, including the item
 */
export async function checkQuota(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  transaction: Transaction,
  { user_id, type, filename }: Pick<NewVaultItem, 'user_id' | 'type' | 'filename'>,
  bytes: number,
): Promise<QuotaCheck> {
  const at = now();
  const account = parseDocument(accountSchema, await transaction.get(db.doc(documentPaths.account(user_id))));
  const plan = planAt(account, at);
  const decided = (reason: OverQuota, isOver: boolean, message: string, count: () => void) => ({
    over_quota: isOver ? reason : undefined,
    noticeFor: (id: string) =>
      draftNotification(`over_quota_${id}`, overQuotaNotification(filename, reason, plan), at),
    message,
    count,
  });
  if (type !== 'note') {
    return decided('storage', bytes > QUOTAS.storedBytes[plan], storageFullMessage(plan), () => {});
  }
  const day = countedDay(at, account ?? {});
  const usage = await transaction.get(dayCountRef(db, user_id, day, sharedNotes));
  const isOver = ((usage.get('usage_count') as number | undefined) ?? 0) >= dailyQuota(sharedNotes, plan);
  const message = dayQuotaMessage(sharedNotes, plan, whenDayEnds(at, account ?? {}));
  return decided('notes', isOver, message, () => {
    // Nothing more is written for a deleted account.
    if (account && !isOver) transaction.set(usage.ref, incrementedCount(day, sharedNotes), { merge: true });
  });
}
