import { HOST, portsOf } from '../ports.ts';
import { stage } from '../say.ts';
import type { Suite } from '../suite.ts';
import { buildWeb } from '../web-server.ts';
import { runApp } from './app.ts';

/**
 * `npm run preview`: the production build behind the hosting emulator, with its real headers.
 *
 * @throws LauncherError when something does not start
 */
export function preview(): Promise<Suite> {
  return runApp(async () => {
    await stage('web app built', () => buildWeb('dev'));
    return `http://${HOST}:${portsOf('dev').hosting}`;
  });
}
