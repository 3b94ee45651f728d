/**
 * The focus timer (design section 3): focus and breaks in turn, a long break after every fourth focus. It is a value
 * with the instant at which its phase ends and no ticks, so that it is exact over a sleeping tab, a reload and pages.
 */
import type { Day } from '../days/day.ts';

export type FocusPhase = 'focus' | 'short_break' | 'long_break';

/** Minutes of each phase, and how many times to focus before the long break. */
export interface FocusLengths {
  focus: number;
  short_break: number;
  long_break: number;
  rounds: number;
}

export const DEFAULT_FOCUS: FocusLengths = { focus: 25, short_break: 5, long_break: 15, rounds: 4 };

/** What each length may be. */
export const FOCUS_LIMITS: Record<keyof FocusLengths, { min: number; max: number }> = {
  focus: { min: 5, max: 90 },
  short_break: { min: 1, max: 30 },
  long_break: { min: 5, max: 60 },
  rounds: { min: 2, max: 8 },
};

/** What the time is for. */
export interface FocusTarget {
  kind: 'entry' | 'task';
  id: string;
  title: string;
}

export interface FocusTimer {
  phase: FocusPhase;
  /** Which focus of the set this is, or which one the break follows, from 1. */
  round: number;
  /** Running until an instant, or standing with so much left; milliseconds. */
  clock: { ends_at: number } | { left: number };
  lengths: FocusLengths;
  target: FocusTarget | null;
  /** The id under which this focus is stored, and when it began (milliseconds). */
  session_id: string;
  started_at: number;
}

/** A focus that has ended: it is stored once, under its id. */
export interface EndedFocus {
  id: string;
  /** Whole minutes of it, breaks and pauses not among them. */
  minutes: number;
  started_at: Date;
  ended_at: Date;
  target: FocusTarget | null;
}

/** The same with the student's day on which it ended: that day's study time. */
export interface FinishedFocus extends EndedFocus {
  day: Day;
}

export interface FocusStep {
  /** Null when the timer was ended. */
  timer: FocusTimer | null;
  finished: EndedFocus | null;
}

const MINUTE = 60_000;

/** A timer that begins its first focus. */
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

/** Milliseconds that are left of the phase. */
export function msLeft({ clock }: FocusTimer, now: number): number {
  return 'left' in clock ? clock.left : Math.max(0, clock.ends_at - now);
}

export function isRunning({ clock }: FocusTimer): boolean {
  return 'ends_at' in clock;
}

/** Whether a focus stands at its beginning and waits for the student. */
export function isWaiting(timer: FocusTimer): boolean {
  return timer.phase === 'focus' && 'left' in timer.clock && timer.clock.left === phaseMs(timer);
}

/** The timer, standing. */
export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
  return isRunning(timer) ? { ...timer, clock: { left: msLeft(timer, now) } } : timer;
}

/** The timer, running again. */
export function resumeTimer(timer: FocusTimer, now: number): FocusTimer {
  if (isRunning(timer)) return timer;
  return {
    ...timer,
    ...(isWaiting(timer) && { started_at: now }),
    clock: { ends_at: now + msLeft(timer, now) },
  };
}

/**
 * The timer as of now: a focus that has ended gives way to its break, a break to the next focus, which waits, so that a
 * phone that was left alone does not go on studying.
 *
 * @param nextId the id of a next focus
 */
export function catchUpTimer(timer: FocusTimer, nextId: string, now: number): FocusStep {
  if (!('ends_at' in timer.clock) || timer.clock.ends_at > now) return { timer, finished: null };
  const end = timer.clock.ends_at;
  if (timer.phase !== 'focus') return { timer: nextFocus(timer, nextId), finished: null };
  const rest = catchUpTimer(breakAfter(timer, end), nextId, now);
  return { timer: rest.timer, finished: finishedAt(timer, end) };
}

/** The next phase now. Of a focus that is cut short the whole minutes count. */
export function skipPhase(timer: FocusTimer, nextId: string, now: number): FocusStep {
  const { timer: current, finished } = catchUpTimer(timer, nextId, now);
  // What is skipped is the phase that the student saw: when it has ended meanwhile, there is nothing to skip.
  if (current !== timer) return { timer: current, finished };
  if (timer.phase !== 'focus') return { timer: nextFocus(timer, nextId), finished: null };
  return { timer: breakAfter(timer, now), finished: finishedAt(timer, now) };
}

/** The end of the timer. Of a focus that is cut short the whole minutes count. */
export function stopTimer(timer: FocusTimer, now: number): FocusStep {
  const at = 'ends_at' in timer.clock ? Math.min(now, timer.clock.ends_at) : now;
  return { timer: null, finished: timer.phase === 'focus' ? finishedAt(timer, at) : null };
}

/** Milliseconds that the phase lasts as a whole. */
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

/** Null for less than a minute. */
function finishedAt(timer: FocusTimer, at: number): EndedFocus | null {
  const minutes = Math.floor((phaseMs(timer) - msLeft(timer, at)) / MINUTE);
  if (minutes < 1) return null;
  return {
    id: timer.session_id,
    minutes,
    // A clock that was set back in a pause would have it end before it began.
    started_at: new Date(Math.min(timer.started_at, at - minutes * MINUTE)),
    ended_at: new Date(at),
    target: timer.target,
  };
}
