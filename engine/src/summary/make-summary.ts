/** A summary: the sentences that say most, under their headings, with something of every section. */

import { chooseDistinct, type Ranked, rankPassages } from '../ranking/rank.ts';
import { withUnits } from '../ranking/units.ts';
import type { Source } from '../reading/source.ts';
import { factWorth } from './fact-worth.ts';

/** Of a text so much is in its summary, by passages; never more than fit on a screen or two. */
const SHARE = { short: 0.5, medium: 0.4, long: 0.3 } as const;
/** Up to so many passages a text is short, or of medium length. */
const SHORT = 40;
const MEDIUM = 100;
const MOST = 40;
const LEAST = 3;

export interface SummarySection {
  heading: string | null;
  points: readonly { text: string; page: number | undefined }[];
}

/**
 * @param most points at most
 * @returns the sections that have something to say, in order; none where the text has nothing
 */
export function makeSummary(source: Source, most = MOST): SummarySection[] {
  const ranked = rankPassages(withUnits(source), factWorth(source));
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

/** So many passages: each section gets one, then more by what its passages are worth. A list stays whole. */
function choose(ranked: readonly Ranked[], sections: number, count: number): Ranked[] {
  const own = Array.from({ length: sections }, (_, index) =>
    ranked.filter(({ passage }) => passage.section === index),
  ).filter((items) => items.length > 0);
  const total = ranked.reduce((sum, { score }) => sum + score, 0) || 1;
  const chosen = own.flatMap((items) => {
    const worth = items.reduce((sum, { score }) => sum + score, 0) / total;
    const list = items.filter(({ passage }) => passage.kind === 'item');
    // A list that is cut in the middle misleads: 'third' without 'first' and 'second'.
    const isShortList =
      list.length >= 2 && list.length <= 7 && list.every(({ passage }) => passage.text.length <= 160);
    const share = (worth + items.length / ranked.length) / 2;
    const room = Math.max(1, Math.round(share * count));
    const sentences = items.filter(({ passage }) => !isShortList || passage.kind !== 'item');
    return [
      ...(isShortList ? list : []),
      ...chooseDistinct(sentences, isShortList ? Math.max(1, room - 1) : room),
    ];
  });
  return withPredecessors(chosen, ranked);
}

/** Of the characters of a text at most so many are in its summary. */
const LONGEST_SHARE = 0.65;
/** A shorter text needs no cuts; characters. */
const SHORT_TEXT = 1_500;

/** The choice without what is worth least, until it is a summary. The best of each section stays if there is room. */
function fitted(chosen: readonly Ranked[], all: readonly Ranked[], most: number): Ranked[] {
  const whole = lengthOf(all);
  const left = [...chosen].sort((a, b) => b.score - a.score);
  const first = new Set(
    left.filter((item, place) => left.findIndex((other) => sectionOf(other) === sectionOf(item)) === place),
  );
  while (left.length > most || (whole > SHORT_TEXT && lengthOf(left) > whole * LONGEST_SHARE)) {
    const worst = left.findLastIndex(
      (item) => !first.has(item) && item.passage.kind !== 'item' && !ORDINAL.test(item.passage.text),
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

/** Adds the sentences that 'Third, …' follows. */
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
