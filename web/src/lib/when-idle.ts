/** Milliseconds from the opening of the app that belong to what the student waits for: a slow network is shared. */
export const STARTUP_MS = 6_000;

/**
 * Runs `work` once the browser has nothing better to do; gives back how to call it off.
 *
 * @param from milliseconds from the opening of the app before which it does not run
 */
export function whenIdle(work: () => void, from: number = STARTUP_MS): () => void {
  let callOff = () => {};
  const handle = setTimeout(() => {
    callOff = whenFree(work);
  }, from - performance.now());
  return () => {
    clearTimeout(handle);
    callOff();
  };
}

function whenFree(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
