import { DEMO_EMAIL, DEMO_PASSWORD, OTHER_STUDENTS } from '@akada/emulators/seed/demo';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signIn } from '../browser/support/test.ts';
import type { Route } from './routes.ts';

/** The credentials of a student who is measured. */
export interface Student {
  email: string;
  password: string;
}

/** The demo student. */
export const DEMO: Student = { email: DEMO_EMAIL, password: DEMO_PASSWORD };

/** Returns the student who can open a route; null for public pages. */
export function studentFor({ reads, moderated }: Route): Student | null {
  if (reads === null) return null;
  const moderator = OTHER_STUDENTS.find((student) => student.moderator);
  if (!moderated) return DEMO;
  if (!moderator) throw new Error('the demo has no moderator');
  return { email: moderator.email, password: DEMO_PASSWORD };
}

/** The stored session of a signed-in student. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Fields that Playwright returns although its types lack them. */
interface Databases {
  indexedDB?: { name: string }[];
}

/**
 * Signs in each student once.
 *
 * @param options the options of the app's browser context
 * @returns a function that returns the session for a route, without cached documents
 */
export function sessionsIn(browser: Browser, options: BrowserContextOptions) {
  const sessions = new Map<string, Promise<Session>>();
  return async (route: Route): Promise<Session> => {
    const student = studentFor(route);
    if (!student) return { cookies: [], origins: [] };
    const session = sessions.get(student.email) ?? sessionOf(browser, options, student);
    sessions.set(student.email, session);
    return session;
  };
}

/** Signs in and returns what the browser has stored, except cached documents. */
export async function sessionOf(
  browser: Browser,
  options: BrowserContextOptions,
  student: Student,
): Promise<Session> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, student);
  // Wait until the app has stored the owner of the cache, by which it knows at its start that there is a session.
  await page.waitForFunction(() => localStorage.length > 0);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  for (const origin of state.origins as Databases[]) {
    origin.indexedDB = (origin.indexedDB ?? []).filter(({ name }) => !name.startsWith('firestore/'));
  }
  return state;
}
