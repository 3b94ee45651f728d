import { startApp } from './start-app.ts';

/** Starts the emulators for the tests of one part, unless the runner already runs them for all parts. */
export default async function setup() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  return (await startApp({ web: false })).stop;
}
