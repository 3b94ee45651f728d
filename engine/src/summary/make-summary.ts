/** Makes a summary: the most important sentences under their headings, with at least one from every section. */

import { findEnglishCards } from '../cards/find-cards.ts';
import { chooseDistinct, type Ranked, rankPassages } from '../ranking/rank.ts';
import { withUnits } from '../ranking/units.ts';
import type { Source } from '../reading/source.ts';
import { factWorth } from './fact-worth.ts';

/** The share of passages in a summary, by the length of the text; the limit below keeps it to a screen or two. */
const SHARE = { short: 0.65, medium: 0.55, long: 0.35 } as const;
/** A text with up to this many passages is short, or of medium length. */
const SHORT = 40;
const MEDIUM = 100;
const MOST = 40;
const LEAST = 3;

export interface SummarySection {
  heading: string | null;
  points: readonly { text: string; page: number | undefined }[];
}

/**
 * @param most the maximum number of points
 * @returns the sections with points, in order; empty if the text has none
 */
export function makeSummary(source: Source, most = MOST): SummarySection[] {
  const ranked = rankPassages(withUnits(source), factWorth(findEnglishCards(source)));
  const { length } = ranked;
  const share = length <= SHORT ? SHARE.short : length <= MEDIUM ? SHARE.medium : SHARE.long;
  const count = Math.min(most, Math.max(LEAST, Math.ceil(ranked.length * share)));
  const chosen = new Set(fitted(choose(ranked, source.sections.length, count), ranked, most));
  return source.sections.flatMap(({ heading }, index) => {
    const own = ranked.filter((item) => chosen.has(item) && item.passage.section === index);
    const points = own.map(({ passage: { text, page } }) => ({ text, page }));
    return points.length > 0 ? [{ heading, points }] : [];
  });
}

/** Selects passages: one for each section, then more by their rank. Lists are never split. */
function choose(ranked: readonly Ranked[], sections: number, count: number): Ranked[] {
  const own = Array.from({ length: sections }, (_, index) =>
    ranked.filter(({ passage }) => passage.section === index),
  ).filter((items) => items.length > 0);
  const total = ranked.reduce((sum, { score }) => sum + score, 0) || 1;
  const chosen = own.flatMap((items) => {
    const worth = items.reduce((sum, { score }) => sum + score, 0) / total;
    const whole = (['item', 'row'] as const).flatMap((kind) => {
      const list = items.filter(({ passage }) => passage.kind === kind);
      return isShort(list) ? list : [];
    });
    const share = (worth + items.length / ranked.length) / 2;
    const room = Math.max(1, Math.round(share * count));
    const others = items.filter((item) => !whole.includes(item));
    // Beside its lists, a section keeps at least half of the share of its sentences.
    const own = Math.max(1, room - whole.length, Math.round((room * others.length) / items.length));
    return [...whole, ...chooseDistinct(others, own)];
  });
  return withPredecessors(chosen, ranked);
}

/** Whether a list or table is shown whole: cut in the middle it misleads, as 'third' does without 'first'. */
function isShort(list: readonly Ranked[]): boolean {
  return list.length >= 2 && list.length <= 7 && list.every(({ passage }) => passage.text.length <= 160);
}

/** The largest share of a text's characters in its summary. */
const LONGEST_SHARE = 0.75;
/** A text with fewer characters needs no cuts. */
const SHORT_TEXT = 1_500;

/** Drops the lowest-ranked passages until the summary is short enough. If possible, each section keeps its best one. */
function fitted(chosen: readonly Ranked[], all: readonly Ranked[], most: number): Ranked[] {
  const whole = lengthOf(all);
  const left = [...chosen].sort((a, b) => b.score - a.score);
  const first = new Set(
    left.filter((item, place) => left.findIndex((other) => sectionOf(other) === sectionOf(item)) === place),
  );
  while (left.length > most || (whole > SHORT_TEXT && lengthOf(left) > whole * LONGEST_SHARE)) {
    const worst = left.findLastIndex(
      (item) =>
        !first.has(item) && !/^(?:item|row)$/.test(item.passage.kind) && !ORDINAL.test(item.passage.text),
    );
    if (worst === -1 && left.length <= most) break;
    left.splice(worst === -1 ? left.length - 1 : worst, 1);
  }
  return left;
}

function sectionOf({ passage }: Ranked): number {
  return passage.section;
}

function lengthOf(items: readonly Ranked[]): number {
  return items.reduce((sum, { passage }) => sum + passage.text.length, 0);
}

const ORDINAL = /^(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|next|then|finally|lastly),?\s/i;

/** Adds the sentences before 'Third, …' that it continues. */
function withPredecessors(chosen: readonly Ranked[], all: readonly Ranked[]): Ranked[] {
  const whole = new Set(chosen);
  for (const item of chosen) {
    let place = all.indexOf(item);
    while (place > 0 && ORDINAL.test(all[place]?.passage.text ?? '')) {
      place -= 1;
      const before = all[place];
      if (before && before.passage.section === item.passage.section) whole.add(before);
    }
  }
  return [...whole];
}
