import { preview } from './commands/preview.ts';
import { reset } from './commands/reset.ts';
import { start } from './commands/start.ts';
import { LauncherError, reportFailure, say } from './say.ts';
import { cleanUp, isStopping } from './signals.ts';
import type { Suite } from './suite.ts';

const COMMANDS: Record<string, () => Promise<Suite | undefined>> = {
  start,
  preview,
  reset: () => reset().then(() => undefined),
};

async function fail(error: unknown): Promise<void> {
  // The signal's own cleaning up ends the process.
  if (isStopping()) return;
  reportFailure(error);
  await cleanUp();
  process.exit(1);
}

const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => say('\nStopping, and keeping the data for the next start …'));
  }
  command()
    .then(async (suite) => {
      if (!suite) return;
      await suite.ended;
      throw new LauncherError(
        'The emulators have stopped: see .akada/logs/dev/emulators.log, then start again.',
      );
    })
    .catch(fail);
} else {
  say(`Usage: node emulators/bootstrap.mjs emulators/src/cli.ts ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 1;
}
