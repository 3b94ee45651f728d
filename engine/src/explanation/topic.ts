/** Finds the statement with which notes begin to explain a concept. */

import { isSpeech } from '../answers/context.ts';
import { definitionGrade } from '../answers/definitions.ts';
import { definesThing } from '../cards/defines.ts';
import type { Language, Source } from '../reading/source.ts';
import { fold } from '../words/roots.ts';
import { hyphenated, isSameName, namesInLabel, namesOf, rootsIn, startsWithName } from './names.ts';
import { countPassagesByRoot, hasNear, headingsOf, needsOutsideTopic } from './needs.ts';
import { type Statement, statementsOf } from './statements.ts';
import { isAnnounced, isIntroduced, isNamedWith, isNameOfLonger } from './topic-asides.ts';
import { isToldOf } from './topic-links.ts';

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
/** A verb in the present or past, by its form. */
const SAYS = /^(?!(?:of|and|or|as|this|its|thus|always|towards|perhaps)$)\p{Ll}{3,}(?:s|ed)$/u;
/** The words between a term and its verb, with the verb. */
const MOST_BETWEEN = 5;
/** 'learning in which …' */
const GERUND = /^(?:therefore |thus )?\p{L}+ing (?:in|by|that|of|to)\b/iu;
/** A table row is short of words, so a sentence is better. */
const ROW_LOSS = 3.5;

/** Where notes explain a concept; null if they don't. */
export function findTopic(source: Source, concept: string): Topic | null {
  const statements = statementsOf(source);
  const exact = hyphenated(concept, source.language);
  const counts = countPassagesByRoot(source);
  const headings = headingsOf(source);
  for (const name of namesOf(concept, source.language)) {
    if (!name.general.every((root) => counts.has(root) || headings.all.has(root))) continue;
    const needs = needsOutsideTopic(name, concept, counts, source);
    let best: (Topic & { worth: number }) | null = null;
    for (const [place, statement] of statements.entries()) {
      if (exact !== null && !fold(statement.text).includes(exact)) continue;
      const manner = mannerOf(statement, name.term, source, statements[place - 1], statements[place + 1]);
      if (name.isLabelOnly && manner !== 'label') continue;
      if (manner === null || !hasNear(statements, place, needs, source, headings.of(statement))) continue;
      const worth = WORTH[manner] - (statement.passage.kind === 'row' ? ROW_LOSS : 0);
      if (worth > (best?.worth ?? 0)) best = { term: name.term, place, manner, worth };
    }
    if (best) return { term: best.term, place: best.place, manner: best.manner };
  }
  return null;
}

function mannerOf(
  statement: Statement,
  term: string,
  source: Source,
  before: Statement | undefined,
  next: Statement | undefined,
): Manner | null {
  const { language, sections } = source;
  if (statement.passage.kind === 'formula')
    return isSameName(statement.text.split(/\s*=/)[0] ?? '', term, language) &&
      /=.*\p{L}{3}/u.test(statement.text)
      ? 'definition'
      : null;
  const isTerm = (name: string) => isSameName(name, term, language);
  if (statement.label !== null && namesInLabel(statement.label).some(isTerm)) return 'label';
  if (isTitleOfList(statement, next, term, language)) return 'label';
  if (isDenied(statement.text, term, language)) return null;
  const passage = { ...statement.passage, text: statement.text };
  const grade = definitionGrade({ passage }, term, source);
  const said = saidOf(statement.text, term, language);
  if (occursWhen(statement.text, term, language)) return 'definition';
  if (said !== null && (definesThing(said) || GERUND.test(said) || /^\p{Lu}/u.test(term)))
    return 'definition';
  if (isConcluded(statement.text, term)) return 'definition';
  if (isDefinedByCondition(statement.text, term, language)) return 'definition';
  if (grade === 3) return said !== null && TREATED.test(said) ? 'statement' : 'definition';
  if (isSpeech(source))
    return grade === 0 && isAnnounced(statement.text, term) ? 'aside' : mannerByGrade(grade);
  if (isIntroduced(statement.text, term, source)) return 'aside';
  if (isToldOf(statement, next, term, language)) return 'statement';
  const heading = sections[statement.passage.section]?.heading ?? '';
  const isFirst = before?.passage.section !== statement.passage.section;
  if (namesInLabel(heading).some(isTerm)) {
    if (startsWithName(statement.text, term, language)) return 'definition';
    if (isFirst) return 'heading';
  }
  if (isNamedWith(statement.text, term, language)) return 'aside';
  if (grade === 2 && isNameOfLonger(statement.text, term)) return null;
  if (isWithin(statement.text, term, language) || isSubject(statement.text, term, language))
    return 'statement';
  return mannerByGrade(grade);
}

/** What a sentence says of a term: 'energy in transfer …' of 'Heat is energy in transfer …'; null if it doesn't. */
function saidOf(text: string, term: string, language: Language): string | null {
  const [, subject = '', said = ''] = /^(.{2,80}?)\s+(?:is|are|was|were)\s+(.+)$/.exec(text) ?? [];
  return said !== '' &&
    isSameName(subject.replace(/\s*\([^)]*\)$|,[^,]{2,40},$|\sas an?\s.*$/, ''), term, language)
    ? said
    : null;
}

/** Whether a sentence says what a term is not: 'So negative reinforcement is not punishment.' */
function isDenied(text: string, term: string, language: Language): boolean {
  const [, subject = ''] = /^(?:so |but |and )?(.{2,60}?)\s+(?:is|are)\s+not\s/i.exec(text) ?? [];
  return subject !== '' && isSameName(subject, term, language);
}

/** Whether a sentence says when what a term names occurs: 'Resonance occurs when …' */
function occursWhen(text: string, term: string, language: Language): boolean {
  const [, subject = ''] =
    /^(.{2,60}?)\s+(?:occurs?|happens?|arises?|begins?|takes place)\s+(?:when|if|where)\s/i.exec(text) ?? [];
  return subject !== '' && isSameName(subject, term, language);
}

/** Whether a sentence concludes or adds what a term is: '…, so the sum to infinity is …', '…, and a rock is a mass of …' */
function isConcluded(text: string, term: string): boolean {
  const words = fold(term).replace(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(
    `[,;] (?:so|and so|hence|therefore|thus) (?:the )?${words} (?:is|are|equals?) |, and an? ${words} is an? `,
    'u',
  ).test(fold(text));
}

/** Whether a sentence begins with a term and what it does: 'A weak acid ionises only partially.' */
function isSubject(text: string, term: string, language: Language): boolean {
  const bare = text.replace(/^(?:the|an?)\s+/i, '');
  const after = bare.split(/\s+/).slice(term.split(/\s+/).length);
  // 'Fair hearing in section 36 contains …'
  const most = /^(?:in|under)$/.test(after[0] ?? '') ? MOST_BETWEEN : 1;
  return (
    language === 'en' &&
    after.slice(0, most).some((word) => SAYS.test(word)) &&
    startsWithName(text, term, language)
  );
}

/** Whether a sentence begins with a preposition and a term: 'In vasectomy the vas deferens is cut.' */
function isWithin(text: string, term: string, language: Language): boolean {
  const [, rest = ''] = /^(?:in|during|with|by|through|under)\s+(.+)$/i.exec(text) ?? [];
  return startsWithName(rest, term, language);
}

/** Whether a line without a verb names a term above a list: 'Vroom (1964): expectancy theory'. */
function isTitleOfList(
  { passage, said }: Statement,
  next: Statement | undefined,
  term: string,
  language: Language,
): boolean {
  if (passage.kind !== 'paragraph' || /[.!?]$/.test(said) || next?.passage.kind !== 'item') return false;
  const own = rootsIn(said.replace(/\s*\([^)]*\)/g, ''), language);
  const wanted = rootsIn(term, language);
  return wanted.length > 1 && own.length <= wanted.length + 1 && wanted.every((root) => own.includes(root));
}

/** Whether a sentence says when a thing is what the term says: 'Two events are independent if …'. */
function isDefinedByCondition(text: string, term: string, language: Language): boolean {
  const [, subject = '', said = ''] =
    /^(?:(?:two|three|an?|the)\s+)?(.{2,30}?)\s+(?:is|are)\s+(.{2,30}?)\s+(?:if|when)\s/i.exec(text) ?? [];
  return (
    said !== '' &&
    (isSameName(`${said} ${subject}`, term, language) ||
      isSameName(`${said} ${subject.split(' ').at(-1)}`, term, language) ||
      isSameName(said, term, language))
  );
}

function mannerByGrade(grade: 0 | 1 | 2 | 3): Manner | null {
  return ([null, 'statement', 'aside', 'definition'] as const)[grade];
}
