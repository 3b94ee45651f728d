/** Makes a summary: the most important sentences under their headings, with at least one from every section. */

import { findEnglishCards } from '../cards/find-cards.ts';
import { chooseUnits } from '../ranking/choose-units.ts';
import { pointsOf } from '../ranking/points.ts';
import { RANKING_MODEL, rankUnits, wordsIn } from '../ranking/rank.ts';

import type { Source } from '../reading/source.ts';

/** The share of what must be known, as the ranking expects it, at which a summary is complete. */
const COVERAGE = 0.95;
/** The most words of a summary: a share of the text's, and a few for a short text. */
const LONGEST = { share: 0.6, words: 25 } as const;
/** No sentence is joined to a point that would be longer; characters. */
const LONGEST_POINT = 400;
/** A screen or two. */
const MOST_POINTS = 40;

export interface SummarySection {
  heading: string | null;
  points: readonly { text: string; page: number | undefined }[];
}

/** The most words of a summary of a source. */
export function mostWords(source: Source): number {
  return LONGEST.share * wordsIn(source) + LONGEST.words;
}

/** @returns the sections with points, in order; empty if the text has none */
export function makeSummary(source: Source, model = RANKING_MODEL): SummarySection[] {
  const ranked = rankUnits(source, findEnglishCards(source), model);
  const words = mostWords(source);
  const chosen = chooseUnits(ranked, {
    coverage: COVERAGE,
    words,
    points: MOST_POINTS,
    longest: LONGEST_POINT,
  });
  return source.sections.flatMap(({ heading }, index) => {
    const own = chosen.filter(({ unit }) => unit.passage.section === index);
    const points = pointsOf(
      own.map(({ unit }) => unit),
      LONGEST_POINT,
    ).map(({ text, units }) => ({
      text,
      page: units[0]?.passage.page,
    }));
    return points.length > 0 ? [{ heading, points }] : [];
  });
}
