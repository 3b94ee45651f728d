import { isDay } from '@akada/domain/days/day';

const DAY_MS = 86_400_000;

const today = () => new Date().toISOString().slice(0, 10);
const dayNumber = (day: string) => Date.parse(day) / DAY_MS;

/** `AKADA_SAMPLE`, or else today. */
export const sampleChoice = () => process.env.AKADA_SAMPLE ?? today();

/** A seed for random tests, another one each day. */
export function seedOfDay(choice = sampleChoice()): number {
  return dayNumber(isDay(choice) ? choice : today());
}

/**
 * Which of so many parts is today's, from 0; another one each day.
 *
 * @param choice a day
 * @throws Error for anything else
 */
export function partOf(parts: number, choice = sampleChoice()): number {
  if (!isDay(choice)) throw new Error(`AKADA_SAMPLE must be a day or "all", not ${choice}`);
  return dayNumber(choice) % parts;
}

/**
 * Chooses which of too many tests run today: every `parts`-th, and the next ones on the next day, so that all have run
 * after `parts` days. `AKADA_SAMPLE` overrides today: a day such as `2026-03-01`, or `all` for all tests.
 *
 * @returns the sample, and a text that says how to run it again
 * @throws Error when `AKADA_SAMPLE` is neither
 */
export function sampleOf<Item>(
  items: readonly Item[],
  parts: number,
  choice = sampleChoice(),
): { sample: readonly Item[]; description: string } {
  if (choice === 'all') return { sample: items, description: `all ${items.length}` };
  const part = partOf(parts, choice);
  const sample = items.filter((_, index) => index % parts === part);
  return { sample, description: `${sample.length} of ${items.length} (AKADA_SAMPLE=${choice})` };
}

/** The variable that says into how many parts a quick run divides the cases of the rules. */
export const RULES_PARTS = 'AKADA_RULES_PARTS';

/** The cases of one collection's rules that run: all of them, or in a quick run today's part; of a few, all. */
export function casesToRun<Item>(cases: readonly Item[]): readonly Item[] {
  const parts = Number(process.env[RULES_PARTS] ?? 1);
  return cases.length < parts ? cases : sampleOf(cases, parts).sample;
}
