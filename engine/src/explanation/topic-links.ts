/** Recognises sentences that go on about the topic of the ones before. */
import type { Language, Source } from '../reading/source.ts';
import { isLight } from '../words/word-lists.ts';
import { isSameName, rootsIn } from './names.ts';
import { needsBefore, type Statement } from './statements.ts';

/** The most sentences that tell what the one before them has named. */
const MOST_TOLD = 4;
/** 'Herodotus described the silent trade.' */
const TELLS_OF =
  /\b(?:describ|explain|develop|introduc|practis|us|adopt|invent|devis|record)(?:e|es|ed)\s(?:an?\s|the\s)?[^,;:]{3,50}\.$/i;
/** So many of them are surely about the same. */
const SURE_SPOKEN = 2;

/** Whether a sentence names a term at its end, and the next one of the paragraph tells what it is. */
export function isToldOf(
  statement: Statement,
  next: Statement | undefined,
  term: string,
  language: Language,
): boolean {
  return (
    TELLS_OF.test(statement.said) &&
    endsWithTerm(statement, term, language) &&
    next?.passage.section === statement.passage.section &&
    next.passage.isOpening !== true
  );
}

/** Whether a sentence is in the paragraph that tells what a sentence has named at its end. */
export function isToldAfter(
  run: readonly Statement[],
  next: Statement,
  term: string,
  language: Language,
): boolean {
  const [first] = run;
  const isBlock = next.passage.kind === 'paragraph' && next.passage.isOpening !== true;
  if (!first || !isBlock || run.length > MOST_TOLD) return false;
  return endsWithTerm(first, term, language) && TELLS_OF.test(first.said);
}

/** Whether a sentence of speech is about the topic still: it names it, or is linked to what was said of it. */
export function staysWith(run: readonly Statement[], next: Statement, source: Source): boolean {
  if (run.length <= SURE_SPOKEN || next.passage.isJoined || needsBefore(next, source)) return true;
  const said = new Set(run.flatMap(({ text }) => rootsIn(text, source.language)));
  return rootsIn(next.text, source.language).some(
    (root) => root.length > 3 && !isLight(root) && said.has(root),
  );
}

/** Whether a sentence is introduced by the term at its end, so that the next one explains it. */
export function endsWithTerm({ text }: Statement, term: string, language: Language): boolean {
  const end = text.replace(/[.:]$/, '').split(/\s+/).slice(-term.split(/\s+/).length).join(' ');
  return isSameName(end, term, language);
}

/** Whether a sentence begins with something that the one before it named: 'The receptors …'. */
export function linksBack(
  before: Statement,
  { said }: Statement,
  term: string,
  { language }: Source,
): boolean {
  const [, noun = '', after = ''] = /^(?:the|le|la|les|l['’])\s*(\p{L}+)(?:\s+(\p{L}+))?/iu.exec(said) ?? [];
  // 'The extended family' after the nuclear one is another.
  const [own, known] = [rootsIn(term, language), rootsIn(before.text, language)];
  return rootsIn(`${noun} ${after}`, language).some((root) => known.includes(root) && !own.includes(root));
}
