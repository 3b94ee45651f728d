import { type FocusTimer, isRunning, msLeft } from '@akada/domain/focus/focus';
import { useEffect, useReducer } from 'react';
import { catchUp } from './focus-actions.ts';
import { sendUnsaved } from './send-focus.ts';

/** How long a hidden tab waits for a visible one to end the phase first, where the student sees the toast. */
const HIDDEN_TAB_DELAY_MS = 1_000;

/**
 * Moves the timer on when its phase ends, or when the page wakes up after the end.
 *
 * @param mayNotify whether the student wants browser notifications
 */
export function useCatchUp(uid: string, timer: FocusTimer | null, mayNotify: boolean): void {
  const endsAt = timer && 'ends_at' in timer.clock ? timer.clock.ends_at : null;
  useEffect(() => {
    if (endsAt === null) return;
    let alarm: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(alarm);
      const left = endsAt - Date.now();
      if (left <= 0) void catchUp(uid, mayNotify);
      else alarm = setTimeout(check, left + (document.hidden ? HIDDEN_TAB_DELAY_MS : 0));
    };
    check();
    const stopWatching = onWake(check);
    return () => {
      clearTimeout(alarm);
      stopWatching();
    };
  }, [uid, endsAt, mayNotify]);
}

/** Sends the sessions that an earlier page left unsaved, now and whenever the network is back. */
export function useSendUnsaved(uid: string): void {
  useEffect(() => {
    const sendAll = () => sendUnsaved(uid);
    sendAll();
    addEventListener('online', sendAll);
    return () => removeEventListener('online', sendAll);
  }, [uid]);
}

/** Whole seconds left of the phase. Updates every second while the page is visible, and not while it is hidden. */
export function useSecondsLeft(timer: FocusTimer): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRunning(timer)) return;
    let next: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(next);
      rerender();
      const left = msLeft(timer, Date.now());
      // Timed to the next full second, so that delays do not add up.
      if (left > 0 && !document.hidden) next = setTimeout(tick, left % 1_000 || 1_000);
    };
    tick();
    const stopWatching = onWake(tick);
    return () => {
      clearTimeout(next);
      stopWatching();
    };
  }, [timer]);
  return Math.ceil(msLeft(timer, Date.now()) / 1_000);
}

/** Calls back when the page may have been suspended, and when it is shown or hidden. Returns how to unsubscribe. */
function onWake(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  const names = ['pageshow', 'online', 'focus'] as const;
  for (const name of names) addEventListener(name, callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    for (const name of names) removeEventListener(name, callback);
  };
}
