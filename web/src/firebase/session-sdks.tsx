import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from 'reactfire';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { StudentContext } from './auth-session.tsx';
import { firestore } from './firestore.ts';
import { onDocumentsDropped } from './reactfire-cache.ts';

/**
 * Hands the SDKs that every signed-in page uses to the hooks below it, and the student to `useStudent`. Only behind the
 * sign-in: ReactFire is not loaded by /login.
 */
export function SessionSdks({ children }: { children: ReactNode }) {
  // Another tab that wipes the cache ends this tab's Firestore, and the next one is handed out.
  const db = useSyncExternalStore(onDocumentsDropped, firestore);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={db}>
          <CurrentStudent>{children}</CurrentStudent>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function CurrentStudent({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const { uid, displayName, email } = user ?? {};
  const student = useMemo(
    () => (uid === undefined ? null : { uid, name: displayName ?? '', email: email ?? '' }),
    [uid, displayName, email],
  );
  return student && <StudentContext value={student}>{children}</StudentContext>;
}
