/**
 * `npm run bench`: measures what the app costs a student's phone and our bill, and compares it with the budgets. Named
 * parts and routes are measured alone. Measuring everything in the table of docs/performance.md updates the table.
 *
 *     npm run bench · npm run bench -- javascript · npm run bench -- lighthouse --route Home --runs 1
 */
import { HOST, portsOf } from '@akada/emulators/ports';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';
import { startApp } from '../support/start-app.ts';
import { benchBoards } from './boards.ts';
import { benchDocuments } from './documents.ts';
import { benchJavaScript } from './javascript.ts';
import { benchLighthouse } from './lighthouse.ts';
import { type Options, readOptions } from './options.ts';
import { benchOwnData } from './own-data.ts';
import { benchSaveToRow } from './save-to-row.ts';
import { benchStudyEngine } from './study-engine.ts';
import { writeTable } from './table.ts';

const { parts, routes, runs, isWhole } = optionsOrExit();
const say = (line: string) => void process.stdout.write(`${line}\n`);

const suite = await startApp({ web: true });
const browser = await chromium.launch(await findBrowser());
const over: string[] = [];
try {
  const baseURL = `http://${HOST}:${portsOf('test').hosting}`;
  // First, before other parts add documents that the screens show.
  const documents = parts.has('documents') ? await benchDocuments(browser, baseURL, routes, say) : null;
  const weights = parts.has('javascript') ? await benchJavaScript(browser, baseURL, routes, say) : null;
  const lighthouse = parts.has('lighthouse') ? await benchLighthouse(browser, routes, runs, say) : null;
  const own = parts.has('own-data') ? await benchOwnData(browser, runs, say) : null;
  const save = parts.has('save') ? await benchSaveToRow(browser, baseURL, say) : null;
  for (const part of [documents, weights, lighthouse, own, save]) over.push(...(part?.over ?? []));
  if (isWhole && documents && weights && lighthouse && save) {
    writeTable({ documents, weights, lighthouse, runs, saveToRow: save.median, chromium: browser.version() });
  }
  if (parts.has('engine')) over.push(...(await benchStudyEngine(browser, baseURL, say)));
  if (parts.has('learning')) {
    over.push(...(await (await import('./learning.ts')).benchLearning(browser, baseURL, say)));
  }
  if (parts.has('boards')) over.push(...(await benchBoards(say)));
  // Imported late, because it reads the emulators' addresses.
  if (parts.has('vault')) over.push(...(await (await import('./vault.ts')).benchVault(say)));
  // Last, because its writes fill the vault and keep the functions busy.
  if (parts.has('lists')) {
    over.push(...(await (await import('./long-lists.ts')).benchLongLists(browser, baseURL, say)));
  }
} finally {
  await browser.close();
  await suite.stop();
}
say(over.length === 0 ? '\nWithin all budgets.' : `\nOver budget: ${over.join('; ')}`);
process.exitCode = over.length === 0 ? 0 : 1;

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}
