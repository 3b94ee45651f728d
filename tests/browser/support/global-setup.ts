import { startApp } from '../../support/start-app.ts';

/** Starts the app, unless the runner has done so for all parts. */
export default async function globalSetup() {
  if (process.env.AKADA_BROWSER_READY) return undefined;
  return (await startApp({ web: true })).stop;
}
