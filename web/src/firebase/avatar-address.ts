import { AVATAR } from '@akada/domain/account/account';
import { app, emulators } from './app.ts';

/** Where the objects of Storage are that everybody may read. */
const HOST = emulators
  ? `http://${emulators.storage.host}:${emulators.storage.port}`
  : 'https://firebasestorage.googleapis.com';

/**
 * The address of a student's picture by what stands in `avatar_url`; null where none does. Pictures are public, so
 * that Storage's library, which would ask for a token, is not needed.
 */
export function avatarAddress(avatarUrl: string | null | undefined): string | null {
  const [path = '', version] = avatarUrl?.split('?v=') ?? [];
  // Nothing but an object of ours, whatever was stored.
  if (!path.startsWith(`${AVATAR.folder}/`) || !version) return null;
  const object = encodeURIComponent(path);
  return `${HOST}/v0/b/${app.options.storageBucket}/o/${object}?alt=media&v=${encodeURIComponent(version)}`;
}
