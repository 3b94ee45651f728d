/** Finds the statement with which notes begin to explain a concept. */

import { isSpeech } from '../answers/context.ts';
import { definitionGrade } from '../answers/definitions.ts';
import { definesThing } from '../cards/defines.ts';
import type { Language, Source } from '../reading/source.ts';
import { fold } from '../words/roots.ts';
import {
  hyphenated,
  isSameName,
  type Name,
  namesInLabel,
  namesOf,
  rootsIn,
  startsWithName,
} from './names.ts';
import { type Statement, statementsOf } from './statements.ts';

/** How a concept is explained: under its label, in a definition, in another sentence about it, or by the way. */
export type Manner = 'label' | 'definition' | 'heading' | 'statement' | 'aside';

export interface Topic {
  /** The name that the notes use. */
  term: string;
  /** The place of the first statement among those of the source. */
  place: number;
  manner: Manner;
}

const WORTH: Readonly<Record<Manner, number>> = {
  label: 5,
  definition: 5,
  heading: 3,
  statement: 2,
  aside: 3,
};
/** 'Heat is measured in joules' says what is done with heat, not what it is. */
const TREATED =
  /^(?:measured|used|found|made|given|produced|needed|divided|formed|caused|kept|taken|carried|grown|paid|held)\b/i;
/** 'learning in which …' */
const GERUND = /^(?:therefore |thus )?\p{L}+ing (?:in|by|that|of|to)\b/iu;
/** A table row is short of words, so a sentence is better. */
const ROW_LOSS = 3.5;

/** Where notes explain a concept; null if they don't. */
export function findTopic(source: Source, concept: string): Topic | null {
  const statements = statementsOf(source);
  const exact = hyphenated(concept, source.language);
  const all = new Set(source.passages.flatMap(({ text }) => rootsIn(text, source.language)));
  const headings = headingsOf(source);
  for (const name of namesOf(concept, source.language)) {
    if (!name.general.every((root) => all.has(root) || headings.all.has(root))) continue;
    let best: (Topic & { worth: number }) | null = null;
    for (const [place, statement] of statements.entries()) {
      if (exact !== null && !fold(statement.text).includes(exact)) continue;
      const manner = mannerOf(statement, name.term, source, statements[place - 1]);
      if (manner === null || !hasNear(statements, place, name, source, headings.of(statement))) continue;
      const worth = WORTH[manner] - (statement.passage.kind === 'row' ? ROW_LOSS : 0);
      if (worth > (best?.worth ?? 0)) best = { term: name.term, place, manner, worth };
    }
    if (best) return { term: best.term, place: best.place, manner: best.manner };
  }
  return null;
}

function headingsOf({ sections, language }: Source) {
  const title = sections.find(({ heading }) => heading !== null)?.heading ?? '';
  const all = new Set(sections.flatMap(({ heading }) => rootsIn(heading ?? '', language)));
  const of = ({ passage }: Statement) =>
    new Set(rootsIn(`${title} ${sections[passage.section]?.heading ?? ''}`, language));
  return { all, of };
}

/** Whether the words that a name leaves out are in a statement or in the headings above it. */
function hasNear(
  statements: readonly Statement[],
  place: number,
  { needs }: Name,
  { language }: Source,
  headings: ReadonlySet<string>,
): boolean {
  if (needs.length === 0) return true;
  const { text = '', under = '' } = statements[place] ?? {};
  const roots = new Set(rootsIn(`${under} ${text}`, language));
  return needs.every((root) => headings.has(root) || roots.has(root));
}

function mannerOf(
  statement: Statement,
  term: string,
  source: Source,
  before: Statement | undefined,
): Manner | null {
  const { language, sections } = source;
  if (statement.passage.kind === 'formula') return null;
  const isTerm = (name: string) => isSameName(name, term, language);
  if (statement.label !== null && namesInLabel(statement.label).some(isTerm)) return 'label';
  const passage = { ...statement.passage, text: statement.text };
  const grade = definitionGrade({ passage }, term, source);
  const said = saidOf(statement.text, term, language);
  if (said !== null && (definesThing(said) || GERUND.test(said))) return 'definition';
  if (grade === 3) return said !== null && TREATED.test(said) ? 'statement' : 'definition';
  if (isSpeech(source))
    return grade === 0 && isAnnounced(statement.text, term) ? 'aside' : mannerByGrade(grade);
  if (isIntroduced(statement.text, term, source)) return 'aside';
  const heading = sections[statement.passage.section]?.heading ?? '';
  const isFirst = before?.passage.section !== statement.passage.section;
  if (namesInLabel(heading).some(isTerm)) {
    if (startsWithName(statement.text, term, language)) return 'definition';
    if (isFirst) return 'heading';
  }
  return isWithin(statement.text, term, language) ? 'statement' : mannerByGrade(grade);
}

/** What a sentence says of a term: 'energy in transfer …' of 'Heat is energy in transfer …'; null if it doesn't. */
function saidOf(text: string, term: string, language: Language): string | null {
  const [, subject = '', said = ''] = /^(.{2,80}?)\s+(?:is|are|was|were)\s+(.+)$/.exec(text) ?? [];
  return said !== '' && isSameName(subject.replace(/\s*\([^)]*\)$|,[^,]{2,40},$/, ''), term, language)
    ? said
    : null;
}

/** Whether a sentence begins with a preposition and a term: 'In vasectomy the vas deferens is cut.' */
function isWithin(text: string, term: string, language: Language): boolean {
  const [, rest = ''] = /^(?:in|during|with|by|through|under)\s+(.+)$/i.exec(text) ?? [];
  return startsWithName(rest, term, language);
}

function mannerByGrade(grade: 0 | 1 | 2 | 3): Manner | null {
  return ([null, 'statement', 'aside', 'definition'] as const)[grade];
}

/** Whether a speaker goes on to a term: 'number three round robin', 'now preferential discharge'. */
function isAnnounced(text: string, term: string): boolean {
  const words = term.replace(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(
    `(?:\\b(?:now|next|then|number \\p{L}+|first|second|third|fourth|fifth|one|two|three|four|five|six) (?:the )?|^)${words}\\b`,
    'iu',
  ).test(text);
}

const COPULA =
  /\b(?:is|are|was|were|est|sont)\s+(?:therefore\s+|thus\s+)?(?:an?\s+|the\s+|une?\s+|l[ae]s?\s+|l')?/g;
const EXPLAINED =
  /(?:,\s+(?:(?:which|who|that) (?:is|are|means?|states?|says?)|meaning|that is|i\.e\.|c'est-a-dire|(?:an?|the) \p{L}+)|:(?!\s(?:it|he|she|they|this|these|we)\b))\s/gu;

/** Whether a sentence ends a clause with a term, as in 'The best known is utilitarianism', or explains it by the way. */
function isIntroduced(text: string, term: string, source: Source): boolean {
  const folded = fold(text).replace(/["“”*«»]/g, '');
  const isTerm = (phrase: string) => isSameName(phrase, term, source.language);
  const ends = [...folded.matchAll(COPULA)].some(({ index, 0: verb }) => {
    const [phrase = ''] = /^[^,.;:()]*/.exec(folded.slice(index + verb.length)) ?? [];
    return phrase.length < folded.length && isTerm(phrase);
  });
  if (ends) return true;
  const size = term.split(/\s+/).length;
  return [...folded.matchAll(EXPLAINED)].some(({ index }) =>
    isTerm(folded.slice(0, index).split(/\s+/).slice(-size).join(' ')),
  );
}
