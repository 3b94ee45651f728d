import { onIdTokenChanged, reload, type User } from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { auth } from './auth.ts';
import { cacheOwner, WIPE_LOCK } from './cache-owner.ts';
import { clearReactFireCache } from './reactfire-cache.ts';

/** Who is signed in. Without a confirmed address a user counts as signed out (docs/product.md, Sign-up and sign-in). */
export type AuthSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; uid: string };

const AuthContext = createContext<AuthSession | null>(null);

/** The signed-in student. */
export interface Student {
  uid: string;
  name: string;
  email: string;
}

/** The signed-in student, from ReactFire; `session-sdks.tsx` provides it. */
export const StudentContext = createContext<Student | null>(null);

/** Provides the auth session to its children and keeps it up to date. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<AuthSession>({ status: 'loading' });
  useEffect(() => {
    let admission = Promise.resolve();
    let shown: string | null = null;
    let cancelCheck: (() => void) | null = null;
    const stop = onIdTokenChanged(auth, (user) => {
      const next = sessionOf(user);
      cancelCheck ??= whenIdle(() => checkSession(user));
      const uid = uidOf(next);
      const ended = shown !== null && shown !== uid ? shown : null;
      shown = uid;
      if (ended !== null || isSomebodyElsesCache(next)) {
        // Removes the last student's screens at once. The next student waits until that student's data is wiped.
        const interim: AuthSession = next.status === 'signed-in' ? { status: 'loading' } : next;
        flushSync(() => setSession(interim));
      }
      admission = admission
        .then(() => admit(user, next, ended))
        .then(() => setSession((last) => (isSame(last, next) ? last : next)));
    });
    return () => {
      stop();
      cancelCheck?.();
    };
  }, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The auth session. Throws outside an AuthProvider. */
export function useAuth(): AuthSession {
  const session = useContext(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in student. Only for components on protected routes: throws without one. */
export function useStudent(): Student {
  const student = useContext(StudentContext);
  if (!student) throw new Error('User not authenticated');
  return student;
}

function sessionOf(user: User | null): AuthSession {
  if (!user?.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid };
}

function isSame(one: AuthSession, other: AuthSession): boolean {
  return uidOf(one) === uidOf(other) && one.status === other.status;
}

function uidOf(session: AuthSession): string | null {
  return session.status === 'signed-in' ? session.uid : null;
}

/** How long a check of the session waits for writes that are being sent. */
const SENDING_MS = 60_000;

/**
 * Asks the server about the session with which the app began, which Auth has only read from this device
 * (web/lean-libraries.ts). Auth ends the session if the account was disabled or deleted, or its password was changed.
 * Otherwise it still says that the token may have changed, and Firestore connects again: writes that are being sent would
 * be sent once more, so they go first.
 */
async function checkSession(user: User | null): Promise<void> {
  if (!user || user !== auth.currentUser) return;
  if (user.emailVerified) await (await import('./firestore.ts')).hasUnsentWrites(SENDING_MS);
  await reload(user).catch((error) => console.warn('the session could not be checked', error));
}

function isSomebodyElsesCache(session: AuthSession): boolean {
  const owner = cacheOwner();
  return owner !== null && uidOf(session) !== owner;
}

/**
 * Whether the cache on this device has to go. After a sign-out it may be the next student's already: another tab has
 * wiped it and signed them in before this one took notice.
 */
function mustWipe(session: AuthSession, ended: string | null): boolean {
  const isNextStudents = session.status === 'signed-out' && ended !== null && cacheOwner() !== ended;
  return isSomebodyElsesCache(session) && !isNextStudents;
}

/**
 * Clears what the last session left on the device, and refreshes the token of the next one if it is stale.
 *
 * @param ended the uid of the session that ended in this tab, or null
 */
async function admit(user: User | null, session: AuthSession, ended: string | null): Promise<void> {
  if (ended !== null || isSomebodyElsesCache(session)) {
    const [{ closeFirestore, wipeCache }, { clearSnapshots }, { dropDeletions }] = await Promise.all([
      import('./firestore.ts'),
      import('./live.ts'),
      import('@/lib/deferred-deletions.ts'),
    ]);
    clearSnapshots();
    dropDeletions();
    clearReactFireCache();
    // Another tab may have wiped the cache first. This tab's listeners fail then too, and must be closed: otherwise a
    // student who signs in again would see their errors.
    await oneAtATime(WIPE_LOCK, () => (mustWipe(session, ended) ? wipeCache() : closeFirestore()));
  }
  if (user && session.status === 'signed-in') await refreshStaleToken(user);
}

/** Refreshes a token issued before the address was confirmed: the rules check the token, not the account. */
async function refreshStaleToken(user: User): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    if (claims.email_verified !== true) await user.getIdToken(true);
  } catch (error) {
    console.warn('the session could not be refreshed', error);
  }
}
