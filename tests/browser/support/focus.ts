import { startOfDayIn } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { DEFAULT_FOCUS } from '@akada/domain/focus/focus';
import type { Locator, Page } from '@playwright/test';
import { readDocuments, type Student } from './backend.ts';
import { chooseAction } from './rows.ts';
import { addEntry, expect, lagosToday, openPlanner } from './test.ts';

export const MINUTE = 60_000;
/** The title of the schedule entry. */
export const ENTRY_TITLE = 'Revise photosynthesis';

/** A time today from which a focus session ends before the server's now, except in the first minutes of a day. */
export async function setClockForFocus(page: Page): Promise<void> {
  const today = startOfDayIn(lagosToday(), DEFAULT_ZONE).getTime();
  await page.clock.install({ time: Math.max(today, Date.now() - (DEFAULT_FOCUS.focus + 2) * MINUTE) });
}

/** Opens a planner with an entry for today, on a fake clock. */
export async function openPlannerWithEntry(page: Page, student: Student): Promise<void> {
  await setClockForFocus(page);
  await openPlanner(page, student);
  await addEntry(page, ENTRY_TITLE, '08:00');
  await expect.poll(() => readDocuments(student.uid, 'planner')).toHaveLength(1);
}

/** Starts the timer for an entry or a task, and leaves the dialog open. */
export async function startFocus(page: Page, title = ENTRY_TITLE): Promise<void> {
  await chooseAction(page, title, 'Focus');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

/** The seconds that the timer shows. */
export async function readSeconds(timer: Locator): Promise<number> {
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec((await timer.textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** The timer's error in seconds. */
export function timerErrorSeconds(timer: Locator, endsAt: number): Promise<number> {
  return timer.evaluate((element, end) => {
    const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(element.textContent) ?? [];
    return Math.abs(Number(minutes) * 60 + Number(seconds) - (end - Date.now()) / 1_000);
  }, endsAt);
}

/** The timer that the browser has persisted. */
export function readPersistedTimer(page: Page, { uid }: Student) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `akada.focus.${uid}`);
}

/** Closes the dialog. */
export const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
/** The timer at the edge of a page. */
export const smallTimer = (page: Page) => page.locator('button', { hasText: 'Open the focus timer' });
