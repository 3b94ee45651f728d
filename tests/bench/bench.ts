/** `npm run bench`: what the app costs a student's phone and our bill, against the budgets. */
import { HOST, portsOf } from '@akada/emulators/ports';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@akada/emulators/seed/demo';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';
import { openPlanner } from '../browser/support/test.ts';
import { startApp } from '../support/start-app.ts';
import { benchBoards } from './boards.ts';
import { BUDGETS, type BudgetName, isPassed } from './budgets.ts';
import { weighJavaScript } from './javascript.ts';
import { timeSaveToRow } from './save-to-row.ts';
import { documentsOf, readsOfScreens } from './screens.ts';

const DEMO = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
const KB = 1_000;
const TRIES = 7;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const suite = await startApp({ web: true });
// Only now: it asks where the emulators are.
const { benchVault } = await import('./vault.ts');
const browser = await chromium.launch(await findBrowser());
const passed: string[] = [];
try {
  const baseURL = `http://${HOST}:${portsOf('test').hosting}`;
  // Before anything is added to what the screens show.
  const screens = await readsOfScreens(browser, baseURL, DEMO);
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openPlanner(page, DEMO);
  await page.getByText('Revise cell respiration').waitFor();
  const storageState = await context.storageState({ indexedDB: true });

  const login = await weighJavaScript(browser, { baseURL }, '/login', 'Welcome back');
  const plannerPage = await weighJavaScript(
    browser,
    { baseURL, storageState },
    '/dashboard/planner',
    'Revise cell respiration',
  );
  const vault = await weighJavaScript(
    browser,
    { baseURL, storageState },
    '/dashboard/vault',
    'Community Files (',
  );
  say('\nJavaScript, KB gzip (then, when idle)');
  report('loginJavaScript', login.first / KB, ` (+${(login.idle / KB).toFixed(1)})`);
  report('plannerJavaScript', plannerPage.first / KB, ` (+${(plannerPage.idle / KB).toFixed(1)})`);
  report('vaultJavaScript', vault.first / KB, ` (+${(vault.idle / KB).toFixed(1)})`);

  say('\nTime');
  report('saveToRow', await timeSaveToRow(page, TRIES), ` (median of ${TRIES})`);

  say('\nDocuments read on a cold cache (and by the shell)');
  for (const { name, limit, own, shell } of screens) {
    const documents = documentsOf(own);
    const parts = own.map((read) => `${read.documents} ${read.what.split('/').at(-1)}`).join(', ');
    say(`  ${name}: ${documents}, at most ${limit} (+${documentsOf(shell)}): ${parts}`);
    if (documents > limit) passed.push(`${name} reads ${documents} documents`);
  }
  passed.push(...(await benchBoards(say)));
  passed.push(...(await benchVault(say)));
} finally {
  await browser.close();
  await suite.stop();
}
say(passed.length === 0 ? '\nWithin the budgets.' : `\nOver budget: ${passed.join('; ')}`);
process.exitCode = passed.length === 0 ? 0 : 1;

function report(budget: BudgetName, figure: number, note: string): void {
  const { name, unit, limit } = BUDGETS[budget];
  say(`  ${name}: ${figure.toFixed(1)} ${unit}${note}, budget ${limit} ${unit}`);
  if (isPassed(budget, figure)) passed.push(name);
}
