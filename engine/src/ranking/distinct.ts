/** The share of the words of the shorter text from which on it repeats the other. */
const SAME = 0.85;

/** Whether one text mostly repeats another, by the roots of their words. */
export function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared += 1;
  return shared >= SAME * Math.max(1, Math.min(a.size, b.size));
}
