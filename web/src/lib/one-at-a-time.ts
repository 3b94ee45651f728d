/**
 * Does something on this device that no other tab does at the same time, as for what several tabs keep together.
 *
 * @param name what nobody else may be at
 */
export async function oneAtATime<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // An old browser, or an address without https: there two tabs may be at it at once.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, async () => work());
}
