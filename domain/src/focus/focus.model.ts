/** Shared by the focus timer's tests: a clock in milliseconds, and the timer of a step that did not end it. */
import type { FocusStep, FocusTimer } from './focus.ts';

export const MINUTE = 60_000;
export const START = Date.UTC(2026, 10, 20, 10);

/** The instant this many minutes after the start. */
export const after = (minutes: number): number => START + minutes * MINUTE;

/** The timer after a step; throws if the step ended it. */
export function timerOf({ timer }: FocusStep): FocusTimer {
  if (!timer) throw new Error('the timer was ended');
  return timer;
}
