import { AVATAR, avatarPath, avatarUrl } from '@akada/domain/account/account';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { uploadBlob } from '@/firebase/storage.ts';
import { waitForWrite } from '@/lib/wait-for-write.ts';
import { updateProfile } from './use-profile.ts';

/**
 * Uploads a picture that replaces the student's last one.
 *
 * @param signal cancels the upload
 */
export async function storeAvatar(
  storage: FirebaseStorage,
  uid: string,
  picture: Blob,
  signal: AbortSignal,
): Promise<void> {
  await uploadBlob(ref(storage, avatarPath(uid)), picture, {
    contentType: AVATAR.type,
    cacheControl: AVATAR.cacheControl,
    onProgress: () => {},
    signal,
  });
  await waitForWrite(updateProfile(uid, { avatar_url: avatarUrl(uid, Date.now()) }));
}

/** Removes the student's picture from the profile, and then tries to delete the stored object, which is no longer used. */
export async function removeAvatar(storage: FirebaseStorage, uid: string): Promise<void> {
  await waitForWrite(updateProfile(uid, { avatar_url: null }));
  await deleteObject(ref(storage, avatarPath(uid))).catch((error) =>
    console.warn('a picture was not deleted', error),
  );
}
