import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth';
import { uploadDay, whenDayEnds } from '@akada/domain/counted-day';
import type { Day } from '@akada/domain/day';
import { documentPaths, sharedCollections } from '@akada/domain/paths';
import { FREE_PDF_UPLOADS, pdfUploadsADay, planAt, USAGE_FEATURES } from '@akada/domain/plans';
import type { Account } from '@akada/domain/schemas/account';
import type { PdfUsage, VaultDetails } from '@akada/domain/schemas/vault';
import {
  categoryOf,
  storedName,
  UPLOAD_MESSAGES,
  uploadOf,
  type VaultType,
  vaultFolder,
} from '@akada/domain/vault';
import { getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { documentAt, newDocumentIn, storedOf } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { type Stored, sendBytes } from '@/firebase/storage.ts';

/** A file whose bytes have arrived, and that is not yet in the vault. */
export interface Arrived extends Stored {
  type: VaultType;
}

/** A refusal that a student should read as it stands. */
export class UploadRefusal extends Error {}

/** Sends a file's bytes into the student's folder; see `sendBytes` of storage.ts. */
export async function sendFile(
  storage: FirebaseStorage,
  uid: string,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Arrived> {
  const kind = uploadOf(file.name);
  if (!kind) throw new UploadRefusal(UPLOAD_MESSAGES.type);
  const path = `${vaultFolder(uid)}/${storedName(file.name, new Date())}`;
  const stored = await sendBytes(ref(storage, path), file, { ...options, contentType: kind.contentType });
  return { ...stored, type: kind.type };
}

/**
 * Puts what has arrived into the vault, and gives its id. A PDF counts towards the day's, in the same commit.
 *
 * @param signal ends it before the commit; a commit that is under way cannot be taken back
 */
export async function shareArrived(
  uid: string,
  arrived: Arrived,
  details: VaultDetails,
  signal: AbortSignal,
): Promise<string> {
  const item = newDocumentIn(sharedCollections.vault);
  const batch = writeBatch(firestore()).set(item, {
    ...details,
    user_id: uid,
    file_url: arrived.fileUrl,
    type: arrived.type,
    category: categoryOf(arrived.type),
    size: arrived.size,
    view_count: 0,
    download_count: 0,
    created_at: serverTimestamp(),
  });
  if (arrived.type === 'pdf') {
    const counted = await usedPdfUploads(uid, arrived.at);
    if (counted) {
      const { day, used } = counted;
      const usage: PdfUsage = {
        feature_name: USAGE_FEATURES.pdfUploads,
        usage_date: day,
        usage_count: used + 1,
        last_file_id: item.id,
      };
      batch.set(documentAt(documentPaths.usage(uid, day, USAGE_FEATURES.pdfUploads)), usage);
    }
  }
  signal.throwIfAborted();
  await batch.commit();
  return item.id;
}

/**
 * Checks a file before its bytes cost the student data.
 *
 * @throws UploadRefusal when the session has ended, or the plan has no PDF upload left today
 */
export async function assertMayShare(uid: string, file: File): Promise<void> {
  if (isSignedOut()) throw new UploadRefusal(SIGNED_OUT_MESSAGES.uploadFile);
  if (uploadOf(file.name)?.type === 'pdf') await usedPdfUploads(uid, new Date());
}

/** Removes what has arrived and will not be shared. What is not removed here is swept after a day. */
export async function discardArrived(storage: FirebaseStorage, { fileUrl }: Arrived): Promise<void> {
  try {
    await deleteObject(ref(storage, fileUrl));
  } catch (error) {
    console.warn('an upload could not be removed', error);
  }
}

/** The day that an upload at `at` counts for, and the PDF uploads of it so far; null where the plan does not count them. */
async function usedPdfUploads(uid: string, at: Date): Promise<{ day: Day; used: number } | null> {
  const account = storedOf<Account>(await getDoc(documentAt(documentPaths.account(uid))));
  const most = account ? pdfUploadsADay(planAt(account, new Date())) : FREE_PDF_UPLOADS;
  if (most === null) return null;
  const day = uploadDay(at, account ?? {});
  const usage = await getDoc(documentAt(documentPaths.usage(uid, day, USAGE_FEATURES.pdfUploads)));
  const used = storedOf<PdfUsage>(usage)?.usage_count ?? 0;
  if (used < most) return { day, used };
  const when = whenDayEnds(at, account ?? {});
  throw new UploadRefusal(`the free plan has ${most} PDF uploads a day. You can share the next one ${when}.`);
}
