/** Background work waits this long after the app was opened, so that it does not compete for a slow network. */
export const STARTUP_MS = 6_000;

/**
 * Runs `work` once the browser is idle.
 *
 * @param from milliseconds after the app was opened before which it does not run
 * @returns how to cancel it
 */
export function whenIdle(work: () => void, from: number = STARTUP_MS): () => void {
  let cancel = () => {};
  const handle = setTimeout(() => {
    cancel = onIdle(work);
  }, from - performance.now());
  return () => {
    clearTimeout(handle);
    cancel();
  };
}

function onIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
