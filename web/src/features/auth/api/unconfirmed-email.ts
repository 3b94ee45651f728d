import { auth } from '@/firebase/auth.ts';

/** The address of the session on this device that waits for its confirmation; undefined for none. */
export function unconfirmedEmail(): string | undefined {
  const user = auth.currentUser;
  return user && !user.emailVerified ? (user.email ?? undefined) : undefined;
}
