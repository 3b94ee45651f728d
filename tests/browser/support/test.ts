import { addDays, dayOf, startOfDayIn } from '@akada/domain/days/day';
import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { test as base, expect, type Page } from '@playwright/test';
import type { Student } from './backend.ts';

export { expect };

/** The journeys that `npm test` runs: one or two of each part of the app, none of them long. */
export const CORE = { tag: '@core' };

/** What a browser and Firestore's client log when the network is cut. */
export const NO_NETWORK = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_NETWORK_CHANGED/,
  /WebChannelConnection/,
  /Could not reach Cloud Firestore backend/,
];

/** What Firestore's client logs when the emulator of a busy machine is slow. It connects all the same, or the test fails. */
const SLOW_EMULATOR = /Could not reach Cloud Firestore backend. Backend didn't respond within 10 seconds/;

/** And of a clock that is not the server's: minutes that pass at once are a network, or another tab, that does not answer. */
export const MOVED_CLOCK = [
  ...NO_NETWORK,
  /update time that is in the future/,
  /Failed to obtain primary lease/,
  // The server has ended a channel that was silent for minutes.
  /400 \(Bad Request\).*\/(Listen|Write)\/channel/,
];

/** A transaction that a rating of the same moment overtook: Firestore's client reads again and repeats it. */
export const OVERTAKEN = /400 \(Bad Request\).*documents:commit/;

/** For what a function does: its first call in the emulator starts a process of its own. */
export const FIRST_CALL = { timeout: 40_000 };

interface Fixtures {
  /** Console errors that this test provokes; any other fails it. */
  expectedErrors: RegExp[];
  checkConsole: undefined;
  /** Milliseconds that this test may take on a busy machine. */
  testTime: number;
  onOneDay: undefined;
}

/** Playwright's test, in which an error in the browser's console is a failure. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  expectedErrors: async ({}, use) => use([]),
  checkConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const expected = [SLOW_EMULATOR, ...expectedErrors];
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  testTime: [90_000, { option: true }],
  onOneDay: [
    async ({ testTime }, use) => {
      await notNearMidnight(testTime);
      await use(undefined);
    },
    // Of its own: what is waited here is not the test's.
    { auto: true, timeout: 600_000 },
  ],
});

/** A test that begins on one day in Lagos and ends on the next would see two todays; it waits for the next one. */
async function notNearMidnight(testTime: number): Promise<void> {
  const left = startOfDayIn(addDays(lagosToday(), 1), DEFAULT_ZONE).getTime() - Date.now();
  if (left < testTime) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, student: Pick<Student, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, student);
  await page.waitForURL('**/dashboard');
}

/** Fills and sends the sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Pick<Student, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and opens the planner, with its parts loaded. */
export async function openPlanner(page: Page, student: Pick<Student, 'email' | 'password'>): Promise<void> {
  await signIn(page, student);
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Today's Schedule" })).toBeVisible();
}

/** What the planner and the top bar open, and the profile. */
const OF_PLANNER = [
  'smart-planner',
  'entry-dialog',
  'task-dialog',
  'tasks-tab',
  'deadlines-tab',
  'profile-route',
  'sheets',
];

/** Waits until the browser has what opens later, and what that imports: without a network nothing more can be fetched. */
export async function waitForParts(page: Page, parts: readonly string[] = OF_PLANNER): Promise<void> {
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map((resource) => resource.name);
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return (
      parts.every((part) => loaded.some((name) => name.includes(part))) &&
      preloaded.every(({ href }) => loaded.includes(href))
    );
  }, parts);
  // A script that has loaded may still be waiting for its imports.
  await page.evaluate(async (parts) => {
    const scripts = performance.getEntriesByType('resource').map((resource) => resource.name);
    const isPart = (name: string) => name.endsWith('.js') && parts.some((part) => name.includes(`/${part}-`));
    await Promise.all(scripts.filter(isPart).map((name) => import(name)));
  }, parts);
}

/** Plans an entry for today through the form. */
export async function addEntry(page: Page, title: string, startTime: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Start time').fill(startTime);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Chooses a day in the open calendar: of the month that it shows, or of the one before or after it. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const shown = await page.locator('[data-day]:not([data-outside])').first().getAttribute('data-day');
  const [month = '', wanted] = [shown?.slice(0, 7), day.slice(0, 7)];
  if (month !== wanted) {
    const direction = month < wanted ? 'Next' : 'Previous';
    await page.getByRole('button', { name: `Go to the ${direction} Month` }).click();
  }
  await page.locator(`[data-day="${day}"] button`).click();
}

/** Today in Lagos, where the students of most journeys are. */
export function lagosToday(): string {
  return dayOf(new Date(), DEFAULT_ZONE);
}

/** The time a number of hours after today's midnight in Lagos. */
export function lagosTime(hours: number): Date {
  return new Date(startOfDayIn(lagosToday(), DEFAULT_ZONE).getTime() + hours * 60 * MS_PER_MINUTE);
}

/** Sets the browser's clock to an hour of today in Lagos and lets it run from there. */
export async function setHour(page: Page, hour: number): Promise<void> {
  await page.clock.install({ time: lagosTime(hour) });
}
