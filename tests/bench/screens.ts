import type { Browser } from '@playwright/test';
import { fillSignIn } from '../browser/support/test.ts';
import { countReads, type Reads } from './reads.ts';
import type { Route } from './routes.ts';
import type { Student } from './session.ts';

/** What the shell reads on every screen, counted separately. */
const SHELL = ['users/{uid}', 'user_points/{uid}', 'users/{uid}/settings/app', 'users/{uid}/notifications'];

export interface ScreenReads {
  own: Reads[];
  shell: Reads[];
}

/** Returns the reads of a signed-in route with a cold cache. */
export async function readsOfScreen(
  browser: Browser,
  baseURL: string,
  { path, ready }: Pick<Route, 'path' | 'ready'>,
  student: Student,
): Promise<ScreenReads> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const reads = await countReads(page, async () => {
    await page.goto(path);
    await fillSignIn(page, student);
    await page.getByText(ready).first().waitFor();
  });
  await context.close();
  const isShells = ({ what }: Reads) => SHELL.includes(what);
  return { own: reads.filter((read) => !isShells(read)), shell: reads.filter(isShells) };
}

/** Returns the number of documents of the reads. */
export function documentsOf(reads: readonly Reads[]): number {
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}
