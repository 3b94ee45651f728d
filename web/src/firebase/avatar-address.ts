import { AVATAR } from '@akada/domain/account/account';
import { app, emulators } from './app.ts';

/** The host that serves the public objects of Storage. */
const HOST = emulators
  ? `http://${emulators.storage.host}:${emulators.storage.port}`
  : 'https://firebasestorage.googleapis.com';

/**
 * The address of a student's picture from the stored `avatar_url`; null if it holds no valid path. Pictures are
 * public, so the Storage SDK, which would ask for a token, isn't needed.
 */
export function avatarAddress(avatarUrl: string | null | undefined): string | null {
  const [path = '', version] = avatarUrl?.split('?v=') ?? [];
  // Refuses every path outside our avatar folder, whatever was stored.
  if (!path.startsWith(`${AVATAR.folder}/`) || !version) return null;
  const object = encodeURIComponent(path);
  return `${HOST}/v0/b/${app.options.storageBucket}/o/${object}?alt=media&v=${encodeURIComponent(version)}`;
}
