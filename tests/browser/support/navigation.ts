import { toolTitle } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { BrowserContext, Locator, Page } from '@playwright/test';
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

/** The sections of the bottom bar. The student's picture opens the others. */
const IN_BOTTOM_BAR: readonly Section[] = ['Home', 'Library', 'AI Lab', 'Planner', 'Quiz'];

/** The width from which the side bar has every section. */
const WIDE = 1024;

/** Opens a section from any page, as a student does on a phone or on a desktop. */
export async function openSection(page: Page, section: Section): Promise<void> {
  const isInBars = IN_BOTTOM_BAR.includes(section) || (page.viewportSize()?.width ?? 0) >= WIDE;
  const nav = isInBars ? page.getByRole('navigation', { name: 'Main' }) : await openMore(page);
  await nav.getByRole('link', { name: section, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS[section] })).toBeVisible();
}

/** Opens the sheet with the places that a phone's bottom bar does not have. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Profile and more' }).click();
  return page.getByRole('dialog', { name: 'More' }).getByRole('navigation');
}

/** Opens an AI tool from the AI Lab. */
export async function openAiTool(page: Page, tool: AiToolId): Promise<void> {
  await openSection(page, 'AI Lab');
  await page
    .getByRole('main')
    .getByRole('link', { name: toolTitle(tool), exact: true })
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
