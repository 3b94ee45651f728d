import { preview } from './commands/preview.ts';
import { reset } from './commands/reset.ts';
import { start } from './commands/start.ts';
import { cleanUp, isStopping } from './signals.ts';
import type { Suite } from './suite/start-suite.ts';
import { CommandError, printLine, reportFailure } from './terminal.ts';

const COMMANDS: Record<string, () => Promise<Suite | undefined>> = {
  start,
  preview,
  reset: () => reset().then(() => undefined),
};

async function fail(error: unknown): Promise<void> {
  // The signal's handler cleans up and exits.
  if (isStopping()) return;
  reportFailure(error);
  await cleanUp();
  process.exit(1);
}

const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => printLine('\nStopping. Your data is saved for the next start.'));
  }
  command()
    .then(async (suite) => {
      if (!suite) return;
      await suite.ended;
      throw new CommandError(
        'The emulators stopped unexpectedly. See .akada/logs/dev/emulators.log, then start again.',
      );
    })
    .catch(fail);
} else {
  printLine(`Usage: node emulators/bootstrap.mjs emulators/src/cli.ts ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 1;
}
