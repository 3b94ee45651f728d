import { watchFunctions } from '../functions-build.ts';
import { assertPortsFree } from '../port-check.ts';
import { portsOf } from '../ports.ts';
import { say, stage } from '../say.ts';
import { onSignal } from '../signals.ts';
import type { Suite } from '../suite.ts';
import { startWebServer } from '../web-server.ts';
import { runApp } from './app.ts';

/**
 * `npm start`: the app with hot reload, the functions built anew as they change.
 *
 * @throws LauncherError when something does not start
 */
export async function start(): Promise<Suite> {
  await assertPortsFree([{ port: portsOf('dev').web, purpose: 'the web dev server' }]);
  return runApp(async () => {
    onSignal(watchFunctions((line) => say(`functions │ ${line}`)));
    const web = await stage('web dev server ready', () => startWebServer('dev'));
    onSignal(web.close);
    return web.origin;
  });
}
