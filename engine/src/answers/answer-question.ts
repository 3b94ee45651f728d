/** Answers a question from the student's own text, or reports that the text has no answer. */

import { accountFor } from '../explanation/account.ts';
import { checkAccount } from '../explanation/account-check.ts';
import type { Source } from '../reading/source.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { spellOut } from './acronyms.ts';
import { withAnnounced } from './announced.ts';
import {
  type AnswerPart,
  type AnswerResult,
  type EmptyReason,
  joinParts,
  NOT_CLEAR,
  type PartRole,
  toPart,
} from './answer.ts';
import { answersInNotes } from './asked-in-notes.ts';
import { ORDINAL } from './asked-phrases.ts';
import { aspectParts } from './aspects.ts';
import { definitionGrade } from './definitions.ts';
import { compareSides } from './differences.ts';
import { factParts } from './facts.ts';
import { listIn } from './lists.ts';
import { paraphraseParts } from './paraphrase.ts';
import { conditionIn, type Question, readQuestion, withSigns } from './question.ts';
import { rowFor } from './rows.ts';
import { coverageOf, type Found, type Index, indexOf, resolveRoots, search } from './search.ts';

/** The most passages in an answer about a definition or a condition. */
const MOST_PARTS = { condition: 2, definition: 3 } as const;
const MOST_RELATED = 2;
/** The share of a refused question's words that a passage must cover to be shown as related. */
const LEAST_RELATED = 0.35;

/** The label of a note: 'Inflammation → …', 'Cache: …'. */
const LABEL = /^([^:.;!?→]{2,50}?)(?::\s|\s(?:[-–—→⇒]|->)\s)\S/u;

const HAS_REASON_WORD = /\b(?:because|since|so that|therefore|hence|in order to|this is why|that is why)\b/i;

const MESSAGES: Readonly<Record<Exclude<EmptyReason, 'no-notes'>, string>> = {
  'no-question': 'Ask a question about your notes, or name a concept to explain.',
  'not-in-notes':
    "Your notes don't answer that. Add the part that covers it, or ask about something in them.",
  'not-defined': "Your notes mention this but don't say what it is. Add its definition to your notes.",
};

/**
 * Answers a question from one source.
 *
 * @param question in the language of the notes, with or without a question mark
 * @returns the sentences that answer it, best first; or a refusal with related passages
 */
export function answerQuestion(source: Source, question: string): AnswerResult {
  return answerReadQuestion(source, readQuestion(question, source.language));
}

/** Like {@link answerQuestion}, for a question that is already parsed. */
export function answerReadQuestion(source: Source, read: Question): AnswerResult {
  const index = indexOf(source);
  const question = spellLikeNotes(index, read);
  if (question.roots.length === 0) return refuse('no-question', []);
  const parts = joinParts(withAnnounced(source, question, findParts(index, question)));
  if (parts.length > 0) return { isEmpty: false, from: 'notes', parts };
  const related = search(index, question.roots)
    .filter((unit) => coverageOf(index, unit, question.roots) >= LEAST_RELATED)
    .slice(0, MOST_RELATED)
    .map((unit) => partOf(index, unit, 'more'));
  const isMentioned =
    question.kind === 'definition' && question.roots.every((root) => index.counts.has(root));
  return refuse(isMentioned ? 'not-defined' : 'not-in-notes', related);
}

/** A question with its acronyms and compounds in the words of the notes. */
export function spellLikeNotes(index: Index, read: Question): Question {
  const asked = spellOut(index, read);
  return { ...asked, roots: resolveRoots(index, asked.roots) };
}

/** @param message what to add, if that is more than the reason says */
export function refuse(
  reason: keyof typeof MESSAGES,
  related: readonly AnswerPart[],
  message: string = reason === 'not-in-notes' && related.length > 0 ? NOT_CLEAR : MESSAGES[reason],
): AnswerResult {
  return { isEmpty: true, reason, message, related };
}

function partOf(
  { source }: Index,
  unit: { passage: Found['passage']; text: string },
  role: PartRole,
): AnswerPart {
  return toPart(source, unit.passage, unit.text, role);
}

function findParts(index: Index, question: Question): readonly AnswerPart[] {
  const { source } = index;
  if (question.kind === 'condition') return conditionParts(index, question);
  if (question.kind === 'difference') return compareSides(index, question);
  const given = answersInNotes(index, question);
  if (given.length > 0) return given;
  const row = rowFor(index, question);
  if (row) return [toPart(source, row, row.text, 'answer')];
  const list = question.isList || question.kind === 'general' ? listIn(index, question) : [];
  if (list.length > 0) return list.map((passage) => toPart(source, passage, passage.text, 'answer'));
  if (question.kind === 'definition') {
    const defined = definitionParts(index, question);
    // 'What is the unit of force?' has the form of a definition question but isn't one. 'What is a class in Python?' is one.
    const isAttribute =
      /\b(?:of|for|de|du|des)\b/.test(question.subject ?? '') ||
      (/\bin\b/.test(question.subject ?? '') && /^what (?:is|are) the /i.test(question.text)) ||
      question.isList ||
      (source.language === 'other' && question.roots.length > 1);
    if (defined.length > 0 || !isAttribute) return defined;
  }
  const aspect = aspectParts(index, question);
  if (aspect.length > 0) return aspect;
  const labelled = labelledPart(index, question);
  if (labelled) return [labelled];
  // Of how something is done, one sentence seldom says enough.
  const process = isAboutManner(question) ? accountFor(index, question) : [];
  if (process.length > 0 && (question.kind !== 'why' || hasReason(process))) return process;
  const facts = factParts(index, question);
  // 'It is used because …' says why, unlike a passage that only describes it.
  if (process.length > 0 && !hasReason(facts)) return process;
  const found = checkAccount(index, question, facts.length > 0 ? facts : paraphraseParts(index, question));
  return found.length > 0 ? found : accountFor(index, question);
}

function hasReason(parts: readonly AnswerPart[]): boolean {
  return parts.some(({ text }) => HAS_REASON_WORD.test(text));
}

/** What a note with the subject of the question as its label says: 'Inflammation → white cells clear bacteria'. */
function labelledPart(index: Index, { kind, relation, roots }: Question): AnswerPart | null {
  if (index.source.language !== 'en') return null;
  if (kind !== 'general' && !(kind === 'relation' && relation?.name === 'function')) return null;
  const isTelling = (root: string) => !isLight(root) || ORDINAL.test(root);
  const wanted = roots.filter(isTelling);
  const unit = index.units.find(({ passage: { text, kind: block } }) => {
    const label = block === 'row' ? undefined : LABEL.exec(text)?.[1];
    const own = rootsOf(label ?? '', 'en')
      .map(meaningOf)
      .filter(isTelling);
    return own.length > 0 && own.length === wanted.length && own.every((root) => wanted.includes(root));
  });
  return unit ? partOf(index, unit, 'answer') : null;
}

/** Whether a question asks why or how something is done. */
export function isAboutManner({ text, kind }: Pick<Question, 'text' | 'kind'>): boolean {
  return (
    kind === 'why' ||
    (/^\W*(?:\w+\s)?how\b/i.test(text) && (kind === 'general' || kind === 'how' || kind === 'relation'))
  );
}

/** For 'what if D = 0?': the passages that contain 'D = 0', regardless of spacing or wording. */
function conditionParts(index: Index, { text }: Question): AnswerPart[] {
  const wanted = conditionIn(text) ?? '';
  return index.units
    .filter((unit) => withSigns(unit.text).toLowerCase().replace(/\s+/g, '').includes(wanted))
    .slice(0, MOST_PARTS.condition)
    .map((unit) => partOf(index, unit, 'answer'));
}

function definitionParts(index: Index, { subject, roots }: Question): AnswerPart[] {
  const graded = search(index, roots)
    .map((unit) => ({ unit, grade: definitionGrade(unit, subject ?? '', index.source) }))
    .filter(({ grade }) => grade > 0)
    .sort((a, b) => b.grade - a.grade || Number(isRow(a.unit)) - Number(isRow(b.unit)));
  const [best, ...rest] = graded;
  if (!best) return [];
  const further = rest.filter(({ grade }) => grade >= 2).slice(0, MOST_PARTS.definition - 1);
  return [partOf(index, best.unit, 'definition'), ...further.map(({ unit }) => partOf(index, unit, 'more'))];
}

function isRow({ passage }: Found): boolean {
  return passage.kind === 'row';
}
