/** Chooses the units of a summary: the most worth for their words, with every part, and no list or chain cut. */
import { announcedIn } from './announced.ts';
import { casesIn } from './cases.ts';
import { isSame } from './distinct.ts';
import type { Ranked } from './rank.ts';
import type { Unit } from './units.ts';
import { wholeListsIn } from './whole-lists.ts';

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
/** A unit with at least this score is needed, however long it is. */
const SURE = 0.75;
/** A unit with fewer words is no repetition: 'Sandstone' among the items of two lists. */
const LEAST_REPEATED = 4;
/** A part counts as if this many of its units must be known, if fewer are expected: a short aside counts less. */
const LEAST_EXPECTED = 1;
/** Lists below each other are shown whole up to this length; characters. */
const LONGEST_BUNDLE = 2500;

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
  for (const item of ranked.filter(({ score }) => score >= SURE).sort((a, b) => b.score - a.score))
    if (points < budget.points) addBest([item]);
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
  const lists = new Map<Ranked, readonly Ranked[]>();
  for (const { lines, lead } of wholeListsIn(ranked)) {
    const whole = lead ? [lead, ...lines] : lines;
    for (const item of whole) lists.set(item, [...(lists.get(item) ?? []), ...whole]);
  }
  for (const units of casesIn(ranked.map(({ unit }) => unit))) {
    const whole = units.flatMap((unit) => byUnit.get(unit) ?? []);
    for (const item of whole) lists.set(item, [...(lists.get(item) ?? []), ...whole]);
  }
  const bundleOf = (first: Ranked, isWhole: boolean) => {
    const bundle = new Set<Ranked>();
    const open = [first];
    for (let next = open.pop(); next; next = open.pop()) {
      if (bundle.has(next)) continue;
      bundle.add(next);
      const before = next.unit.after && byUnit.get(next.unit.after);
      open.push(...(before ? [before] : []), ...(isWhole || next === first ? (lists.get(next) ?? []) : []));
    }
    return [...bundle].sort((a, b) => a.index - b.index);
  };
  return new Map(
    ranked.map((item) => {
      const whole = bundleOf(item, true);
      const length = whole.reduce((sum, { unit }) => sum + unit.text.length, 0);
      return [item, length <= LONGEST_BUNDLE ? whole : bundleOf(item, false)];
    }),
  );
}

/** The unit with which a unit's point begins. */
function beginningOf(unit: Unit): Unit {
  return unit.isOpen && unit.after ? beginningOf(unit.after) : unit;
}
