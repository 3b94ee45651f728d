import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startSuite } from '@akada/emulators/suite';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the emulators for the tests of one part, unless the runner has them running for all parts. */
export default async function setup() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  execFileSync(process.execPath, ['functions/build.mjs'], { cwd: repository });
  const suite = await startSuite({ mode: 'test', services: ['auth', 'firestore', 'functions', 'storage'] });
  Object.assign(process.env, suite.env);
  return suite.stop;
}
