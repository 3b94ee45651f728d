import { worthShowing } from '../emulator-lines.ts';
import { buildFunctions } from '../functions-build.ts';
import { printMails } from '../mails.ts';
import { SERVICES } from '../modes.ts';
import { DATA_DIR } from '../paths.ts';
import { say, stage } from '../say.ts';
import { seedOnceADay } from '../seed-once-a-day.ts';
import { onSignal } from '../signals.ts';
import { standInWords } from '../stand-ins.ts';
import { type Suite, startSuite } from '../suite.ts';

/**
 * Runs Akada with its data kept in `.akada/data`, until a signal ends it.
 *
 * @param serveWeb makes the web app available while the emulators start, and gives the address
 * @throws LauncherError when something does not start
 */
export async function runApp(serveWeb: () => Promise<string>): Promise<Suite> {
  const begun = performance.now();
  await stage('functions built', buildFunctions);
  const [suite, webOrigin] = await Promise.all([stage('emulators ready', startDevSuite), serveWeb()]);
  const [{ seed }, { DEMO_EMAIL, DEMO_PASSWORD }] = await Promise.all([
    import('../seed/seed.ts'),
    import('../seed/demo.ts'),
  ]);
  await stage('demo data is there, dated by today', () => seedOnceADay(suite, seed, new Date()));
  onSignal(printMails(suite.origins.auth, suite.projectId, webOrigin));

  say('');
  say(`Akada runs (${((performance.now() - begun) / 1000).toFixed(0)} s): ${webOrigin}`);
  say(`Sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`);
  for (const words of standInWords('dev')) say(words);
  say('Mails are printed here as they are sent. Ctrl-C stops everything and keeps the data.');
  say('');
  return suite;
}

function startDevSuite(): Promise<Suite> {
  return startSuite({
    mode: 'dev',
    services: SERVICES,
    dataDir: DATA_DIR,
    onLine: (line) => {
      const shown = worthShowing(line);
      if (shown) say(shown);
    },
  });
}
