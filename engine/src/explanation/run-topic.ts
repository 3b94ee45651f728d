/** Tells what a sentence behind a definition is about: the same concept, another one of its kind, or an example. */
import type { Source } from '../reading/source.ts';
import { isSameName, namesInLabel, rootsIn, startsWithName } from './names.ts';
import type { Statement } from './statements.ts';
import { roleOf } from './support.ts';
import type { Topic } from './topic.ts';

/** A sentence that defines or names another thing. */
const DEFINES =
  /^(?:(?:the|an?)\s+)?(?:[\p{L}'’-]+\s+){1,4}?(?:\([^)]*\)\s+)?(?:is|are|means?|refers? to|est|sont)\s+(?:an?|the|any|anything|something|when|what|une?|l[ae]s?)\s|\b(?:is|are) (?:called|known as|named)\b/iu;
const ALIAS = /\b(?:also|otherwise|popularly|commonly) (?:known as|called)\b/i;
/** 'Verbal irony is saying the opposite' behind dramatic irony. */
const OTHER_SUBJECT =
  /^(?:(?:the|an?)\s)?(?:[\p{L}'’-]+\s){1,3}(?:is|are|was|were|means?|refers?|occurs?|happens?|begins?)\s/iu;

/** Whether a sentence begins with another thing and says what it is or does. */
export function hasOtherSubject({ said }: Statement): boolean {
  return OTHER_SUBJECT.test(said);
}

/** Whether a sentence continues the figures of an example: 'The price has risen by 25 %, so …'. */
export function isWorkedOut(before: Statement, next: Statement): boolean {
  return (
    isSameParagraph(before, next) &&
    roleOf(before) === 'example' &&
    /\d/.test(before.said) &&
    /\d/.test(next.said) &&
    roleOf(next) !== 'example'
  );
}

/** Whether a sentence is in the paragraph of the one before. */
export function isSameParagraph(before: Statement, next: Statement): boolean {
  return (
    before.passage.kind === 'paragraph' &&
    next.passage.kind === 'paragraph' &&
    next.passage.isOpening !== true
  );
}

/** Whether a sentence is about another thing of the same kind: 'A minimum price is fixed …' behind the maximum price. */
export function isOfRival({ said }: Statement, { term }: Topic, language: Source['language']): boolean {
  const [subject = ''] = OTHER_SUBJECT.exec(said) ?? [];
  const [head] = rootsIn(term, language).slice(-1);
  const own = rootsIn(subject, language);
  return own.length > 1 && head !== undefined && own.includes(head) && !startsWithName(said, term, language);
}

/** Whether a sentence has all words of a term. */
export function mentions({ text }: Statement, { term }: Topic, language: Source['language']): boolean {
  const roots = new Set(rootsIn(text, language));
  return rootsIn(term, language).every((root) => roots.has(root));
}

/** Whether a sentence defines another thing. */
export function definesOther(next: Statement, topic: Topic, source: Source): boolean {
  return DEFINES.test(next.text) && !startsWithName(next.text, topic.term, source.language);
}

/** Whether the section of a definition has the term as its heading, or begins with its definition. */
export function isTopicOfSection(source: Source, { term, manner }: Topic, first: Statement): boolean {
  const { sections, language, passages } = source;
  const heading = sections[first.passage.section]?.heading ?? null;
  if (heading === null) return false;
  const opening = passages.find(({ section }) => section === first.passage.section);
  // 'Under the simple majority system, also known as first past the post, …'
  const isNamed = manner === 'definition' || ALIAS.test(first.said);
  return (
    (isNamed && opening === first.passage) ||
    namesInLabel(heading).some((name) => isSameName(name, term, language))
  );
}
