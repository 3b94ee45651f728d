import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { app, emulators } from './app.ts';

/** Doesn't use getAuth(), which includes the popup code: on phones that loads a script from a Google host. */
export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
