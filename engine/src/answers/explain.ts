/** Explains a concept: its definition, reasons, examples and common mistakes, from the notes or the glossary. */

import { findTerm } from '../glossary/glossary.ts';
import type { Source } from '../reading/source.ts';
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
/** Shorter passages, such as list items, make no sense alone. */
const LEAST_WORDS = 5;
const MOST = { perRole: 2, more: 2 } as const;

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
  const parts = [...result.parts, ...supportFor(index, question, used)];
  return { ...result, parts: joinParts(ORDER.flatMap((role) => parts.filter((part) => part.role === role))) };
}

/** Turns 'Osmosis' into 'What is osmosis?'; questions are returned unchanged. */
function asQuestion(concept: string, { language }: Source): string {
  const text = concept.trim();
  const isName =
    text.split(/\s+/).length <= 5 && !text.includes('?') && readQuestion(text, language).kind === 'general';
  if (!isName) return text;
  return { en: `What is ${text}?`, fr: `Qu'est-ce que ${text} ?`, other: `Kí ni ${text}?` }[language];
}

/** Sentences about the term that give a reason, an example or a common mistake. */
function supportFor(index: Index, { roots, subject }: Question, used: ReadonlySet<unknown>): AnswerPart[] {
  // The sentence boundaries of speech are too uncertain to classify sentences.
  if (isSpeech(index.source)) return [];
  const counts = new Map<PartRole, number>();
  const about = search(index, roots).filter(
    (unit) =>
      !used.has(unit.passage) &&
      roots.every((root) => unit.own.has(root)) &&
      unit.said.split(/\s+/).length >= LEAST_WORDS &&
      !/^\p{Ll}/u.test(unit.said),
  );
  return about.flatMap((unit) => {
    const role = roleOf(unit, subject ?? '', index.source);
    if (role === null) return [];
    const count = counts.get(role) ?? 0;
    if (count >= (role === 'more' ? MOST.more : MOST.perRole)) return [];
    counts.set(role, count + 1);
    return [toPart(index.source, unit.passage, unit.text, role)];
  });
}

/** What a sentence adds to the definition of a term; null if it is about something else. */
function roleOf(unit: Unit, term: string, source: Source): PartRole | null {
  const found = SUPPORT.find(([, pattern]) => pattern.test(unit.passage.text))?.[0];
  if (found === 'mistake' || found === 'example') return found;
  const isAbout = definitionGrade(unit, term, source) > 0 || isDependent(unit.passage, source.language);
  if (!isAbout) return null;
  return found ?? 'more';
}
