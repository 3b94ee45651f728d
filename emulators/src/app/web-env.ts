import { type PaymentProvider, paymentProviderOf } from '../fakes/payments.ts';
import { type StudyEngine, studyEngineOf } from '../fakes/study-engine.ts';
import { bucketOf, type Mode, projectId } from '../modes.ts';
import { HOST, portsOf } from '../ports.ts';

interface HostAndPort {
  host: string;
  port: number;
}

export interface EmulatorHosts {
  auth: string;
  firestore: HostAndPort;
  functions: HostAndPort;
  storage: HostAndPort;
}

/** The emulators' addresses in a mode, in the shapes that the Firebase SDK's `connect…` functions take. */
export function emulatorHosts(mode: Mode): EmulatorHosts {
  const ports = portsOf(mode);
  return {
    auth: `http://${HOST}:${ports.auth}`,
    firestore: { host: HOST, port: ports.firestore },
    functions: { host: HOST, port: ports.functions },
    storage: { host: HOST, port: ports.storage },
  };
}

/**
 * The web app's environment variables for the emulators. `VITE_EMULATORS` and `VITE_FIREBASE_CONFIG` are JSON.
 */
export function webEnv(mode: Mode): {
  VITE_EMULATORS: string;
  VITE_FIREBASE_CONFIG: string;
  VITE_STUDY_ENGINE: StudyEngine;
  VITE_PAYMENTS: PaymentProvider;
} {
  const project = projectId(mode);
  return {
    VITE_EMULATORS: JSON.stringify(emulatorHosts(mode)),
    VITE_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo',
      authDomain: `${project}.firebaseapp.com`,
      projectId: project,
      storageBucket: bucketOf(project),
      appId: 'demo',
    }),
    VITE_STUDY_ENGINE: studyEngineOf(mode),
    VITE_PAYMENTS: paymentProviderOf(mode),
  };
}
