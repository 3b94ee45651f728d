import { printLine, reportFailure } from '@akada/emulators/terminal';
import { catalogue } from './catalogue.ts';
import { migrate } from './migrate.ts';
import { moderator } from './moderator.ts';
import { oldIds } from './old-ids.ts';
import { tickets } from './tickets.ts';
import { writeDeployConfig } from './write-deploy-config.ts';

const COMMANDS: Record<string, (args: readonly string[]) => Promise<void>> = {
  catalogue,
  migrate,
  moderator,
  'old-ids': oldIds,
  tickets,
  'deploy-config': writeDeployConfig,
};

const command = COMMANDS[process.argv[2] ?? ''];
if (command) {
  command(process.argv.slice(3)).catch((error) => {
    reportFailure(error);
    process.exit(1);
  });
} else {
  printLine(`Usage: node emulators/bootstrap.mjs admin/src/cli.ts ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 1;
}
