import { useSyncExternalStore } from 'react';

/** A small file of our own that is not kept on the device: whoever is answered has a network. */
const ASKED_FOR = '/robots.txt';
/** Milliseconds that an answer may take. */
const PATIENCE = 10_000;
/** Milliseconds until it is asked again, as long as nothing answers: what fails costs no data. */
const ASK_AGAIN = 5_000;

const listeners = new Set<() => void>();
let isAnswered = true;
let isAsking = false;
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether there is a network: the device says so, and where that is not enough, our server does not fail to answer. */
export function isOnline(): boolean {
  return navigator.onLine && isAnswered;
}

/** See {@link isOnline}; follows it. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline);
}

function follow(onChange: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) end();
  };
}

function begin(): void {
  addEventListener('online', onOnline);
  addEventListener('offline', tell);
  // A page that comes from the device says nothing of the network, and a browser may forget to say that it is gone.
  if (navigator.serviceWorker?.controller) ask();
}

function end(): void {
  removeEventListener('online', onOnline);
  removeEventListener('offline', tell);
  clearTimeout(again);
  isAnswered = true;
}

function onOnline(): void {
  isAnswered = true;
  tell();
  ask();
}

/** Asks the server, once at a time, and goes on asking as long as it does not answer. */
function ask(): void {
  clearTimeout(again);
  if (isAsking) return;
  isAsking = true;
  void answered().then((isThere) => {
    isAsking = false;
    if (listeners.size === 0) return;
    isAnswered = isThere;
    tell();
    if (!isThere) again = setTimeout(ask, ASK_AGAIN);
  });
}

async function answered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    await fetch(ASKED_FOR, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function tell(): void {
  for (const onChange of listeners) onChange();
}
