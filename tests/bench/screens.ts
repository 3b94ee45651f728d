import { utcDay, weekOf } from '@akada/domain/day';
import { demoEntries } from '@akada/emulators/seed/planner-data';
import type { Browser } from '@playwright/test';
import { fillSignIn } from '../browser/support/test.ts';
import { countReads, type Reads } from './reads.ts';

/** What the shell reads on every screen; counted apart. */
const SHELL = ['users/{uid}', 'user_points/{uid}', 'users/{uid}/settings/app', 'users/{uid}/notifications'];

const week = weekOf(utcDay(new Date()));
const entriesShown = [...demoEntries(utcDay(new Date())).values()].filter(({ date }) =>
  week.includes(date),
).length;

/** The screens, a text that says that each is there, and how many documents each may read. */
const SCREENS = [
  { name: 'Home', path: '/dashboard', ready: '1250 of 1500 XP', limit: 12 },
  { name: 'Rewards', path: '/dashboard/rewards', ready: 'Mentor Hour', limit: 45 },
  { name: 'Leaderboard', path: '/dashboard/leaderboard', ready: 'As of', limit: 2 },
  { name: 'Vault', path: '/dashboard/vault', ready: 'Community Files (6', limit: 34 },
  { name: 'Journal', path: '/dashboard/journal', ready: 'Weekly Insights', limit: 55 },
  { name: 'Nudges', path: '/dashboard/nudges', ready: 'Recent Nudges', limit: 12 },
  { name: 'AI Lab', path: '/dashboard/ai-lab', ready: 'Concept Explainer', limit: 50 },
  // No more than the day and the week strip show.
  {
    name: 'Planner, Today',
    path: '/dashboard/planner',
    ready: 'Revise cell respiration',
    limit: entriesShown,
  },
] as const;

export interface ScreenReads {
  name: string;
  limit: number;
  own: Reads[];
  shell: Reads[];
}

/** What each screen reads on a cold cache, for the student who signs in. */
export async function readsOfScreens(
  browser: Browser,
  baseURL: string,
  student: { email: string; password: string },
): Promise<ScreenReads[]> {
  const screens: ScreenReads[] = [];
  for (const { name, path, ready, limit } of SCREENS) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const reads = await countReads(page, async () => {
      await page.goto(path);
      await fillSignIn(page, student);
      await page.getByText(ready).first().waitFor();
    });
    await context.close();
    const isShells = ({ what }: Reads) => SHELL.includes(what);
    screens.push({
      name,
      limit,
      own: reads.filter((read) => !isShells(read)),
      shell: reads.filter(isShells),
    });
  }
  return screens;
}

/** How many documents these reads are. */
export function documentsOf(reads: readonly Reads[]): number {
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}
