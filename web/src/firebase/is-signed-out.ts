import { auth } from './auth.ts';

/** Whether the session has ended: the server refuses writes then, even if a page is still open. */
export function isSignedOut(): boolean {
  return auth.currentUser === null;
}
