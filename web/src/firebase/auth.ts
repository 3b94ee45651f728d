import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { app, emulators } from './app.ts';

/** Not getAuth(): that brings the popup code, which asks a Google host for a script on phones. */
export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
