import { AVATAR, avatarPath, avatarUrl } from '@akada/domain/account/account';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { uploadBlob } from '@/firebase/storage.ts';
import { waitForWrite } from '@/firebase/wait-for-write.ts';
import { updateProfile } from './use-profile.ts';

/**
 * Puts a picture in the place of the student's last one.
 *
 * @param signal ends the upload
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

/** Takes the student's picture away. The object that nobody shows any more is deleted after that, if it can be. */
export async function removeAvatar(storage: FirebaseStorage, uid: string): Promise<void> {
  await waitForWrite(updateProfile(uid, { avatar_url: null }));
  await deleteObject(ref(storage, avatarPath(uid))).catch((error) =>
    console.warn('a picture was not deleted', error),
  );
}
