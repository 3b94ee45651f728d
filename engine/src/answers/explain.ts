/** Explains a concept from the notes, or else from the glossary. */

import { compareConcepts } from '../explanation/compare.ts';
import { continueAnswer } from '../explanation/continue-answer.ts';
import { explainTopic } from '../explanation/explain-topic.ts';
import { firstOfTwo, hyphenated } from '../explanation/names.ts';
import { spokenList } from '../explanation/spoken-list.ts';
import { findTopic } from '../explanation/topic.ts';
import { paragraphOnName, sectionOnConcept } from '../explanation/undefined-concepts.ts';
import { answerInNamedSection, answerUnderHeading } from '../explanation/under-heading.ts';
import { findTerm } from '../glossary/glossary.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import {
  type AnswerPart,
  type AnswerResult,
  joinParts,
  NOT_CLEAR,
  NOT_DEFINED,
  type PartRole,
} from './answer.ts';
import { answerReadQuestion, refuse } from './answer-question.ts';
import type { BoostedTrees } from './boosted-trees.ts';
import { LONGEST_NAME, questionAbout, versusIn } from './concept-question.ts';
import { sidesIn } from './differences.ts';
import { likelyAnswer } from './likely-answer.ts';
import { LIKELY } from './likely-trees.ts';
import { withListsBelow } from './lists-below.ts';
import { spelledAsInNotes } from './misspelled.ts';
import { inFullWords } from './phone-spelling.ts';
import { plainWording } from './plain-wording.ts';
import { type Question, readQuestion } from './question.ts';

const WHY = /^\W*(?:why|pourquoi)\b/i;
/** 'Explain why …' asks 'Why …?'. */
const TOLD_TO_EXPLAIN =
  /^(?:please\s+)?(?:explain|describe|discuss|tell me|expliquez?)\s+(?=(?:why|how|pourquoi|comment)\b)/i;

/**
 * Explains a concept, or answers a question about one.
 *
 * @param source the student's notes; null without notes
 * @param concept its name, or a question about it
 * @param model what finds the likely answer where the rules find none; null to go by the rules alone
 * @returns an explanation from the notes if they explain the concept, else from the glossary if it has exactly this
 * term, else a refusal that says what to add
 */
export function explainConcept(
  source: Source | null,
  concept: string,
  model: BoostedTrees | null = LIKELY,
): AnswerResult {
  if (!/\p{L}/u.test(concept))
    return {
      isEmpty: true,
      reason: 'no-question',
      message: 'Name a concept to explain, such as osmosis.',
      related: [],
    };
  const found = source ? explainInNotes(source, concept, model) : null;
  if (source && found && !found.isEmpty) return { ...found, parts: withListsBelow(source, found.parts) };
  const parts = source === null || source.language === 'en' ? glossaryParts(inFullWords(concept)) : [];
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
  const sides = (sidesIn(concept) ?? versusIn(concept))?.map(findTerm) ?? [];
  const isWhole = sides.length > 0 && sides.every((side) => side !== undefined);
  return isWhole ? sides.map((side) => part('definition', side?.meaning ?? '')) : [];
}

function explainInNotes(source: Source, concept: string, model: BoostedTrees | null): AnswerResult {
  const text = plainWording(spelledAsInNotes(source, concept), source.language)
    .trim()
    .replace(TOLD_TO_EXPLAIN, '');
  const asked = questionAbout(text, source);
  if (source.language === 'other') return answerReadQuestion(source, asked);
  const found =
    explainTerm(source, text, asked) ?? compareTerms(source, text, asked) ?? explainBoth(source, text);
  if (found) return found;
  // A longer name that the notes don't explain may ask for something that they say of it.
  const question = countWords(text) > LONGEST_NAME.sure ? readQuestion(text, source.language) : asked;
  const listed = spokenList(source, text);
  if (listed.length > 0) return fromNotes(listed);
  const result = continueAnswer(source, question, answerReadQuestion(source, question));
  const below = answerUnderHeading(source, question, WHY.test(text));
  const [first] = result.isEmpty ? [] : result.parts;
  const isPart = below.some(({ text: whole }) => first !== undefined && whole.includes(first.text));
  // A section that says it gives the reasons has all of them.
  if (below.length > 0 && (result.isEmpty || isPart || WHY.test(text))) return fromNotes(below);
  if (!result.isEmpty) return result;
  const paragraph = question.kind === 'definition' ? paragraphOnName(source, question.subject ?? '') : [];
  if (paragraph.length > 0) return fromNotes(paragraph);
  const named = answerInNamedSection(source, text);
  if (named.length > 0) return fromNotes(named);
  if (model === null) return result;
  const { parts, close } = likelyAnswer(source, question, model);
  if (parts.length > 0) return fromNotes(parts);
  if (close.length === 0) return result;
  return {
    ...result,
    related: close,
    message: result.reason === 'not-defined' ? NOT_DEFINED : NOT_CLEAR,
  };
}

function wordsOf(parts: readonly AnswerPart[]): number {
  return parts.reduce((sum, { text }) => sum + countWords(text), 0);
}

function fromNotes(parts: readonly AnswerPart[]): AnswerResult {
  return { isEmpty: false, from: 'notes', parts };
}

/** The explanation of the term that a question asks to define; null if it asks for something else, or for a list. */
function explainTerm(source: Source, text: string, { kind, subject, isList }: Question): AnswerResult | null {
  const isPair = versusIn(text) !== null;
  const term = kind === 'definition' ? subject : isPair ? text : null;
  if (term === null || (isList && / of |^(?:two|three|four|five|six|seven)\b/.test(term))) return null;
  const topic = findTopic(source, term);
  // 'Fate versus free will' may be one theme, with its own label.
  // A row or an item elsewhere may only give the result of a method that has a section of its own.
  const section = isPair ? [] : sectionOnConcept(source, term, topic);
  if (section.length > 0) return fromNotes(section);
  const paragraph = topic?.manner === 'aside' && !isPair ? paragraphOnName(source, term) : [];
  const explained = topic && (!isPair || topic.manner === 'label') ? explainTopic(source, topic) : [];
  // The paragraph may explain what this sentence only mentions.
  if (explained.length > 0) return fromNotes(wordsOf(paragraph) > wordsOf(explained) ? paragraph : explained);
  return !isPair && hyphenated(term, source.language) !== null ? refuse('not-in-notes', []) : null;
}

/** Both of 'revocation and compensation'; null unless the notes explain each. */
function explainBoth(source: Source, text: string): AnswerResult | null {
  const names = /^[^?]+$/.test(text) ? text.split(/\s+(?:and|et)\s+/) : [];
  if (names.length !== 2 || countWords(text) > LONGEST_NAME.most) return null;
  const explained = (name: string) => {
    const result = explainTerm(source, name, questionAbout(name, source));
    return result && !result.isEmpty ? result.parts : [];
  };
  const [first = '', second = ''] = names;
  const own = firstOfTwo(first, second).reduce<readonly AnswerPart[]>(
    (found, name) => (found.length > 0 ? found : explained(name)),
    [],
  );
  const parts = [own, explained(second)];
  return parts.every(({ length }) => length > 0) ? fromNotes(joinParts(parts.flat())) : null;
}

/** The difference between the two terms of a question; null if it names no two, or the notes have neither. */
function compareTerms(source: Source, text: string, { kind }: Question): AnswerResult | null {
  const sides = kind === 'difference' && !WHY.test(text) ? (versusIn(text) ?? sidesIn(text)) : null;
  if (!sides) return null;
  const { parts, missing } = compareConcepts(source, sides);
  if (parts.length > 0) return fromNotes(parts);
  const [only] = missing;
  return only !== undefined && missing.length < sides.length
    ? refuse('not-in-notes', [], oneSided(only))
    : null;
}

function oneSided(missing: string): string {
  return `Your notes explain only one of the two. Add the part on ${missing} to compare them.`;
}
