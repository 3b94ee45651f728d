import { clockZone } from '@akada/domain/days/zone';
import { errorCode } from '@akada/domain/errors/error-code';
import { isDeletingAccount } from './deleting-account.ts';
import { areWritesQueued, queueWrites, sendQueuedWrites } from './queued-writes.ts';

/*
 * The first verified sign-in opens the account. Until then the rules refuse writes that start a trigger, so such a write
 * waits on the device and is sent afterwards, even if that takes long or this page is closed.
 */

/** Milliseconds before each retry; the last value repeats. */
const PAUSES = [1_000, 2_000, 5_000, 15_000, 60_000];

/** Codes of errors that a retry would not change. */
const FINAL = ['functions/failed-precondition', 'functions/unauthenticated', 'functions/permission-denied'];

let known: string | null = null;
let opening: Promise<void> | null = null;
let hasFailed = false;
let tryNow = () => {};
const listeners = new Set<() => void>();

/** Records that the student's account is open. */
export function markAccountOpen(uid: string): void {
  known = uid;
  if (hasFailed) setFailed(false);
}

/**
 * Makes a write that the rules accept only from open accounts. While the account is not known to be open, the write
 * waits on the device, and it is sent once the account is open.
 *
 * @returns what `write` returns
 */
export function writeWhenAccountOpen<T>(uid: string, write: () => T): T {
  if (known !== uid) {
    queueWrites(uid);
    void openAccount(uid);
  }
  return write();
}

/** Opens the account and sends the queued writes. Retries until that succeeds or the server refuses it finally. */
export function openAccount(uid: string): Promise<void> {
  opening ??= tryUntilOpen(uid).finally(() => {
    opening = null;
  });
  return opening;
}

/** Whether queued writes wait for an account that is not known to be open. */
export function isWaitingForAccount(uid: string): boolean {
  return known !== uid && areWritesQueued(uid);
}

/** Ends the pause before the next try, if there is one. */
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

/** Waits, but ends early when the network is back or `retryOpenAccount` is called. */
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
  return FINAL.includes(errorCode(error));
}

function setFailed(failed: boolean): void {
  hasFailed = failed;
  for (const listener of listeners) listener();
}
