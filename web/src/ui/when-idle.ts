/** Milliseconds from the opening of the app that belong to what the student waits for: a slow network is shared. */
export const OWN_TIME = 6_000;

/** Runs `work` once the first page has had its time and the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => {};
  const handle = setTimeout(() => {
    callOff = whenFree(work);
  }, OWN_TIME - performance.now());
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
