import { initializeApp } from 'firebase/app';

interface EmulatorHosts {
  auth: string;
  firestore: { host: string; port: number };
  functions: { host: string; port: number };
  storage: { host: string; port: number };
}

const config = import.meta.env.VITE_FIREBASE_CONFIG;
if (!config)
  throw new Error('VITE_FIREBASE_CONFIG is missing: start with npm start, or see docs/operations.md, Deploy');

/** The Firebase app. Each SDK has its own file, so that a page loads only the SDKs it uses. */
export const app = initializeApp(JSON.parse(config));

/** Where the emulators are, or null against a real project. */
export const emulators: EmulatorHosts | null = import.meta.env.VITE_EMULATORS
  ? JSON.parse(import.meta.env.VITE_EMULATORS)
  : null;
