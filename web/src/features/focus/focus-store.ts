import { useSyncExternalStore } from 'react';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import { focusKey } from './has-timer.ts';
import { type PersistedTimer, parsePersisted, serializePersisted } from './persisted-timer.ts';

const watching = new Set<() => void>();

let last: { text: string | null; kept: PersistedTimer } | null = null;

/** What is kept of this student's timer now. */
export function readPersisted(uid: string): PersistedTimer {
  const text = localStorage.getItem(focusKey(uid));
  // The same value for the same text: React asks whether it has changed.
  if (last?.text !== text) last = { text, kept: parsePersisted(text) };
  return (last as { kept: PersistedTimer }).kept;
}

/** What is kept of this student's timer, as this tab and others change it. */
export function usePersistedTimer(uid: string): PersistedTimer {
  return useSyncExternalStore(watch, () => readPersisted(uid));
}

function watch(onChange: () => void): () => void {
  watching.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    watching.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/**
 * Changes what is kept. One tab at a time, on what is there then: of two tabs that see a focus end, the second one
 * finds it ended.
 *
 * @returns what `by` gave with what it keeps
 */
export async function updatePersisted<Told>(
  uid: string,
  by: (kept: PersistedTimer) => { kept: PersistedTimer; told: Told },
): Promise<Told> {
  const key = focusKey(uid);
  return oneAtATime(key, () => {
    const { kept, told } = by(readPersisted(uid));
    const text = serializePersisted(kept);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    for (const tell of watching) tell();
    return told;
  });
}
