import { onIdTokenChanged, type User } from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { auth } from './auth.ts';
import { cacheOwner } from './cache-owner.ts';
import { clearReactFireCache } from './reactfire-cache.ts';

/** Who is signed in. An address that was never confirmed counts as signed out (design section 3). */
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

/** The student whom the pages behind the sign-in are for, as ReactFire has them: see `session-sdks.tsx`. */
export const StudentContext = createContext<Student | null>(null);

/** Keeps the session up to date for what is inside of it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<AuthSession>({ status: 'loading' });
  useEffect(() => {
    let admission = Promise.resolve();
    let shown: string | null = null;
    return onIdTokenChanged(auth, (user) => {
      const next = sessionOf(user);
      const uid = next.status === 'signed-in' ? next.uid : null;
      const hasEnded = shown !== null && shown !== uid;
      shown = uid;
      if (hasEnded || isSomebodyElsesCache(next)) {
        // The last student's screens go at once; who comes next waits until the device holds nothing of them.
        const meanwhile: AuthSession = next.status === 'signed-in' ? { status: 'loading' } : next;
        flushSync(() => setSession(meanwhile));
      }
      admission = admission.then(() => admit(user, next, hasEnded)).then(() => setSession(next));
    });
  }, []);
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The auth session. Throws outside of an AuthProvider. */
export function useAuth(): AuthSession {
  const session = useContext(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in student; for what is rendered on protected routes only. */
export function useStudent(): Student {
  const student = useContext(StudentContext);
  if (!student) throw new Error('User not authenticated');
  return student;
}

function sessionOf(user: User | null): AuthSession {
  if (!user?.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid };
}

function isSomebodyElsesCache(session: AuthSession): boolean {
  const owner = cacheOwner();
  return owner !== null && !(session.status === 'signed-in' && session.uid === owner);
}

/** What must be done before a session may begin, or after one has ended. */
async function admit(user: User | null, session: AuthSession, hasEnded: boolean): Promise<void> {
  if (hasEnded || isSomebodyElsesCache(session)) {
    const [{ closeFirestore, wipeCache }, { clearSnapshots }] = await Promise.all([
      import('./firestore.ts'),
      import('./live.ts'),
    ]);
    clearSnapshots();
    clearReactFireCache();
    // Another tab may have wiped the cache first. This tab's listeners fail all the same, and the student who signs in
    // again would be shown their failures.
    if (isSomebodyElsesCache(session)) await wipeCache();
    else closeFirestore();
  }
  if (user && session.status === 'signed-in') await refreshStaleToken(user);
}

/** The account may be confirmed and the token not say so yet; rules go by the token. */
async function refreshStaleToken(user: User): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    if (claims.email_verified !== true) await user.getIdToken(true);
  } catch (error) {
    console.warn('the session could not be refreshed', error);
  }
}
