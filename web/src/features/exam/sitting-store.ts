import type { Sitting } from '@akada/domain/exam/sitting';
import { useSyncExternalStore } from 'react';
import { examKey } from './persisted-exams.ts';

/*
 * The exams that this device is sitting, in localStorage: it is written before a press returns, so that a tab that is
 * killed a moment later has lost nothing. All tabs of the browser share it, and each change starts from what is stored.
 * Two tabs with the same exam therefore show the same answers, and neither overwrites the other's.
 */

const listeners = new Set<() => void>();
/** What localStorage had no room for. It lasts until the page is closed, and is sent like the rest. */
const unstored = new Map<string, Sitting>();
const parsed = new Map<string, { text: string; sitting: Sitting | null }>();

/** An attempt as this device persists it; null if it has none. */
export function readSitting(uid: string, attemptId: string): Sitting | null {
  const key = examKey(uid, attemptId);
  const text = localStorage.getItem(key);
  if (text === null || unstored.has(key)) return unstored.get(key) ?? null;
  // The same object for the same text: useSyncExternalStore compares snapshots by identity.
  const last = parsed.get(key);
  if (last?.text === text) return last.sitting;
  const sitting = parseSitting(text);
  parsed.set(key, { text, sitting });
  return sitting;
}

/** {@link readSitting}, updated when this tab or another one changes it. */
export function useSitting(uid: string, attemptId: string): Sitting | null {
  return useSyncExternalStore(watch, () => readSitting(uid, attemptId));
}

/** Persists an attempt on this device. */
export function persistSitting(uid: string, sitting: Sitting): void {
  const key = examKey(uid, sitting.attempt_id);
  try {
    localStorage.setItem(key, JSON.stringify(sitting));
    unstored.delete(key);
  } catch (error) {
    console.warn('an exam was not persisted', error);
    unstored.set(key, sitting);
  }
  notifyAll();
}

/**
 * Changes a persisted attempt, starting from its latest state, also if another tab wrote it.
 *
 * @returns the changed attempt; null if this device has none
 */
export function changeSitting(
  uid: string,
  attemptId: string,
  change: (sitting: Sitting) => Sitting,
): Sitting | null {
  const sitting = readSitting(uid, attemptId);
  if (!sitting) return null;
  const changed = change(sitting);
  if (changed !== sitting) persistSitting(uid, changed);
  return changed;
}

/** Removes an attempt from this device. */
export function dropSitting(uid: string, attemptId: string): void {
  const key = examKey(uid, attemptId);
  localStorage.removeItem(key);
  unstored.delete(key);
  notifyAll();
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Null for a text that this version did not write. */
function parseSitting(text: string): Sitting | null {
  try {
    const read = JSON.parse(text) as Partial<Sitting> | null;
    const isWhole =
      typeof read?.attempt_id === 'string' &&
      typeof read.set_id === 'string' &&
      typeof read.title === 'string' &&
      Number.isInteger(read.count) &&
      Number.isFinite(read.started_at) &&
      Number.isFinite(read.ends_at) &&
      Number.isInteger(read.at) &&
      typeof read.answers === 'object' &&
      Array.isArray(read.flagged) &&
      Array.isArray(read.unsent);
    return isWhole ? (read as Sitting) : null;
  } catch {
    return null;
  }
}
