/**
 * The focus timer: rounds of focus and breaks, with a long break after the last round of a set. Its state holds the
 * instant at which the phase ends instead of counting ticks, so it stays exact in a suspended tab, after a reload and
 * across pages.
 */
import type { Day } from '../days/day.ts';

export type FocusPhase = 'focus' | 'short_break' | 'long_break';

/** The length of each phase in minutes, and the rounds before a long break. */
export interface FocusLengths {
  focus: number;
  short_break: number;
  long_break: number;
  rounds: number;
}

export const DEFAULT_FOCUS: FocusLengths = { focus: 25, short_break: 5, long_break: 15, rounds: 4 };

/** The limits of each length. */
export const FOCUS_LIMITS: Record<keyof FocusLengths, { min: number; max: number }> = {
  focus: { min: 5, max: 90 },
  short_break: { min: 1, max: 30 },
  long_break: { min: 5, max: 60 },
  rounds: { min: 2, max: 8 },
};

/** The entry or task that the focus time counts for. */
export interface FocusTarget {
  kind: 'entry' | 'task';
  id: string;
  title: string;
}

export interface FocusTimer {
  phase: FocusPhase;
  /** The current round, or the one that the break follows, from 1. */
  round: number;
  /** Running until an instant, or paused with this much left; milliseconds. */
  clock: { ends_at: number } | { left: number };
  lengths: FocusLengths;
  target: FocusTarget | null;
  /** The id under which this round is saved, and when it began (milliseconds). */
  session_id: string;
  started_at: number;
}

/** A focus session that has ended. It is saved once, under its id. */
export interface EndedFocus {
  id: string;
  /** Whole minutes, without breaks and pauses. */
  minutes: number;
  started_at: Date;
  ended_at: Date;
  target: FocusTarget | null;
}

/** An ended session with the student's day on which it ended, whose study time it adds to. */
export interface FinishedFocus extends EndedFocus {
  day: Day;
}

export interface FocusStep {
  /** Null when the timer was ended. */
  timer: FocusTimer | null;
  finished: EndedFocus | null;
}

const MINUTE = 60_000;

/** A timer that starts its first round. */
export function startFocus(
  lengths: FocusLengths,
  target: FocusTarget | null,
  sessionId: string,
  now: number,
): FocusTimer {
  return {
    phase: 'focus',
    round: 1,
    clock: { ends_at: now + lengths.focus * MINUTE },
    lengths,
    target,
    session_id: sessionId,
    started_at: now,
  };
}

/** Milliseconds left of the phase. */
export function msLeft({ clock }: FocusTimer, now: number): number {
  return 'left' in clock ? clock.left : Math.max(0, clock.ends_at - now);
}

export function isRunning({ clock }: FocusTimer): boolean {
  return 'ends_at' in clock;
}

/** Whether a round of focus has not been started yet. */
export function isWaiting(timer: FocusTimer): boolean {
  return timer.phase === 'focus' && 'left' in timer.clock && timer.clock.left === phaseMs(timer);
}

/** Pauses the timer. */
export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
  return isRunning(timer) ? { ...timer, clock: { left: msLeft(timer, now) } } : timer;
}

/** Starts the timer again. */
export function resumeTimer(timer: FocusTimer, now: number): FocusTimer {
  if (isRunning(timer)) return timer;
  return {
    ...timer,
    ...(isWaiting(timer) && { started_at: now }),
    clock: { ends_at: now + msLeft(timer, now) },
  };
}

/**
 * Moves the timer on to now: an ended round of focus is followed by its break, an ended break by the next round. That
 * round waits for the student, so that a phone left alone does not count study time.
 *
 * @param nextId the session id for a next round
 */
export function catchUpTimer(timer: FocusTimer, nextId: string, now: number): FocusStep {
  if (!('ends_at' in timer.clock) || timer.clock.ends_at > now) return { timer, finished: null };
  const end = timer.clock.ends_at;
  if (timer.phase !== 'focus') return { timer: nextFocus(timer, nextId), finished: null };
  const rest = catchUpTimer(breakAfter(timer, end), nextId, now);
  return { timer: rest.timer, finished: finishedAt(timer, end) };
}

/** Skips to the next phase. A round that is cut short counts its whole minutes. */
export function skipPhase(timer: FocusTimer, nextId: string, now: number): FocusStep {
  const { timer: current, finished } = catchUpTimer(timer, nextId, now);
  // The student skips the phase on the screen: if it has already ended, there is nothing left to skip.
  if (current !== timer) return { timer: current, finished };
  if (timer.phase !== 'focus') return { timer: nextFocus(timer, nextId), finished: null };
  return { timer: breakAfter(timer, now), finished: finishedAt(timer, now) };
}

/** Ends the timer. A round that is cut short counts its whole minutes. */
export function stopTimer(timer: FocusTimer, now: number): FocusStep {
  const at = 'ends_at' in timer.clock ? Math.min(now, timer.clock.ends_at) : now;
  return { timer: null, finished: timer.phase === 'focus' ? finishedAt(timer, at) : null };
}

/** The full length of the phase in milliseconds. */
export function phaseMs({ phase, lengths }: FocusTimer): number {
  return lengths[phase] * MINUTE;
}

function breakAfter(timer: FocusTimer, at: number): FocusTimer {
  const phase = timer.round >= timer.lengths.rounds ? 'long_break' : 'short_break';
  return { ...timer, phase, clock: { ends_at: at + timer.lengths[phase] * MINUTE } };
}

function nextFocus(timer: FocusTimer, nextId: string): FocusTimer {
  return {
    ...timer,
    phase: 'focus',
    round: timer.phase === 'long_break' ? 1 : timer.round + 1,
    clock: { left: timer.lengths.focus * MINUTE },
    session_id: nextId,
  };
}

/** The session that ends at `at`; null for less than a minute. */
function finishedAt(timer: FocusTimer, at: number): EndedFocus | null {
  const minutes = Math.floor((phaseMs(timer) - msLeft(timer, at)) / MINUTE);
  if (minutes < 1) return null;
  return {
    id: timer.session_id,
    minutes,
    // Guards against a device clock set back during a pause: a session must not end before it began.
    started_at: new Date(Math.min(timer.started_at, at - minutes * MINUTE)),
    ended_at: new Date(at),
    target: timer.target,
  };
}
