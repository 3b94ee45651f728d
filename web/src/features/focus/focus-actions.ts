import { dayOf } from '@akada/domain/days/day';
import {
  catchUpTimer,
  type FocusLengths,
  type FocusStep,
  type FocusTarget,
  type FocusTimer,
  pauseTimer,
  resumeTimer,
  skipPhase,
  startFocus,
  stopTimer,
} from '@akada/domain/focus/focus';
import { currentZone } from '@/lib/zone.ts';
import { announceStep } from './announce-step.ts';
import { updatePersisted } from './focus-store.ts';
import { sendFocus } from './send-focus.ts';

type Transition = (timer: FocusTimer, nextId: string, now: number) => FocusStep;

/**
 * Applies a transition to the timer, announces it, and saves the focus session that it ends.
 *
 * @param mayNotify whether to show a browser notification too; false for actions of the student on the page
 */
async function step(uid: string, transition: Transition, mayNotify = false): Promise<void> {
  const now = Date.now();
  const taken = await updatePersisted(uid, (persisted) => {
    if (!persisted.timer) return { persisted, result: null };
    const { timer, finished: ended } = transition(persisted.timer, crypto.randomUUID(), now);
    const finished = ended && { ...ended, day: dayOf(ended.ended_at, currentZone()) };
    return {
      persisted: {
        ...persisted,
        timer,
        unsaved: finished ? [...persisted.unsaved, finished] : persisted.unsaved,
      },
      result: { before: persisted.timer, after: timer, finished },
    };
  });
  if (!taken) return;
  announceStep(taken, now, mayNotify);
  if (taken.finished) await sendFocus(uid, taken.finished);
}

/** Catches the timer up before it applies `change`. */
function afterCatchUp(change: (timer: FocusTimer, now: number) => FocusTimer): Transition {
  return (timer, nextId, now) => {
    const current = catchUpTimer(timer, nextId, now);
    return { ...current, timer: current.timer && change(current.timer, now) };
  };
}

/** Starts the first round, unless a timer is already set. */
export function start(uid: string, lengths: FocusLengths, target: FocusTarget | null): Promise<void> {
  return updatePersisted(uid, (persisted) => ({
    persisted: persisted.timer
      ? persisted
      : { ...persisted, lengths, timer: startFocus(lengths, target, crypto.randomUUID(), Date.now()) },
    result: undefined,
  }));
}

/** Moves on from a phase that has ended. */
export const catchUp = (uid: string, mayNotify: boolean) => step(uid, catchUpTimer, mayNotify);

export const pause = (uid: string) => step(uid, afterCatchUp(pauseTimer));

export const resume = (uid: string) => step(uid, afterCatchUp(resumeTimer));

export const skip = (uid: string) => step(uid, skipPhase);

/** Ends the timer. */
export const end = (uid: string) => step(uid, (timer, _, now) => stopTimer(timer, now));

/** Changes what this round and the next ones count for; null for general study time. */
export const setTarget = (uid: string, target: FocusTarget | null) =>
  step(
    uid,
    afterCatchUp((timer) => ({ ...timer, target })),
  );
