import type { Account } from '@akada/domain/account/schemas';
import { uploadDay, whenDayEnds } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { dailyPdfUploads, planAt, USAGE_FEATURES } from '@akada/domain/payments/plans';
import { filesADayMessage, storageFullMessage } from '@akada/domain/quotas/messages';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import type { PdfUsage, VaultUsage } from '@akada/domain/vault/schemas';
import type { VaultType } from '@akada/domain/vault/vault';
import { getDoc, increment, type WriteBatch } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';

/** An upload that a quota refuses; the message is for the student. */
export class UploadRefusedError extends Error {}

/** The student's usage on the day that an upload counts towards. */
interface QuotaUsage {
  day: Day;
  /** Whether the student has already shared a file on that day. */
  isSameDay: boolean;
  /** PDFs shared on that day; null where the plan doesn't limit them. */
  pdfs: number | null;
}

/**
 * Reads the student's usage and checks that the quotas have room for a file.
 *
 * @param at when the upload finished, or now
 * @throws UploadRefusedError when the storage, the day's files or the day's PDFs are used up
 */
export async function readUploadQuota(
  uid: string,
  file: { type: VaultType; size: number },
  at: Date,
): Promise<QuotaUsage> {
  const account = toStored<Account>(await getDoc(documentAt(documentPaths.account(uid))));
  const plan = planAt(account, new Date());
  const day = uploadDay(at, account ?? {});
  const when = whenDayEnds(at, account ?? {});
  const usage = toStored<VaultUsage>(await getDoc(documentAt(documentPaths.vaultUsage(uid))));
  const isSameDay = usage?.usage_date === day;
  if ((usage?.bytes ?? 0) + file.size > QUOTAS.storedBytes[plan]) {
    throw new UploadRefusedError(storageFullMessage(plan));
  }
  if (isSameDay && usage.files >= QUOTAS.filesADay[plan]) {
    throw new UploadRefusedError(filesADayMessage(plan, when));
  }
  const mostPdfs = file.type === 'pdf' ? dailyPdfUploads(plan) : null;
  if (mostPdfs === null) return { day, isSameDay, pdfs: null };
  const counted = await getDoc(documentAt(documentPaths.usage(uid, day, USAGE_FEATURES.pdfUploads)));
  const pdfs = toStored<PdfUsage>(counted)?.usage_count ?? 0;
  if (pdfs < mostPdfs) return { day, isSameDay, pdfs };
  throw new UploadRefusedError(
    `the free plan has ${mostPdfs} PDF uploads a day. You can share the next one ${when}.`,
  );
}

/** Adds to a batch the usage of a new file. */
export function addUsageToBatch(
  batch: WriteBatch,
  uid: string,
  { id, size }: { id: string; size: number },
  { day, isSameDay, pdfs }: QuotaUsage,
): void {
  // An increment, because a function may correct the bytes at the same time.
  const storage = {
    feature_name: 'vault_storage',
    usage_date: day,
    files: isSameDay ? increment(1) : 1,
    bytes: increment(size),
    last_file_id: id,
  };
  batch.set(documentAt(documentPaths.vaultUsage(uid)), storage, { merge: true });
  if (pdfs === null) return;
  const usage: PdfUsage = {
    feature_name: USAGE_FEATURES.pdfUploads,
    usage_date: day,
    usage_count: pdfs + 1,
    last_file_id: id,
  };
  batch.set(documentAt(documentPaths.usage(uid, day, USAGE_FEATURES.pdfUploads)), usage);
}
