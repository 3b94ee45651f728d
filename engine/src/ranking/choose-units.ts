/** Chooses the units of a summary: the most worth for their words, with every part, and no list or chain cut. */
import { announcedIn } from './announced.ts';
import { isSame } from './distinct.ts';
import type { Ranked } from './rank.ts';
import type { Unit } from './units.ts';

export interface Budget {
  /** The share of what must be known, as the scores expect it, at which a choice is complete. */
  coverage: number;
  /** The most words, but for a unit of each part. */
  words: number;
  /** The most points. */
  points: number;
  /** The longest point; characters. */
  longest: number;
}

/** How much the length of a unit counts against its worth: 0 not at all, 1 in proportion. */
const COST = 0.7;
/** A unit with fewer words is no repetition: 'Sandstone' among the items of two lists. */
const LEAST_REPEATED = 4;
/** A part counts as if this many of its units must be known, if fewer are expected: a short aside counts less. */
const LEAST_EXPECTED = 1;
/** A list or table of up to this many lines and characters is shown whole. */
const SHORT_LIST = { lines: 12, characters: 1200 } as const;

/**
 * @param given what is shown anyway: it counts as covered and is never chosen
 * @returns the chosen units without the given ones, in their order
 */
export function chooseUnits(
  ranked: readonly Ranked[],
  budget: Budget,
  given: ReadonlySet<Ranked> = new Set(),
): Ranked[] {
  const announced = announcedIn(ranked, given);
  const worths = worthsOf(ranked);
  const bundles = bundlesOf(ranked);
  const chosen = new Set<Ranked>();
  const repeated = new Set<Ranked>();
  const partsOfText = new Set(ranked.map(({ part }) => part));
  /** The characters of the point that each unit begins. */
  const lengths = new Map<Unit, number>();
  let covered = 0;
  let words = 0;
  let points = 0;
  const isTooLong = (parts: readonly Ranked[]) => {
    const added = new Map<Unit, number>();
    for (const { unit } of parts)
      added.set(beginningOf(unit), (added.get(beginningOf(unit)) ?? 0) + unit.text.length + 1);
    return [...added].some(([unit, length]) => length + (lengths.get(unit) ?? 0) > budget.longest);
  };
  /** Whether a unit only announces others, some of which aren't chosen. */
  const isEmpty = (item: Ranked) => {
    const points = announced.get(item);
    return points !== undefined && (points.length === 0 || !points.every((point) => chosen.has(point)));
  };
  const add = (item: Ranked) => {
    chosen.add(item);
    const beginning = beginningOf(item.unit);
    lengths.set(beginning, (lengths.get(beginning) ?? 0) + item.unit.text.length + 1);
    covered += (worths.get(item) ?? 0) / partsOfText.size;
    words += item.words;
    if (!item.unit.isOpen && !given.has(item)) points += 1;
  };
  const addBest = (items: readonly Ranked[], most = budget.words): boolean => {
    let best: { item: Ranked; parts: readonly Ranked[] } | null = null;
    let top = 0;
    for (const item of items) {
      if (chosen.has(item) || repeated.has(item) || isEmpty(item)) continue;
      const parts = (bundles.get(item) ?? [item]).filter((part) => !chosen.has(part));
      const cost = parts.reduce((sum, part) => sum + part.words, 0);
      if (words + cost > most || isTooLong(parts)) continue;
      const value = parts.reduce((sum, part) => sum + (worths.get(part) ?? 0), 0) / cost ** COST;
      if (value > top) [best, top] = [{ item, parts }, value];
    }
    if (best === null) return false;
    if (repeats(best.item, chosen)) {
      repeated.add(best.item);
      return addBest(items, most);
    }
    for (const part of best.parts) add(part);
    return true;
  };
  for (const item of given) add(item);
  for (const part of partsOfText) {
    if (points >= budget.points) break;
    const own = ranked.filter((item) => item.part === part);
    if (!own.some((item) => chosen.has(item))) addBest(own, Number.POSITIVE_INFINITY);
  }
  while (covered < budget.coverage && points < budget.points && addBest(ranked));
  return ranked.filter((item) => chosen.has(item) && !given.has(item));
}

function repeats({ keys }: Ranked, chosen: ReadonlySet<Ranked>): boolean {
  if (keys.size < LEAST_REPEATED) return false;
  return [...chosen].some((other) => other.keys.size >= LEAST_REPEATED && isSame(keys, other.keys));
}

/** What each unit adds to the coverage of its part: short parts count as much as long ones. */
function worthsOf(ranked: readonly Ranked[]): Map<Ranked, number> {
  const expected = new Map<number, number>();
  for (const { part, score } of ranked) expected.set(part, (expected.get(part) ?? 0) + score);
  return new Map(
    ranked.map((item) => [item, item.score / Math.max(LEAST_EXPECTED, expected.get(item.part) ?? 0)]),
  );
}

/** What must be shown with each unit: those that it needs, the other lines of a short list, and what introduces it. */
function bundlesOf(ranked: readonly Ranked[]): Map<Ranked, readonly Ranked[]> {
  const byUnit = new Map(ranked.map((item) => [item.unit, item]));
  const bundles = new Map<Ranked, readonly Ranked[]>();
  for (const item of ranked) {
    const chain = [item];
    for (let { after } = item.unit; after !== null; { after } = after) {
      const before = byUnit.get(after);
      if (before) chain.unshift(before);
    }
    bundles.set(item, chain);
  }
  for (const { list, title } of listsIn(ranked)) {
    const whole = [...(title ? (bundles.get(title) ?? []) : []), ...list];
    for (const item of whole) bundles.set(item, whole);
  }
  return bundles;
}

/** Short lists and tables, each with the line before it that ends with a colon. */
function listsIn(ranked: readonly Ranked[]): { list: readonly Ranked[]; title: Ranked | null }[] {
  const runs: Ranked[][] = [];
  for (const [index, item] of ranked.entries()) {
    const before = ranked[index - 1];
    const { kind } = item.unit.passage;
    if ((kind !== 'item' && kind !== 'row') || item.unit.isOpen) continue;
    if (before?.unit.passage.kind === kind && before.unit.passage.section === item.unit.passage.section)
      runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((list) => {
    const isShort =
      list.length > 1 &&
      list.length <= SHORT_LIST.lines &&
      list.reduce((sum, { unit }) => sum + unit.passage.text.length, 0) <= SHORT_LIST.characters;
    const before = list[0] && ranked[ranked.indexOf(list[0]) - 1];
    const isTitle =
      before &&
      before.unit.passage.section === list[0]?.unit.passage.section &&
      before.unit.text.endsWith(':');
    // Notes in sentences are understood one by one.
    const sentences = list.filter(({ unit }) => /[.!?]$/.test(unit.passage.text)).length;
    const isNumbered = list.every(({ unit }) => unit.passage.isNumbered);
    const isWhole = isTitle || isNumbered || sentences <= list.length / 2;
    return isShort && isWhole ? [{ list, title: isTitle ? before : null }] : [];
  });
}

/** The unit with which a unit's point begins. */
function beginningOf(unit: Unit): Unit {
  return unit.isOpen && unit.after ? beginningOf(unit.after) : unit;
}
