import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './commands/catalogue.ts';
import { writeDeployConfig } from './commands/deploy-config.ts';
import { migrate } from './commands/migrate.ts';
import { moderator } from './commands/moderator.ts';
import { oldIds } from './commands/old-ids.ts';
import { preview } from './commands/preview.ts';
import { reset } from './commands/reset.ts';
import { start } from './commands/start.ts';
import { tickets } from './commands/tickets.ts';
import { STATE } from './paths.ts';
import { LauncherError, messageOf, say } from './say.ts';
import { cleanUp, isStopping } from './signals.ts';
import type { Suite } from './suite.ts';

const COMMANDS: Record<string, (args: readonly string[]) => Promise<Suite | undefined>> = {
  start,
  preview,
  reset: () => reset().then(() => undefined),
  catalogue: (args) => catalogue(args).then(() => undefined),
  migrate: (args) => migrate(args).then(() => undefined),
  moderator: (args) => moderator(args).then(() => undefined),
  'old-ids': (args) => oldIds(args).then(() => undefined),
  'deploy-config': () => writeDeployConfig().then(() => undefined),
  tickets: (args) => tickets(args).then(() => undefined),
};

/** One line for the reader; the stack is for the log. */
async function fail(error: unknown): Promise<void> {
  // The signal's own cleaning up ends the process.
  if (isStopping()) return;
  const logs = join(STATE, 'logs');
  mkdirSync(logs, { recursive: true });
  const stack = error instanceof Error ? error.stack : String(error);
  appendFileSync(join(logs, 'launcher.log'), `${new Date().toISOString()} ${stack}\n`);
  const firstLine = messageOf(error).split('\n')[0];
  say(`✗ ${error instanceof LauncherError ? firstLine : `${firstLine} (more in .akada/logs/launcher.log)`}`);
  await cleanUp();
  process.exit(1);
}

const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => say('\nStopping, and keeping the data for the next start …'));
  }
  command(process.argv.slice(3))
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
