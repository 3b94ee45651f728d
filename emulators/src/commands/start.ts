import { watchFunctions } from '../app/functions-build.ts';
import { startWebServer } from '../app/web-server.ts';
import { assertPortsFree } from '../port-check.ts';
import { portsOf } from '../ports.ts';
import { onSignal } from '../signals.ts';
import type { Suite } from '../suite/start-suite.ts';
import { printLine, runStage } from '../terminal.ts';
import { runApp } from './app.ts';

/**
 * `npm start`: runs the app with hot reload, and rebuilds the functions when they change.
 *
 * @throws CommandError when something does not start
 */
export async function start(): Promise<Suite> {
  await assertPortsFree([{ port: portsOf('dev').web, purpose: 'the web dev server' }]);
  return runApp(async () => {
    onSignal(watchFunctions((line) => printLine(`functions │ ${line}`)));
    const web = await runStage('web dev server ready', () => startWebServer('dev'));
    onSignal(web.close);
    return web.origin;
  });
}
