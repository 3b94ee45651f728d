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

type Act = (timer: FocusTimer, nextId: string, now: number) => FocusStep;

/**
 * Takes a step with the timer, tells of it, and stores the focus that it ends.
 *
 * @param mayNotify whether with browser notifications too; of what a student does in the page there is no need to
 */
async function step(uid: string, act: Act, mayNotify = false): Promise<void> {
  const now = Date.now();
  const taken = await updatePersisted(uid, (kept) => {
    if (!kept.timer) return { kept, told: null };
    const { timer, finished: ended } = act(kept.timer, crypto.randomUUID(), now);
    const finished = ended && { ...ended, day: dayOf(ended.ended_at, currentZone()) };
    return {
      kept: { ...kept, timer, unsaved: finished ? [...kept.unsaved, finished] : kept.unsaved },
      told: { before: kept.timer, after: timer, finished },
    };
  });
  if (!taken) return;
  announceStep(taken, now, mayNotify);
  if (taken.finished) await sendFocus(uid, taken.finished);
}

/** The same on a timer that is as of now. */
function asOfNow(act: (timer: FocusTimer, now: number) => FocusTimer): Act {
  return (timer, nextId, now) => {
    const current = catchUpTimer(timer, nextId, now);
    return { ...current, timer: current.timer && act(current.timer, now) };
  };
}

/** Begins the first focus, unless a timer is under way already. */
export function start(uid: string, lengths: FocusLengths, target: FocusTarget | null): Promise<void> {
  return updatePersisted(uid, (kept) => ({
    kept: kept.timer
      ? kept
      : { ...kept, lengths, timer: startFocus(lengths, target, crypto.randomUUID(), Date.now()) },
    told: undefined,
  }));
}

/** Moves on from a phase that has ended, and tells of it with the browser's notifications where it may. */
export const catchUp = (uid: string, mayNotify: boolean) => step(uid, catchUpTimer, mayNotify);

export const pause = (uid: string) => step(uid, asOfNow(pauseTimer));

export const resume = (uid: string) => step(uid, asOfNow(resumeTimer));

export const skip = (uid: string) => step(uid, skipPhase);

/** Ends the timer. */
export const end = (uid: string) => step(uid, (timer, _, now) => stopTimer(timer, now));

/** Has the focus that is under way, and those after it, count for something else, or for nothing. */
export const setTarget = (uid: string, target: FocusTarget | null) =>
  step(
    uid,
    asOfNow((timer) => ({ ...timer, target })),
  );
