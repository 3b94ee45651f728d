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
 * Runs works one after another, each once the last has ended and the browser is idle, so that the page answers in between.
 * A failed work does not keep the next ones from running.
 *
 * @returns how to cancel those that have not started
 */
export function eachWhenIdle(works: readonly (() => Promise<unknown>)[]): () => void {
  let isCancelled = false;
  let cancel = () => {};
  const runFrom = (index: number) => {
    const work = works[index];
    if (!work || isCancelled) return;
    cancel = whenIdle(() => {
      work()
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
