/** Sends changes at most once in an interval. */
export interface Sender {
  /** Sends now, or as soon as the interval has passed. */
  soon: () => void;
  /** Sends now what waits; does nothing if nothing waits. */
  flush: () => void;
  /** Forgets what waits. */
  cancel: () => void;
}

/** @param send sends the newest state */
export function sendAtMost(intervalMs: number, send: () => void): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function now(): void {
    cancel();
    lastMs = performance.now();
    send();
  }

  return {
    soon() {
      if (timer !== undefined) return;
      timer = setTimeout(now, Math.max(0, lastMs + intervalMs - performance.now()));
    },
    flush() {
      if (timer !== undefined) now();
    },
    cancel,
  };
}
