import { DEMO_EMAIL, DEMO_PASSWORD, OTHER_STUDENTS } from '@akada/emulators/seed/demo';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signIn } from '../browser/support/test.ts';
import type { Route } from './routes.ts';

/** Who signs in for what is measured. */
export interface Student {
  email: string;
  password: string;
}

/** The student whose week is full. */
export const DEMO: Student = { email: DEMO_EMAIL, password: DEMO_PASSWORD };

/** Whoever may see a route; null where nobody is signed in. */
export function studentFor({ reads, moderated }: Route): Student | null {
  if (reads === null) return null;
  const moderator = OTHER_STUDENTS.find((student) => student.moderator);
  if (!moderated) return DEMO;
  if (!moderator) throw new Error('the demo has no moderator');
  return { email: moderator.email, password: DEMO_PASSWORD };
}

/** What a browser holds of somebody who has signed in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Playwright gives these too, but its types do not say so. */
interface Databases {
  indexedDB?: { name: string }[];
}

/**
 * Signs in once whoever is needed.
 *
 * @param options where the app is
 * @returns gives the session for a route, without the documents that the browser has kept by then
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

/** Signs in, and gives what the browser has stored by then, except its copies of documents. */
export async function sessionOf(
  browser: Browser,
  options: BrowserContextOptions,
  student: Student,
): Promise<Session> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, student);
  // Until it is noted whose documents the browser keeps, by which the app knows at its start that there is a session.
  await page.waitForFunction(() => localStorage.length > 0);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  for (const origin of state.origins as Databases[]) {
    origin.indexedDB = (origin.indexedDB ?? []).filter(({ name }) => !name.startsWith('firestore/'));
  }
  return state;
}
