import { isDay } from '@akada/domain/days/day';

const DAY_MS = 86_400_000;

/**
 * What runs today of tests that are too many for every day: every `parts`-th of them, on the next day the next ones, so
 * that as many days have run them all. `AKADA_SAMPLE` says otherwise: a day such as `2026-03-01` for that day's, `all`
 * for all of them.
 *
 * @returns the sample, and a sentence that says how to run it again
 * @throws Error when `AKADA_SAMPLE` is neither
 */
export function sampleOf<Item>(
  items: readonly Item[],
  parts: number,
  choice = process.env.AKADA_SAMPLE ?? new Date().toISOString().slice(0, 10),
): { sample: readonly Item[]; description: string } {
  if (choice === 'all') return { sample: items, description: `all ${items.length}` };
  if (!isDay(choice)) throw new Error(`AKADA_SAMPLE is a day or "all", not ${choice}`);
  const part = (Date.parse(choice) / DAY_MS) % parts;
  const sample = items.filter((_, index) => index % parts === part);
  return { sample, description: `${sample.length} of ${items.length} (AKADA_SAMPLE=${choice})` };
}
