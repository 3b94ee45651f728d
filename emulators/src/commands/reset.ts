import { rmSync } from 'node:fs';
import { DATA_DIR, SEED_STAMP } from '../paths.ts';
import { isFree } from '../port-check.ts';
import { portsOf } from '../ports.ts';
import { LauncherError, say } from '../say.ts';

/**
 * `npm run reset`: forgets what the emulators kept, so that the next start is a first one.
 *
 * @throws LauncherError while the emulators run: they would write it all again when they stop
 */
export async function reset(): Promise<void> {
  if (!(await isFree(portsOf('dev').hub))) {
    throw new LauncherError('Akada is running: stop it with Ctrl-C, then run npm run reset again.');
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
  rmSync(SEED_STAMP, { force: true });
  say('Forgotten: the next npm start begins with fresh demo data.');
}
