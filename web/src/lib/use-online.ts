import { useSyncExternalStore } from 'react';

/** A small file of ours that is never cached on the device, so an answer proves that there is a network. */
const PROBE_PATH = '/robots.txt';
const PROBE_TIMEOUT_MS = 10_000;
/** The delay between failed probes, which cost no data. */
const PROBE_RETRY_MS = 5_000;

/** Shown where something can't wait for the network. */
export const OFFLINE_MESSAGE = "You're offline. This needs an internet connection.";

const listeners = new Set<() => void>();
let isReachable = true;
let isProbing = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Whether the device reports a network and, as far as probed, our server answers. */
export function isOnline(): boolean {
  return navigator.onLine && isReachable;
}

/** {@link isOnline}, updated when it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) stopWatching();
  };
}

function startWatching(): void {
  addEventListener('online', onOnline);
  addEventListener('offline', notify);
  // A page from the service worker's cache proves no network, and browsers don't always report that it is gone.
  if (navigator.serviceWorker?.controller) probe();
}

function stopWatching(): void {
  removeEventListener('online', onOnline);
  removeEventListener('offline', notify);
  clearTimeout(retryTimer);
  isReachable = true;
}

function onOnline(): void {
  isReachable = true;
  notify();
  probe();
}

/** Probes the server, one request at a time, until it answers. */
function probe(): void {
  clearTimeout(retryTimer);
  if (isProbing) return;
  isProbing = true;
  void serverAnswers().then((answers) => {
    isProbing = false;
    if (listeners.size === 0) return;
    isReachable = answers;
    notify();
    if (!answers) retryTimer = setTimeout(probe, PROBE_RETRY_MS);
  });
}

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function notify(): void {
  for (const onChange of listeners) onChange();
}
