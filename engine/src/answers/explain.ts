/** Explains a concept: its definition, reasons, examples and common mistakes, from the notes or the glossary. */

import { findTerm } from '../glossary/glossary.ts';
import type { Passage, Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { type AnswerPart, type AnswerResult, joinParts, type PartRole, toPart } from './answer.ts';
import { answerReadQuestion } from './answer-question.ts';
import { isDependent, isSpeech } from './context.ts';
import { definitionGrade } from './definitions.ts';
import { sidesIn } from './differences.ts';
import { type Question, readQuestion } from './question.ts';
import { type Index, indexOf, search, type Unit } from './search.ts';

const SUPPORT: readonly (readonly [PartRole, RegExp])[] = [
  [
    'mistake',
    /\b(?:common (?:mistake|error)s?|confuse|confused|not the same|never|wrong(?:ly)?|remember that|be careful|\bis not\b|\bare not\b|ne (?:pas|faut pas) confondre)\b/i,
  ],
  ['example', /\b(?:for example|for instance|such as|e\.g|an example|examples|par exemple|comme)\b/i],
  [
    'reason',
    /\b(?:because|since|so that|in order to|due to|therefore|this is why|parce qu|afin|car|grâce)\b|nítorí/i,
  ],
];
/** The order in which the parts of an explanation are shown. */
const ORDER: readonly PartRole[] = [
  'definition',
  'answer',
  'formula',
  'reason',
  'example',
  'more',
  'mistake',
];
/** 'v.' is left out because it is in the names of cases. */
const VERSUS = /^(.{3,40}?)\s+(?:vs\.?|versus)\s+([^?]{3,40}?)\??$/i;
/** Shorter passages, such as list items, make no sense alone. */
const LEAST_WORDS = 5;
const MOST = { perRole: 2, more: 3 } as const;

/**
 * Explains a concept, or answers a question about one.
 *
 * @param source the student's notes; null without notes
 * @param concept its name, or a question about it
 * @returns an explanation from the notes if they define the concept, else from the glossary if it has exactly this term,
 * else a refusal that says what to add
 */
export function explainConcept(source: Source | null, concept: string): AnswerResult {
  if (!/\p{L}/u.test(concept))
    return {
      isEmpty: true,
      reason: 'no-question',
      message: 'Name a concept to explain, such as osmosis.',
      related: [],
    };
  const found = source ? explainFromNotes(source, concept) : null;
  if (found && !found.isEmpty) return found;
  const parts = source === null || source.language === 'en' ? glossaryParts(concept) : [];
  if (parts.length > 0) return { isEmpty: false, from: 'glossary', parts };
  return (
    found ?? {
      isEmpty: true,
      reason: 'no-notes',
      message:
        "That isn't in the built-in glossary. Paste your notes on it, or choose a PDF, to get it explained from them.",
      related: [],
    }
  );
}

/** The glossary's entry for a term, or for both terms that a question compares; empty if one is missing. */
function glossaryParts(concept: string): AnswerPart[] {
  const part = (role: PartRole, text: string): AnswerPart => ({
    ...{ role, text, section: null, page: undefined, passage: null },
  });
  const term = findTerm(concept);
  if (term) return [part('definition', term.meaning), part('more', term.more)];
  const sides = sidesIn(concept)?.map(findTerm) ?? [];
  const isWhole = sides.length > 0 && sides.every((side) => side !== undefined);
  return isWhole ? sides.map((side) => part('definition', side?.meaning ?? '')) : [];
}

function explainFromNotes(source: Source, concept: string): AnswerResult {
  const question = readQuestion(asQuestion(concept, source), source.language);
  const result = answerReadQuestion(source, question);
  if (result.isEmpty || result.parts[0]?.role !== 'definition') return result;
  const index = indexOf(source);
  const used = new Set(result.parts.map(({ passage }) => passage));
  const support = supportFor(index, question, used, result.parts[0].passage);
  const parts = [...result.parts, ...support];
  return { ...result, parts: joinParts(ORDER.flatMap((role) => parts.filter((part) => part.role === role))) };
}

/** Turns 'Osmosis' into 'What is osmosis?'; questions are returned unchanged. */
function asQuestion(concept: string, { language }: Source): string {
  const text = concept.trim();
  const [, first, second] = VERSUS.exec(text) ?? [];
  if (first && second && language !== 'other') {
    return language === 'fr'
      ? `Quelle est la différence entre ${first} et ${second} ?`
      : `What is the difference between ${first} and ${second}?`;
  }
  const isName =
    text.split(/\s+/).length <= 5 && !text.includes('?') && readQuestion(text, language).kind === 'general';
  if (!isName) return text;
  return { en: `What is ${text}?`, fr: `Qu'est-ce que ${text} ?`, other: `Kí ni ${text}?` }[language];
}

/**
 * Sentences that add to a definition: about the term, with a reason, an example or a common mistake, and, if the heading
 * above the definition is the term itself, the sentences below that heading.
 */
function supportFor(
  index: Index,
  question: Question,
  used: ReadonlySet<unknown>,
  definition: Passage | null,
): AnswerPart[] {
  const { source } = index;
  // The sentence boundaries of speech are too uncertain to classify sentences.
  if (isSpeech(source)) return [];
  const counts = new Map<PartRole, number>();
  const isUsable = ({ passage, said }: Unit) =>
    !used.has(passage) &&
    (passage.kind === 'formula' || (said.split(/\s+/).length >= LEAST_WORDS && !/^\p{Ll}/u.test(said)));
  const about = search(index, question.roots)
    .filter((unit) => isUsable(unit) && question.roots.every((root) => unit.own.has(root)))
    .map((unit) => ({ unit, role: roleOf(unit, question.subject ?? '', source) }));
  const named = new Set(about.flatMap(({ unit, role }) => (role === null ? [] : unit.index)));
  const below = belowHeading(index, question, definition)
    .filter((unit) => isUsable(unit) && !named.has(unit.index))
    .map((unit) => ({ unit, role: supportIn(unit) ?? ('more' as const) }));
  return [...below, ...about].flatMap(({ unit, role }) => {
    if (role === null) return [];
    const count = counts.get(role) ?? 0;
    if (count >= (role === 'more' ? MOST.more : MOST.perRole)) return [];
    counts.set(role, count + 1);
    return [toPart(source, unit.passage, unit.text, role)];
  });
}

/** The sentences of the definition's section if its heading is the term; none otherwise. */
function belowHeading({ source, units }: Index, { roots }: Question, definition: Passage | null): Unit[] {
  const heading = definition ? (source.sections[definition.section]?.heading ?? '') : '';
  const own = new Set(rootsOf(heading, source.language).map(meaningOf));
  if (own.size !== new Set(roots).size || !roots.every((root) => own.has(root))) return [];
  return units.filter(
    ({ passage }) =>
      passage.section === definition?.section && (passage.kind === 'paragraph' || passage.kind === 'formula'),
  );
}

function supportIn({ passage }: Unit): PartRole | undefined {
  if (passage.kind === 'formula') return 'formula';
  return SUPPORT.find(([, pattern]) => pattern.test(passage.text))?.[0];
}

/** What a sentence adds to the definition of a term; null if it is about something else. */
function roleOf(unit: Unit, term: string, source: Source): PartRole | null {
  const found = supportIn(unit);
  if (found === 'mistake' || found === 'example') return found;
  const isAbout = definitionGrade(unit, term, source) > 0 || isDependent(unit.passage, source.language);
  if (!isAbout) return null;
  return found ?? 'more';
}
