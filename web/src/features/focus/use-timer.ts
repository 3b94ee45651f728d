import { type FocusTimer, isRunning, msLeft } from '@akada/domain/focus/focus';
import { useEffect, useReducer } from 'react';
import { catchUp } from './focus-actions.ts';
import { sendUnsaved } from './send-focus.ts';

/** Milliseconds that a tab out of sight leaves to one in sight, where the student reads what it has to say. */
const COURTESY = 1_000;

/**
 * Moves the timer on when its phase ends, and as soon as the page is awake again when it has ended meanwhile.
 *
 * @param mayNotify whether the student wants browser notifications
 */
export function useCatchUp(uid: string, timer: FocusTimer | null, mayNotify: boolean): void {
  const endsAt = timer && 'ends_at' in timer.clock ? timer.clock.ends_at : null;
  useEffect(() => {
    if (endsAt === null) return;
    let alarm: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(alarm);
      const left = endsAt - Date.now();
      if (left <= 0) void catchUp(uid, mayNotify);
      else alarm = setTimeout(look, left + (document.hidden ? COURTESY : 0));
    };
    look();
    const stopWatching = onAwake(look);
    return () => {
      clearTimeout(alarm);
      stopWatching();
    };
  }, [uid, endsAt, mayNotify]);
}

/** Sends what an earlier page has left, now and whenever the network is back. */
export function useSendUnsaved(uid: string): void {
  useEffect(() => {
    const sendAll = () => sendUnsaved(uid);
    sendAll();
    addEventListener('online', sendAll);
    return () => removeEventListener('online', sendAll);
  }, [uid]);
}

/** Whole seconds that are left of the phase; on the second while the page is in view, and at rest while it is not. */
export function useSecondsLeft(timer: FocusTimer): number {
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRunning(timer)) return;
    let next: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(next);
      show();
      const left = msLeft(timer, Date.now());
      // From second to second, so that delays do not add up.
      if (left > 0 && !document.hidden) next = setTimeout(tick, left % 1_000 || 1_000);
    };
    tick();
    const stopWatching = onAwake(tick);
    return () => {
      clearTimeout(next);
      stopWatching();
    };
  }, [timer]);
  return Math.ceil(msLeft(timer, Date.now()) / 1_000);
}

/** Calls back when the page may have slept, or when it is looked at or left. */
function onAwake(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  const names = ['pageshow', 'online', 'focus'] as const;
  for (const name of names) addEventListener(name, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const name of names) removeEventListener(name, look);
  };
}
