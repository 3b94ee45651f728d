import { buildFunctions } from '../app/functions-build.ts';
import { describeServices } from '../fakes/fakes.ts';
import { printMails } from '../mails/mails.ts';
import { SERVICES } from '../modes.ts';
import { DATA_DIR } from '../paths.ts';
import { seedOnceADay } from '../seed/seed-once-a-day.ts';
import { onSignal } from '../signals.ts';
import { lineForTerminal } from '../suite/emulator-lines.ts';
import { type Suite, startSuite } from '../suite/start-suite.ts';
import { printLine, runStage } from '../terminal.ts';

/**
 * Starts Akada with its data in `.akada/data`; it runs until a signal stops it.
 *
 * @param serveWeb serves the web app while the emulators start, and returns its address
 * @throws CommandError when something does not start
 */
export async function runApp(serveWeb: () => Promise<string>): Promise<Suite> {
  const begun = performance.now();
  await runStage('functions built', buildFunctions);
  const [suite, webOrigin] = await Promise.all([runStage('emulators ready', startDevSuite), serveWeb()]);
  const [{ seed }, { DEMO_EMAIL, DEMO_PASSWORD }] = await Promise.all([
    import('../seed/seed.ts'),
    import('../seed/demo.ts'),
  ]);
  await runStage('demo data ready', () => seedOnceADay(suite, seed, new Date()));
  onSignal(printMails(suite.origins.auth, suite.projectId, webOrigin));

  printLine('');
  printLine(
    `Akada is running: ${webOrigin} (started in ${((performance.now() - begun) / 1000).toFixed(0)} s)`,
  );
  printLine(`Sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`);
  for (const line of describeServices('dev')) printLine(line);
  printLine('Emails are printed here instead of being sent. Press Ctrl-C to stop; your data is saved.');
  printLine('');
  return suite;
}

function startDevSuite(): Promise<Suite> {
  return startSuite({
    mode: 'dev',
    services: SERVICES,
    dataDir: DATA_DIR,
    onLine: (line) => {
      const shown = lineForTerminal(line);
      if (shown) printLine(shown);
    },
  });
}
