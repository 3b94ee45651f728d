/** Counts and their nouns in English: 1 day, 2 days. */

const CARDINAL = new Intl.PluralRules('en');

/**
 * The form of a noun that agrees with a count.
 *
 * @param many the plural; by default the singular with an s
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return CARDINAL.select(count) === 'one' ? one : many;
}

/** A count with its noun: '1 day', '2 days', '1,160 points'. See {@link plural}. */
export function quantity(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}

/** A figure for display, with its thousands apart: '12', '1,160'. */
export function formatCount(count: number): string {
  return Math.abs(count) < 1_000 ? String(count) : count.toLocaleString('en');
}
