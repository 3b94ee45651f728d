/** Makes a summary: the most important sentences under their headings, with at least one from every section. */

import { chooseUnits } from '../ranking/choose-units.ts';
import { pointsOf } from '../ranking/points.ts';
import { RANKING_MODEL, rankUnits, wordsIn } from '../ranking/rank.ts';
import type { Source } from '../reading/source.ts';

/** The share of what must be known, as the ranking expects it, at which a summary is complete. */
const COVERAGE = 0.95;
/** The most words of a summary: a share of the text's, and a few for a short text. */
const LONGEST = { share: 0.68, words: 25 } as const;
/** No sentence is joined to a point that would be longer; characters. */
const LONGEST_POINT = 400;
/** A few screens. */
const MOST_POINTS = 60;

export interface SummarySection {
  heading: string | null;
  /** Empty for a heading that only has others below it. */
  points: readonly { text: string; page: number | undefined }[];
}

/** The most words of a summary of a source. */
export function mostWords(source: Source): number {
  return LONGEST.share * wordsIn(source) + LONGEST.words;
}

/**
 * @returns the sections with points, in order, and those without above others of a lower level; empty if the text has no
 * points
 */
export function makeSummary(source: Source, model = RANKING_MODEL): SummarySection[] {
  const ranked = rankUnits(source, model);
  const words = mostWords(source);
  const chosen = chooseUnits(ranked, {
    coverage: COVERAGE,
    words,
    points: MOST_POINTS,
    longest: LONGEST_POINT,
  });
  const sections = source.sections.map(({ heading, level }, index) => {
    const own = chosen.filter(({ unit }) => unit.passage.section === index);
    const points = pointsOf(
      own.map(({ unit }) => unit),
      LONGEST_POINT,
    ).map(({ text, units }) => ({ text, page: units[0]?.passage.page }));
    return { heading, level, points };
  });
  return sections.filter((section, index) => {
    const below = sections.slice(index + 1);
    const end = below.findIndex(({ level }) => level <= section.level);
    const own = below.slice(0, end === -1 ? undefined : end);
    return (
      section.points.length > 0 || (section.heading !== null && own.some(({ points }) => points.length > 0))
    );
  });
}
