import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/auth';
import { sharedCollections } from '@akada/domain/documents/paths';
import type { VaultDetails } from '@akada/domain/vault/schemas';
import {
  categoryOf,
  storedName,
  UPLOAD_MESSAGES,
  uploadOf,
  type VaultType,
  vaultFolder,
} from '@akada/domain/vault/vault';
import { serverTimestamp, writeBatch } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { newDocumentIn } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { type Stored, uploadBlob } from '@/firebase/storage.ts';
import { addUsageToBatch, readUploadQuota, UploadRefusedError } from './upload-quota.ts';

/** A file whose bytes have arrived, and that is not yet in the vault. */
export interface UploadedFile extends Stored {
  type: VaultType;
}

/** Sends a file's bytes into the student's folder; see `uploadBlob` of storage.ts. */
export async function uploadFile(
  storage: FirebaseStorage,
  uid: string,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedFile> {
  const kind = uploadOf(file.name);
  if (!kind) throw new UploadRefusedError(UPLOAD_MESSAGES.type);
  const path = `${vaultFolder(uid)}/${storedName(file.name, new Date())}`;
  const stored = await uploadBlob(ref(storage, path), file, { ...options, contentType: kind.contentType });
  return { ...stored, type: kind.type };
}

/**
 * Puts what has arrived into the vault, and gives its id. It counts towards the student's quotas in the same commit.
 *
 * @param signal ends it before the commit; a commit that is under way cannot be taken back
 */
export async function shareUpload(
  uid: string,
  arrived: UploadedFile,
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
  addUsageToBatch(
    batch,
    uid,
    { id: item.id, size: arrived.size },
    await readUploadQuota(uid, arrived, arrived.at),
  );
  signal.throwIfAborted();
  await batch.commit();
  return item.id;
}

/**
 * Checks a file before its bytes cost the student data.
 *
 * @throws UploadRefusedError when the session has ended, or a quota of the student's has no room for it
 */
export async function assertCanShare(uid: string, file: File): Promise<void> {
  if (isSignedOut()) throw new UploadRefusedError(SIGNED_OUT_MESSAGES.uploadFile);
  const kind = uploadOf(file.name);
  if (kind) await readUploadQuota(uid, { type: kind.type, size: file.size }, new Date());
}

/** Removes what has arrived and will not be shared. What is not removed here is swept after a day. */
export async function discardUpload(storage: FirebaseStorage, { fileUrl }: UploadedFile): Promise<void> {
  try {
    await deleteObject(ref(storage, fileUrl));
  } catch (error) {
    console.warn('an upload could not be removed', error);
  }
}
