/** What the tests of the focus timer share: a clock of plain numbers, and a timer that is still there. */
import type { FocusStep, FocusTimer } from './focus.ts';

export const MINUTE = 60_000;
export const START = Date.UTC(2026, 10, 20, 10);

/** The instant so many minutes after the start. */
export const after = (minutes: number): number => START + minutes * MINUTE;

/** The timer of a step that did not end it. */
export function timerOf({ timer }: FocusStep): FocusTimer {
  if (!timer) throw new Error('the timer was ended');
  return timer;
}
