import { HOST, portsOf } from '@akada/emulators/ports';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/find-browser.ts';

/** Journeys in a real browser, on the production build behind the hosting emulator with its real headers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // A machine that stalls is no broken journey; one that needed the second try is named at the end.
  retries: 1,
  timeout: 90_000,
  // What is there is found at once; an account's opening, say, waits for a process on a busy machine.
  expect: { timeout: 30_000 },
  globalSetup: './support/global-setup.ts',
  use: {
    ...devices['Pixel 7'],
    // What is not there to be pressed is said before a long journey's whole time is over.
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // A phone's dots are many times as much to paint, and nothing here looks at them.
    deviceScaleFactor: 1,
    baseURL: `http://${HOST}:${portsOf('test').hosting}`,
    launchOptions: await findBrowser(),
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    screenshot: 'only-on-failure',
    // A trace of everything costs as much as the journey.
    trace: 'on-first-retry',
    // Else half of the requests would be its own, unseen by routes; installed.spec.ts lets it in.
    serviceWorkers: 'block',
  },
});
