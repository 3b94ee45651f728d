/** Makes a cram sheet: the terms, formulas, dates and lists of a text, then the main points of each section. */

import { CRAM_LIMITS } from '@akada/domain/ai/result-schemas';
import { findEnglishCards } from '../cards/find-cards.ts';
import { chooseUnits } from '../ranking/choose-units.ts';
import { pointsOf } from '../ranking/points.ts';
import { RANKING_MODEL, type Ranked, rankUnits, wordsIn } from '../ranking/rank.ts';
import type { Unit } from '../ranking/units.ts';
import type { Source } from '../reading/source.ts';
import { boxesOf } from './cram-boxes.ts';

export interface CramSection {
  heading: string;
  points: string[];
}

/** The most points of a section of the text. */
const MOST_IN_SECTION = 40;
/** The share of what must be known, as the ranking expects it, at which a sheet is complete. */
const COVERAGE = 0.95;
/** The most words of a sheet: a share of the text's, and a few for a short text. */
const LONGEST = { share: 0.74, words: 25 } as const;
/** A shorter text may be part of a line about something else; characters. */
const LEAST_REPEATED = 25;
/** A worked example: a formula with figures substituted, unless it gives the formula in words or signs first. */
const WORKED = /^(?![^\d=]+=[^\d=]+[.,;]).*=.*\d.*=/;

/** @returns the sections of the sheet; empty if the text has nothing to memorise */
export function makeCramSheet(source: Source, model = RANKING_MODEL): CramSection[] {
  const cards = findEnglishCards(source);
  const { boxes, shown } = boxesOf(source, cards, CRAM_LIMITS.point);
  const ranked = rankUnits(source, model);
  const words = LONGEST.share * wordsIn(source) + LONGEST.words;
  const lines = boxes.flatMap(({ points }) => points.map((point) => point.toLowerCase()));
  const isShown = ({ passage, text }: Unit) => {
    const whole = (passage.quote ?? passage.text).toLowerCase();
    const own = text.toLowerCase().replace(/\.$/, '');
    return (
      [...shown].some((other) => whole.includes(other)) ||
      // A term may come from the sentence before the one that names it.
      (own.length >= LEAST_REPEATED && lines.some((line) => line.includes(own)))
    );
  };
  const usable = ranked.filter(({ unit }) => isShown(unit) || canShow(unit, isShown));
  const given = new Set(usable.filter(({ unit }) => isShown(unit)));
  const budget = { coverage: COVERAGE, words, points: Number.POSITIVE_INFINITY, longest: CRAM_LIMITS.point };
  const chosen = chooseUnits(usable, budget, given);
  const sections = source.sections.flatMap(({ heading }, index) =>
    inParts(heading ?? 'Key points', sectionPoints(chosen, index)),
  );
  // If there are too many sections, the boxes above them lose their last ones.
  const room = Math.max(0, CRAM_LIMITS.sections - sections.length);
  const special = boxes.flatMap(({ heading, points }) => inParts(heading, points));
  return [...special.slice(0, room), ...sections].slice(0, CRAM_LIMITS.sections);
}

/** Whether a unit can be a point of its own section: it is no step of a calculation and continues nothing in a box. */
function canShow(unit: Unit, isShown: (unit: Unit) => boolean): boolean {
  if (WORKED.test(unit.passage.text) || unit.text.length > CRAM_LIMITS.point) return false;
  return unit.after === null || (!isShown(unit.after) && canShow(unit.after, isShown));
}

function sectionPoints(chosen: readonly Ranked[], index: number): string[] {
  const own = chosen.filter(({ unit }) => unit.passage.section === index);
  return pointsOf(
    own.map(({ unit }) => unit),
    CRAM_LIMITS.point,
  )
    .map(({ text }) => text)
    .slice(0, MOST_IN_SECTION);
}

/** A section in parts of as many points as one may have. */
function inParts(heading: string, points: readonly string[]): CramSection[] {
  const count = Math.ceil(points.length / CRAM_LIMITS.points);
  return Array.from({ length: count }, (_, part) => ({
    heading: part === 0 ? heading : `${heading} (continued)`,
    points: points.slice(part * CRAM_LIMITS.points, (part + 1) * CRAM_LIMITS.points),
  }));
}
