import { dayOf } from '@akada/domain/days/day';
import {
  caughtUp,
  type FocusLengths,
  type FocusStep,
  type FocusTarget,
  type FocusTimer,
  paused,
  resumed,
  skipped,
  startFocus,
  stopped,
} from '@akada/domain/focus/focus';
import { currentZone } from '@/lib/zone.ts';
import { announceStep } from './announce-step.ts';
import { changeKept } from './focus-store.ts';
import { send } from './send-focus.ts';

type Act = (timer: FocusTimer, nextId: string, now: number) => FocusStep;

/**
 * Takes a step with the timer, tells of it, and stores the focus that it ends.
 *
 * @param mayTell whether with browser notifications too; of what a student does in the page there is no need to
 */
async function step(uid: string, act: Act, mayTell = false): Promise<void> {
  const now = Date.now();
  const taken = await changeKept(uid, (kept) => {
    if (!kept.timer) return { kept, told: null };
    const { timer, finished: ended } = act(kept.timer, crypto.randomUUID(), now);
    const finished = ended && { ...ended, day: dayOf(ended.ended_at, currentZone()) };
    return {
      kept: { ...kept, timer, unsaved: finished ? [...kept.unsaved, finished] : kept.unsaved },
      told: { before: kept.timer, after: timer, finished },
    };
  });
  if (!taken) return;
  announceStep(taken, now, mayTell);
  if (taken.finished) await send(uid, taken.finished);
}

/** The same on a timer that is as of now. */
function asOfNow(act: (timer: FocusTimer, now: number) => FocusTimer): Act {
  return (timer, nextId, now) => {
    const current = caughtUp(timer, nextId, now);
    return { ...current, timer: current.timer && act(current.timer, now) };
  };
}

/** Begins the first focus, unless a timer is under way already. */
export function start(uid: string, lengths: FocusLengths, target: FocusTarget | null): Promise<void> {
  return changeKept(uid, (kept) => ({
    kept: kept.timer
      ? kept
      : { ...kept, lengths, timer: startFocus(lengths, target, crypto.randomUUID(), Date.now()) },
    told: undefined,
  }));
}

/** Moves on from a phase that has ended, and tells of it with the browser's notifications where it may. */
export const catchUp = (uid: string, mayTell: boolean) => step(uid, caughtUp, mayTell);

export const pause = (uid: string) => step(uid, asOfNow(paused));

export const resume = (uid: string) => step(uid, asOfNow(resumed));

export const skip = (uid: string) => step(uid, skipped);

/** Ends the timer. */
export const end = (uid: string) => step(uid, (timer, _, now) => stopped(timer, now));

/** Has the focus that is under way, and those after it, count for something else, or for nothing. */
export const bind = (uid: string, target: FocusTarget | null) =>
  step(
    uid,
    asOfNow((timer) => ({ ...timer, target })),
  );
