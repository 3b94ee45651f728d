import { useSyncExternalStore } from 'react';
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import { focusKey } from './has-timer.ts';
import { type Kept, keptOf, textOf } from './persisted-timer.ts';

const watching = new Set<() => void>();

let last: { text: string | null; kept: Kept } | null = null;

/** What is kept of this student's timer now. */
export function keptNow(uid: string): Kept {
  const text = localStorage.getItem(focusKey(uid));
  // The same value for the same text: React asks whether it has changed.
  if (last?.text !== text) last = { text, kept: keptOf(text) };
  return (last as { kept: Kept }).kept;
}

/** What is kept of this student's timer, as this tab and others change it. */
export function useKept(uid: string): Kept {
  return useSyncExternalStore(watch, () => keptNow(uid));
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
export async function changeKept<Told>(
  uid: string,
  by: (kept: Kept) => { kept: Kept; told: Told },
): Promise<Told> {
  const key = focusKey(uid);
  return oneAtATime(key, () => {
    const { kept, told } = by(keptNow(uid));
    const text = textOf(kept);
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    for (const tell of watching) tell();
    return told;
  });
}
