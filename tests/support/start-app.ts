import { buildFunctions } from '@akada/emulators/app/functions-build';
import { buildWeb } from '@akada/emulators/app/web-server';
import { type Suite, startSuite } from '@akada/emulators/suite/start-suite';
import { describeBrowser } from '../browser/support/find-browser.ts';
import { seedDemo } from '../browser/support/seed-demo.ts';

interface StartOptions {
  web: boolean;
  onLine?: (line: string) => void;
}

/**
 * Builds the functions, and the web app if needed, and starts the emulators. Their addresses are set in the environment of
 * this process and its children.
 *
 * @param web whether to serve the production build of the web app as well, with the demo students
 * @param onLine gets each line of the emulators' output
 */
export async function startApp({ web, onLine }: StartOptions): Promise<Suite> {
  if (web) process.stdout.write(`${await describeBrowser()}\n`);
  await Promise.all([buildFunctions(), web ? buildWeb('test') : undefined]);
  const suite = await startSuite({
    mode: 'test',
    ...(onLine && { onLine }),
    services: ['auth', 'firestore', 'functions', 'storage', ...(web ? (['hosting'] as const) : [])],
  });
  Object.assign(process.env, suite.env);
  if (web) await seedDemo();
  return suite;
}
