/**
 * Runs `work` in one tab at a time, for state that all tabs of the app share.
 *
 * @param name the name of the lock
 */
export async function oneAtATime<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // Old browsers and pages without https have no locks; two tabs may then run at once.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, async () => work());
}
