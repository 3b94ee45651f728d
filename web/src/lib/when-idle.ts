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

/**
 * Runs tasks one after another, each when the last has ended and the browser is idle, so that the page stays responsive. A
 * task that fails doesn't stop the others.
 *
 * @returns how to cancel those that have not started
 */
export function eachWhenIdle(tasks: readonly (() => Promise<unknown>)[]): () => void {
  let isCancelled = false;
  let cancel = () => {};
  const runFrom = (index: number) => {
    const task = tasks[index];
    if (!task || isCancelled) return;
    cancel = whenIdle(() => {
      task()
        .catch(() => {})
        .then(() => runFrom(index + 1));
    });
  };
  runFrom(0);
  return () => {
    isCancelled = true;
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
