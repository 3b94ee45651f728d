import type { Account } from '@akada/domain/account/schemas';
import { uploadDay, whenDayEnds } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { pdfUploadsADay, planAt, USAGE_FEATURES } from '@akada/domain/payments/plans';
import { filesADayMessage, storageFullMessage } from '@akada/domain/quotas/messages';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import type { PdfUsage, VaultUsage } from '@akada/domain/vault/schemas';
import type { VaultType } from '@akada/domain/vault/vault';
import { getDoc, increment, type WriteBatch } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';

/** A refusal whose message is for the student. */
export class UploadRefusedError extends Error {}

/** What a student has shared so far on the day that an upload counts for. */
interface Room {
  day: Day;
  /** Whether a file was shared on that day already. */
  isSameDay: boolean;
  /** PDF files of the day; null where the plan does not count them. */
  pdfs: number | null;
}

/**
 * What counts towards the student's quotas, where there is room for a file.
 *
 * @param at when its bytes have arrived, or now
 * @throws UploadRefusedError where the storage, the day's files or the day's PDF files are used up
 */
export async function readUploadQuota(
  uid: string,
  file: { type: VaultType; size: number },
  at: Date,
): Promise<Room> {
  const account = toStored<Account>(await getDoc(documentAt(documentPaths.account(uid)))) ?? null;
  const plan = account ? planAt(account, new Date()) : 'free';
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
  const mostPdfs = file.type === 'pdf' ? pdfUploadsADay(plan) : null;
  if (mostPdfs === null) return { day, isSameDay, pdfs: null };
  const counted = await getDoc(documentAt(documentPaths.usage(uid, day, USAGE_FEATURES.pdfUploads)));
  const pdfs = toStored<PdfUsage>(counted)?.usage_count ?? 0;
  if (pdfs < mostPdfs) return { day, isSameDay, pdfs };
  throw new UploadRefusedError(
    `the free plan has ${mostPdfs} PDF uploads a day. You can share the next one ${when}.`,
  );
}

/** Adds to a batch that a new file counts. */
export function addUsageToBatch(
  batch: WriteBatch,
  uid: string,
  { id, size }: { id: string; size: number },
  { day, isSameDay, pdfs }: Room,
): void {
  // An increment, because functions correct the bytes at the same time.
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
