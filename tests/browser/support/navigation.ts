import { toolTitle } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The headings of the sections by their names in the navigation. */
const HEADINGS = {
  Home: /^Good /,
  Library: 'Community Study Vault',
  'AI Lab': 'AI Lab',
  Planner: 'Planner',
  Quiz: /Quiz/,
  Journal: 'Journal',
  Nudges: 'Nudges',
  Leaderboard: 'Leaderboard',
  Rewards: 'Your Streak Journey',
  Profile: 'Profile',
} as const;

export type Section = keyof typeof HEADINGS;

/** The links in the bars of every page. Home has those to the other sections. */
const IN_BARS: readonly Section[] = ['Home', 'Library', 'AI Lab', 'Planner', 'Quiz', 'Profile'];

/** Opens a section from any page, as a student on a phone does. */
export async function openSection(page: Page, section: Section): Promise<void> {
  const isInBars = IN_BARS.includes(section);
  await page
    .getByRole('link', { name: isInBars ? section : 'Home', exact: true })
    .first()
    .click();
  if (!isInBars) {
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: section }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS[section] })).toBeVisible();
}

/** Opens an AI tool from the AI Lab. */
export async function openAiTool(page: Page, tool: AiToolId): Promise<void> {
  await openSection(page, 'AI Lab');
  await page
    .getByRole('main')
    .getByRole('link', { name: toolTitle(tool) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: toolTitle(tool) })).toBeVisible();
}

/** Opens a tab of the planner. */
export async function openPlannerTab(page: Page, tab: 'Today' | 'Tasks' | 'Deadlines'): Promise<void> {
  await openSection(page, 'Planner');
  await page.getByRole('link', { name: tab, exact: true }).click();
}

/** Opens the app in another tab of a browser in which a student is signed in. */
export async function openTab(context: BrowserContext, section: Section = 'Home'): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await openSection(page, section);
  return page;
}

/** Opens the sign-up form from the sign-in form. */
export async function openSignUp(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole('heading', { name: 'Join Early Access' })).toBeVisible();
}
