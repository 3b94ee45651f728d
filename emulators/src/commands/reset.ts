import { rmSync } from 'node:fs';
import { DATA_DIR, SEED_STAMP } from '../paths.ts';
import { isFree } from '../port-check.ts';
import { portsOf } from '../ports.ts';
import { CommandError, printLine } from '../terminal.ts';

/**
 * `npm run reset`: deletes the emulators' data, so that the next start begins afresh.
 *
 * @throws CommandError while the emulators run: they would save their data again when they stop
 */
export async function reset(): Promise<void> {
  if (!(await isFree(portsOf('dev').hub))) {
    throw new CommandError('Akada is running. Stop it with Ctrl-C, then run npm run reset again.');
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
  rmSync(SEED_STAMP, { force: true });
  printLine('Data deleted. The next npm start begins with fresh demo data.');
}
