import { AVATAR, avatarPath, avatarUrl } from '@akada/domain/account';
import { deleteObject, type FirebaseStorage, ref } from 'firebase/storage';
import { sentOrKept } from '@/firebase/sent-or-kept.ts';
import { sendBytes } from '@/firebase/storage.ts';
import { updateProfile } from './use-profile.ts';

/** Each version has an address of its own, so a browser need not ask for one twice. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

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
  await sendBytes(ref(storage, avatarPath(uid)), picture, {
    contentType: AVATAR.type,
    cacheControl: CACHE_CONTROL,
    onProgress: () => {},
    signal,
  });
  await sentOrKept(updateProfile(uid, { avatar_url: avatarUrl(uid, Date.now()) }));
}

/** Takes the student's picture away. The object that nobody shows any more is deleted after that, if it can be. */
export async function removeAvatar(storage: FirebaseStorage, uid: string): Promise<void> {
  await sentOrKept(updateProfile(uid, { avatar_url: null }));
  await deleteObject(ref(storage, avatarPath(uid))).catch((error) =>
    console.warn('a picture was not deleted', error),
  );
}
