import { onIdTokenChanged, type User } from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { auth } from './auth.ts';

/** Who is signed in. An address that was never confirmed counts as signed out (design section 3). */
export type AuthSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; uid: string; name: string; email: string };

const AuthContext = createContext<AuthSession | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<AuthSession>({ status: 'loading' });
  useEffect(
    () =>
      onIdTokenChanged(auth, (user) => {
        // At once: what runs after a sign-out may rely on the student's screens being gone.
        flushSync(() => setSession(sessionOf(user)));
      }),
    [],
  );
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The auth session. Throws outside of an AuthProvider. */
export function useAuth(): AuthSession {
  const session = useContext(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in student; for what is rendered on protected routes only. */
export function useStudent(): Extract<AuthSession, { status: 'signed-in' }> {
  const session = useAuth();
  if (session.status !== 'signed-in') throw new Error('User not authenticated');
  return session;
}

function sessionOf(user: User | null): AuthSession {
  if (!user?.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid, name: user.displayName ?? '', email: user.email ?? '' };
}
