import { buildFunctions } from '@akada/emulators/functions-build';
import { type Suite, startSuite } from '@akada/emulators/suite';
import { buildWeb } from '@akada/emulators/web-server';
import { describeBrowser } from '../browser/support/find-browser.ts';
import { seedDemo } from '../browser/support/seed-demo.ts';

/**
 * Builds what is tested and starts the emulators; this process, and those that it starts, find them by their
 * environment.
 *
 * @param web whether the web app is wanted too, built for production behind hosting, with the demo students in it
 */
export async function startApp({ web }: { web: boolean }): Promise<Suite> {
  if (web) process.stdout.write(`${await describeBrowser()}\n`);
  await Promise.all([buildFunctions(), web ? buildWeb('test') : undefined]);
  const suite = await startSuite({
    mode: 'test',
    services: ['auth', 'firestore', 'functions', 'storage', ...(web ? (['hosting'] as const) : [])],
  });
  Object.assign(process.env, suite.env);
  if (web) await seedDemo();
  return suite;
}
