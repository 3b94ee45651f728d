import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from 'reactfire';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { StudentContext } from './auth-session.tsx';
import { firestore } from './firestore.ts';
import { onDocumentsDropped } from './reactfire-cache.ts';

/**
 * Provides the SDKs that every signed-in page uses, and the student for `useStudent`. Use it only on protected routes:
 * /login must not load ReactFire.
 */
export function SessionSdks({ children }: { children: ReactNode }) {
  // When another tab wipes the cache, this tab's Firestore is terminated and a new one takes its place.
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
