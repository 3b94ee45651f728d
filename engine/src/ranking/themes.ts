/** Features of the ranking that describe what a unit is about. */
import type { Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
import type { Features } from './features.ts';
import { groupedBy } from './grouped-by.ts';
import { textRank } from './text-rank.ts';
import type { Unit } from './units.ts';

/** The number of a text's most frequent words that say what it is about. */
const MOST_FREQUENT = 8;

/**
 * How much each unit says about the subject of its text and part, and whether it says it first.
 *
 * @param parts the number of each unit's part
 */
export function themesIn(
  units: readonly Unit[],
  keys: readonly ReadonlySet<string>[],
  source: Source,
  parts: readonly number[],
): Features[] {
  const central = textRank(keys);
  const inSection = new Map<Unit, number>();
  const places = new Map(units.map((unit, index) => [unit, index]));
  for (const own of groupedBy(units, (unit) => parts[places.get(unit) ?? 0]).values()) {
    const ranks = textRank(own.map((unit) => keys[places.get(unit) ?? 0] ?? new Set()));
    for (const [place, unit] of own.entries()) inSection.set(unit, ranks[place] ?? 1);
  }
  const counts = new Map<string, number>();
  for (const own of keys) for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const frequent = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_FREQUENT)
    .map(([key]) => key);
  const headings = source.sections.map(({ heading }) => new Set(rootsOf(heading ?? '', source.language)));
  const weightOf = (list: readonly string[]) =>
    list.reduce((sum, key) => sum + Math.log(counts.get(key) ?? 1), 0);
  const seen = new Set<string>();
  return units.map((unit, index) => {
    const own = keys[index] ?? new Set<string>();
    const list = [...own];
    const heading = headings[unit.passage.section] ?? new Set();
    const fresh = list.filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    return {
      heading: [...heading].filter((key) => own.has(key)).length / Math.max(1, heading.size),
      headingFirst: list.slice(0, 2).some((key) => heading.has(key)) ? 1 : 0,
      title: frequent.filter((key) => own.has(key)).length / MOST_FREQUENT,
      central: Math.log(central[index] ?? 1),
      centralInSection: Math.log(inSection.get(unit) ?? 1),
      frequency: weightOf(list) / Math.max(1, list.length),
      newFrequency: weightOf(fresh) / 3,
    };
  });
}
