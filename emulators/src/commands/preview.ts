import { buildWeb } from '../app/web-server.ts';
import { HOST, portsOf } from '../ports.ts';
import type { Suite } from '../suite/start-suite.ts';
import { runStage } from '../terminal.ts';
import { runApp } from './app.ts';

/**
 * `npm run preview`: serves the production build behind the hosting emulator, with its real headers.
 *
 * @throws CommandError when something does not start
 */
export function preview(): Promise<Suite> {
  return runApp(async () => {
    await runStage('web app built', () => buildWeb('dev'));
    return `http://${HOST}:${portsOf('dev').hosting}`;
  });
}
