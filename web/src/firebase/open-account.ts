import { clockZone } from '@akada/domain/days/zone';
import { isDeletingAccount } from './deleting-account.ts';
import { areWritesQueued, queueWrites, sendQueuedWrites } from './queued-writes.ts';

/*
 * The account is opened on the first verified sign-in. Until it is, the rules refuse what starts a trigger: such a write
 * waits on the device and is sent afterwards, however long that takes and whether or not this page is still open.
 */

/** Milliseconds before the next try; the last goes on. */
const PAUSES = [1_000, 2_000, 5_000, 15_000, 60_000];

/** Refusals that no further try changes. */
const FINAL = ['functions/failed-precondition', 'functions/unauthenticated', 'functions/permission-denied'];

let known: string | null = null;
let opening: Promise<void> | null = null;
let hasFailed = false;
let tryNow = () => {};
const listeners = new Set<() => void>();

/** Notes that a student's account was seen. */
export function markAccountOpen(uid: string): void {
  known = uid;
  if (hasFailed) setFailed(false);
}

/**
 * Writes what the rules take from open accounts only. Unless the account was seen it stays on the device, and is sent as
 * soon as the account is open.
 *
 * @returns what the write returns
 */
export function writeWhenAccountOpen<T>(uid: string, write: () => T): T {
  if (known !== uid) {
    queueWrites(uid);
    void openAccount(uid);
  }
  return write();
}

/** Opens the account and releases what was written before, trying again until it is done or refused for good. */
export function openAccount(uid: string): Promise<void> {
  opening ??= tryUntilOpen(uid).finally(() => {
    opening = null;
  });
  return opening;
}

/** Whether the account is needed and not seen: something written waits for it. */
export function isWaitingForAccount(uid: string): boolean {
  return known !== uid && areWritesQueued(uid);
}

/** Tries at once instead of waiting. */
export function retryOpenAccount(): void {
  tryNow();
}

/** Whether the last try failed, for `useSyncExternalStore`. */
export const openAccountFailure = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => hasFailed,
};

async function tryUntilOpen(uid: string): Promise<void> {
  for (let tries = 0; !isDeletingAccount(uid); tries += 1) {
    try {
      const { call } = await import('./functions.ts');
      await call('openAccount', { zone: clockZone() });
      markAccountOpen(uid);
      await sendQueuedWrites(uid);
      return;
    } catch (error) {
      console.warn('the account could not be opened', error);
      setFailed(true);
      if (isFinal(error)) return;
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0);
    }
  }
}

/** Waits, but no longer than until the network comes back or the student asks. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
    tryNow = end;
    addEventListener('online', end);
  });
}

function isFinal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FINAL.includes(String(error.code));
}

function setFailed(failed: boolean): void {
  hasFailed = failed;
  for (const listener of listeners) listener();
}
