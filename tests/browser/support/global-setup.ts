import { startSuite } from '@akada/emulators/suite';
import { buildWeb } from '@akada/emulators/web-server';
import { seedDemo } from './seed-demo.ts';

/** Starts the emulators and builds the app, unless the runner has done so for all parts. */
export default async function globalSetup() {
  if (process.env.AKADA_BROWSER_READY) return undefined;
  const { buildFunctions } = await import('@akada/emulators/functions-build');
  await Promise.all([buildFunctions(), buildWeb('test')]);
  const suite = await startSuite({
    mode: 'test',
    services: ['auth', 'firestore', 'functions', 'storage', 'hosting'],
  });
  Object.assign(process.env, suite.env);
  await seedDemo();
  return suite.stop;
}
