/**
 * `npm run pictures`: takes pictures of every screen at three widths, light and dark, into test-results/pictures for a
 * review, and the README's pictures into docs/pictures.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST, portsOf } from '@akada/emulators/ports';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createDemoStudent } from '../browser/support/backend.ts';
import { findBrowser } from '../browser/support/find-browser.ts';
import { startApp } from '../support/start-app.ts';
import { learningScreens } from './learning-screens.ts';
import { readPictureOptions, USAGE } from './options.ts';
import type { Screen } from './screen.ts';
import { DEMO, PUBLIC_SCREENS, STUDENT_SCREENS, signInAs } from './screens.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const EVERYTHING = join(repository, 'test-results/pictures');
const README = join(repository, 'docs/pictures');
const WIDTHS = { phone: [360, 740], tablet: [768, 1024], desktop: [1280, 800] } as const;
const SCHEMES = ['light', 'dark'] as const;
/** The pictures in the README: screen, width, scheme. */
const IN_README = ['home-phone-light', 'planner-phone-dark', 'vault-desktop-light'];

const { isHelp } = optionsOrExit();
if (isHelp) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const suite = await startApp({ web: true });
const browser = await chromium.launch(await findBrowser());
try {
  for (const folder of [EVERYTHING, README]) mkdirSync(folder, { recursive: true });
  for (const width of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
    for (const scheme of SCHEMES) await takeAll(browser, width, scheme);
  }
} finally {
  await browser.close();
  await suite.stop();
}

async function takeAll(
  inBrowser: Browser,
  width: keyof typeof WIDTHS,
  colorScheme: (typeof SCHEMES)[number],
): Promise<void> {
  const [w, h] = WIDTHS[width];
  const open = async () => {
    const context = await inBrowser.newContext({
      baseURL: `http://${HOST}:${portsOf('test').hosting}`,
      viewport: { width: w, height: h },
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: width === 'phone' ? 2 : 1,
    });
    return context.newPage();
  };
  const take = async (page: Page, screens: readonly Screen[]) => {
    for (const { name, show } of screens) {
      await show(page);
      await takeOne(page, `${name}-${width}-${colorScheme}`);
    }
  };
  const page = await open();
  await take(page, PUBLIC_SCREENS);
  await signInAs(page, DEMO);
  await take(page, STUDENT_SCREENS);
  await page.context().close();
  // These change the student's data, so each set has a student of its own.
  const [student, learning] = [await createDemoStudent(), await open()];
  await signInAs(learning, student);
  await take(learning, learningScreens(student));
  await learning.context().close();
}

async function takeOne(page: Page, name: string): Promise<void> {
  await page.evaluate(untilNothingChanges);
  await page.screenshot({ path: join(EVERYTHING, `${name}.png`) });
  if (IN_README.includes(name)) await page.screenshot({ path: join(README, `${name}.png`), scale: 'css' });
}

/** Runs in the page: waits until nothing has changed for half a second, such as figures that load last; at most 5 seconds. */
function untilNothingChanges(): Promise<void> {
  return new Promise((done) => {
    let quiet = setTimeout(done, 500);
    new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, 500);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done, 5_000);
  });
}

function optionsOrExit(): ReturnType<typeof readPictureOptions> {
  try {
    return readPictureOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
