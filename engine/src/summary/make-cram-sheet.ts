/** Makes a cram sheet: the terms, formulas, dates and lists of a text, then the main points of each section. */

import { CRAM_LIMITS } from '@akada/domain/ai/result-schemas';
import { isDependent } from '../answers/context.ts';
import type { EngineCard } from '../cards/card.ts';
import { casingOf } from '../cards/casing.ts';
import { definedTerm, findEnglishCards } from '../cards/find-cards.ts';
import { needsContext } from '../cards/phrases.ts';
import { withSubjects } from '../cards/pronouns.ts';
import { chooseDistinct, rankPassages } from '../ranking/rank.ts';
import { withUnits } from '../ranking/units.ts';
import type { Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { factWorth } from './fact-worth.ts';

export interface CramSection {
  heading: string;
  points: string[];
}

/** The most points of a box such as 'Terms', and of a section of the text. */
const MOST_IN_BOX = 16;
const MOST_IN_SECTION = 40;
/** The share of a section's other passages, besides terms, formulas and dates. */
const SECTION_SHARE = 0.6;
/** A worked example: a formula with figures substituted. */
const WORKED = /=.*\d.*=/;
const MISTAKE =
  /\b(?:common (?:mistake|error)s?|do not confuse|don['’]t confuse|never|remember that|note that|is not the same|must not|be careful|beware|students often|often confused)\b/i;
/** A legal case: its year isn't a date to learn. */
const CASE = /\sv\.?\s\p{Lu}|\[\d{4}\]/u;
const POINTER = /\b(?:it|they|them|he|she|this|these)\b/i;
const DATE = /\b(?:1[0-9]{3}|20[0-2][0-9])\b/;

/** @returns the sections of the sheet; empty if the text has nothing to memorise */
export function makeCramSheet(source: Source): CramSection[] {
  const cards = findEnglishCards(source);
  const used = new Set<string>();
  const boxed = new Set<string>();
  const take = (heading: string, texts: readonly string[]): CramSection[] => {
    const points = [...new Set(texts)]
      .filter((text) => text.length <= CRAM_LIMITS.point && !boxed.has(text.toLowerCase()))
      .slice(0, MOST_IN_BOX);
    for (const point of points) {
      used.add(point.toLowerCase());
      boxed.add(point.toLowerCase());
    }
    return inParts(heading, points);
  };
  const of = (...kinds: EngineCard['kind'][]) => cards.filter(({ kind }) => kinds.includes(kind));
  const passages = source.passages.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const inCase = casingOf(source.passages);
  const terms = of('definition').flatMap((card) => {
    const [term] = /\bexplain “/i.test(card.front) ? [] : definedTerm(card.front, card.back);
    const meaning = / called\?$/.test(card.front)
      ? card.front.replace(/^What (?:is|are) /, '').replace(/ called\?$/, '')
      : card.back;
    if (term) used.add(card.passage.text.toLowerCase());
    return term
      ? [
          inCase(
            `${capital(term)}: ${meaning
              .replace(/\.$/, '')
              .replace(/^This (?=(?:occurs|happens|arises|is)\b)/, '')
              .replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (letter) => letter.toLowerCase())}`,
          ),
        ]
      : [];
  });
  const formulas = source.passages.filter(({ kind }) => kind === 'formula').map(({ text }) => text);
  const named = of('formula')
    .filter(({ passage }) => passage.kind !== 'formula')
    .map(
      ({ front, back }) =>
        `${capital(front.replace(/^What is the formula for /, '').replace(/\?$/, ''))}: ${back}`,
    );
  const special = [
    ...take('Terms', terms),
    ...take('Formulas', [...formulas, ...named]),
    ...take(
      'Dates',
      passages
        .filter(
          (passage) =>
            DATE.test(passage.text) &&
            !CASE.test(passage.text) &&
            !POINTER.test(passage.text) &&
            !(source.language !== 'en' && isDependent(passage, source.language)),
        )
        .map(({ text }) => text),
    ),
    ...take(
      'Cases',
      of('statement').flatMap(({ front, back, passage }) =>
        CASE.test(passage.text) ? [caseLine(front, back)] : [],
      ),
    ),
    ...take(
      'Lists',
      of('list')
        // List items are under their own heading.
        .filter(({ passage }) => passage.kind === 'paragraph')
        .map(
          ({ front, back }) =>
            `${capital(front.replace(/^Name the (?:\w+ )|\. Name them\.?$/g, '').replace(/\.$/, ''))}: ${back}`,
        ),
    ),
    ...take(
      'Watch out',
      passages.filter(({ text }) => MISTAKE.test(text) && !needsContext(text)).map(({ text }) => text),
    ),
  ];
  for (const { front, passage } of of('definition', 'formula', 'list', 'statement')) {
    const isInBox =
      passage.kind === 'paragraph' && (!/^What d(?:o|oes|id)\b/.test(front) || CASE.test(passage.text));
    if (isInBox && !/\bexplain “/i.test(front)) used.add(passage.text.toLowerCase());
  }
  const sections = sectionPoints(source, cards, used);
  // If there are too many sections, the boxes above them lose their last ones.
  const room = Math.max(0, CRAM_LIMITS.sections - sections.length);
  return [...special.slice(0, room), ...sections].slice(0, CRAM_LIMITS.sections);
}

/** The other points of each section, most important first, without those already on the sheet. */
function sectionPoints(
  source: Source,
  cards: readonly EngineCard[],
  used: ReadonlySet<string>,
): CramSection[] {
  // 'It' becomes its noun, so that a sentence can be shown without the definition before it.
  const named = source.language === 'en' ? { ...source, passages: withSubjects(source.passages) } : source;
  const shown = [...used];
  const ranked = rankPassages(withUnits(named, 0), factWorth(cards)).filter(
    ({ passage: { text } }) =>
      text.length <= CRAM_LIMITS.point &&
      !shown.some((other) => text.toLowerCase().includes(other)) &&
      !WORKED.test(text),
  );
  return source.sections.flatMap(({ heading }, index) => {
    const own = ranked.filter(({ passage }) => passage.section === index);
    const list = own.filter(({ passage }) => passage.kind === 'item');
    const isWhole = list.length >= 2 && list.length <= MOST_IN_BOX;
    const others = isWhole ? own.filter((item) => !list.includes(item)) : own;
    const best = chooseDistinct(others, Math.ceil(others.length * SECTION_SHARE));
    const chosen = own.filter((item) => best.includes(item) || (isWhole && list.includes(item)));
    return inParts(
      heading ?? 'Key points',
      chosen.slice(0, MOST_IN_SECTION).map(({ passage }) => passage.text),
    );
  });
}

/** A section in parts of as many points as one may have. */
function inParts(heading: string, points: readonly string[]): CramSection[] {
  const count = Math.ceil(points.length / CRAM_LIMITS.points);
  return Array.from({ length: count }, (_, part) => ({
    heading: part === 0 ? heading : `${heading} (continued)`,
    points: points.slice(part * CRAM_LIMITS.points, (part + 1) * CRAM_LIMITS.points),
  }));
}

/** 'Bolton v. Stone [1951]: the club was not liable …' */
function caseLine(front: string, back: string): string {
  const [, rule] = /^Which case is authority for this rule: (.+)\?$/.exec(front) ?? [];
  if (rule) return `${back}: ${rule}.`;
  const [, name = ''] =
    /^What (?:happened in|was decided in|were the facts of) (.+?)(?:, and what was decided)?\?$/.exec(
      front,
    ) ?? [];
  return `${name}: ${back.replace(/^(?:A|An|The) /, (article) => article.toLowerCase())}`;
}
