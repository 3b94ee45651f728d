import { AVATAR, AVATAR_REFUSED, avatarPath } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { matchesExtension } from '@akada/domain/vault/file-signatures';
import type { FileHandler } from '../lib/file-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { draftNotification, notifyStudent } from '../lib/notify-student.ts';
import { isCompressed, isMissing } from '../vault/inspect.ts';
import { jpegSize } from './jpeg-size.ts';

/**
 * Checks an uploaded profile picture. If it is not a valid one, it is deleted, since every visitor's browser would
 * load it, and the student is notified. If it is valid, its cache headers are set. The object is deleted last, so
 * that a retried event finds it and completes the other steps.
 */
export const avatarArrived: FileHandler = async (deps, { path }) => {
  const uid = path.slice(`${AVATAR.folder}/`.length);
  if (path !== avatarPath(uid) || uid.includes('/')) return;
  try {
    const [{ generation, contentType, contentEncoding, cacheControl, size }] = await deps
      .bucket()
      .file(path)
      .getMetadata();
    const object = deps.bucket().file(path, { generation: generation ?? 0 });
    const mayStay =
      contentType === AVATAR.type && !isCompressed(contentEncoding) && Number(size) <= MAX_BYTES.picture;
    if (mayStay && isAvatar((await object.download())[0])) {
      if (cacheControl !== AVATAR.cacheControl)
        await object.setMetadata({ cacheControl: AVATAR.cacheControl });
      return;
    }
    await clearPictureUrl(deps, uid);
    const content = { type: 'info', title: 'Your picture was removed', message: AVATAR_REFUSED } as const;
    await notifyStudent(deps, uid, draftNotification(`avatar_refused_${generation}`, content, deps.now()));
    await object.delete({ ignoreNotFound: true });
  } catch (error) {
    // The owner deleted it, or uploaded another one, which has its own event.
    if (!isMissing(error)) throw error;
  }
};

/** Whether the bytes are a JPEG whose dimensions a browser renders easily. */
function isAvatar(bytes: Buffer): boolean {
  if (!matchesExtension('avatar.jpg', bytes, bytes)) return false;
  const size = jpegSize(bytes);
  return size !== null && [size.width, size.height].every((side) => side >= 1 && side <= AVATAR.maxSide);
}

async function clearPictureUrl({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(db.doc(documentPaths.profile(uid)));
    if (profile.exists && profile.get('avatar_url') !== null) {
      transaction.update(profile.ref, { avatar_url: null });
    }
  });
}
