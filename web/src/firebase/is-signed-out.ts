import { auth } from './auth.ts';

/** Whether the session has ended, which a page that is still open may not show yet: the server refuses its writes. */
export function isSignedOut(): boolean {
  return auth.currentUser === null;
}
