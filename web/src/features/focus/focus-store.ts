import { useSyncExternalStore } from 'react';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import { focusKey } from './has-timer.ts';
import { type PersistedTimer, parsePersisted, serializePersisted } from './persisted-timer.ts';

const listeners = new Set<() => void>();

let last: { text: string | null; persisted: PersistedTimer } | null = null;

/** Reads the student's timer from this device. */
export function readPersisted(uid: string): PersistedTimer {
  const text = localStorage.getItem(focusKey(uid));
  // The same object for the same text: useSyncExternalStore compares snapshots by identity.
  if (last?.text !== text) last = { text, persisted: parsePersisted(text) };
  return (last as { persisted: PersistedTimer }).persisted;
}

/** The student's timer on this device, updated when this tab or another one changes it. */
export function usePersistedTimer(uid: string): PersistedTimer {
  return useSyncExternalStore(watch, () => readPersisted(uid));
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/**
 * Changes the persisted timer, one tab at a time and on its latest state: of two tabs that see a focus end, the second
 * one finds it ended already.
 *
 * @returns the `result` of `change`
 */
export async function updatePersisted<Result>(
  uid: string,
  change: (persisted: PersistedTimer) => { persisted: PersistedTimer; result: Result },
): Promise<Result> {
  const key = focusKey(uid);
  return oneAtATime(key, () => {
    const { persisted, result } = change(readPersisted(uid));
    const text = serializePersisted(persisted);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    for (const notify of listeners) notify();
    return result;
  });
}
