import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/signed-out';
import { sharedCollections } from '@akada/domain/documents/paths';
import type { VaultDetails } from '@akada/domain/vault/schemas';
import { storedName, vaultFolder } from '@akada/domain/vault/stored-files';
import { UPLOAD_MESSAGES, uploadFormat } from '@akada/domain/vault/uploads';
import { categoryOf, type VaultType } from '@akada/domain/vault/vault';
import { serverTimestamp, writeBatch } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { newDocumentIn } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { type Stored, uploadBlob } from '@/firebase/storage.ts';
import { addUsageToBatch, readUploadQuota, UploadRefusedError } from './upload-quota.ts';

/** A file whose bytes are in Storage but that isn't in the vault yet. */
export interface UploadedFile extends Stored {
  type: VaultType;
}

/** Uploads a file's bytes to the student's folder; see `sendBytes` of storage.ts. */
export async function uploadFile(
  storage: FirebaseStorage,
  uid: string,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedFile> {
  const kind = uploadFormat(file.name);
  if (!kind) throw new UploadRefusedError(UPLOAD_MESSAGES.type);
  const path = `${vaultFolder(uid)}/${storedName(file.name, new Date())}`;
  const stored = await uploadBlob(ref(storage, path), file, { ...options, contentType: kind.contentType });
  return { ...stored, type: kind.type };
}

/**
 * Adds an uploaded file to the vault and resolves to its ID. Its usage counts in the same commit.
 *
 * @param signal cancels before the commit; a commit that has started can't be undone
 */
export async function shareUpload(
  uid: string,
  uploaded: UploadedFile,
  details: VaultDetails,
  signal: AbortSignal,
): Promise<string> {
  const item = newDocumentIn(sharedCollections.vault);
  const batch = writeBatch(firestore()).set(item, {
    ...details,
    user_id: uid,
    file_url: uploaded.fileUrl,
    type: uploaded.type,
    category: categoryOf(uploaded.type),
    size: uploaded.size,
    view_count: 0,
    download_count: 0,
    created_at: serverTimestamp(),
  });
  addUsageToBatch(
    batch,
    uid,
    { id: item.id, size: uploaded.size },
    await readUploadQuota(uid, uploaded, uploaded.at),
  );
  signal.throwIfAborted();
  await batch.commit();
  return item.id;
}

/**
 * Checks a file before uploading it, so that a rejected file costs no data.
 *
 * @throws UploadRefusedError when the session has ended, or a quota has no room for the file
 */
export async function assertCanShare(uid: string, file: File): Promise<void> {
  if (isSignedOut()) throw new UploadRefusedError(SIGNED_OUT_MESSAGES.uploadFile);
  const kind = uploadFormat(file.name);
  if (kind) await readUploadQuota(uid, { type: kind.type, size: file.size }, new Date());
}

/** Deletes uploaded bytes that won't be shared. If this fails, a daily sweep deletes them. */
export async function discardUpload(storage: FirebaseStorage, { fileUrl }: UploadedFile): Promise<void> {
  try {
    await deleteObject(ref(storage, fileUrl));
  } catch (error) {
    console.warn('an upload could not be removed', error);
  }
}
