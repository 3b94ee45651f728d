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
  // A stalled machine is no broken journey. A journey that needed its second try is named at the end.
  retries: 1,
  timeout: 90_000,
  // Most elements appear at once; opening an account waits for a process on a busy machine.
  expect: { timeout: 30_000 },
  globalSetup: './support/global-setup.ts',
  use: {
    ...devices['Pixel 7'],
    // A missing button fails before the time of a long journey is over.
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // A phone's pixel ratio takes much longer to paint, and no test looks at it.
    deviceScaleFactor: 1,
    baseURL: `http://${HOST}:${portsOf('test').hosting}`,
    launchOptions: await findBrowser(),
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    screenshot: 'only-on-failure',
    // A trace of everything costs as much as the journey.
    trace: 'on-first-retry',
    // It would send half of the requests itself, unseen by page.route. installed.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
