/** Finds the subject of an essay question. */
import { sidesIn } from '../answers/differences.ts';
import { rootsIn } from '../explanation/names.ts';
import { statementsOf } from '../explanation/statements.ts';
import type { Source } from '../reading/source.ts';
import { askedRoots, fold } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { facetsIn } from './facets.ts';

/** Words of essay questions that aren't part of the subject. */
const ESSAY_WORDS =
  /\b(?:essay|write|short|critically|evaluate|assess|appraise|judge|weigh|analy[sz]e|examine|investigate|account|extent|far|argue|justify|defend|agree|disagree|view|statement|debate|comment|explore|trace|summari[sz]e|illustrate|relevant|appropriate|examples?|reference|detail|clearly|main|major|important|role|following|successful|effective|significant|consider|against|should|words?|beneficial|useful|good|bad|measures?|ways?|used|taken|system|themes?|theory|concept|between|suggest|checked|discuss|country|nigeria|nigerian|africa|african|discutez|commentez|comparez|evaluez|expliquez|decrivez|analysez|theme)\b/g;
/** The command of a question, up to its subject. */
const COMMAND =
  /^\W*(?:(?:critically|briefly|clearly)\s+)?(?:evaluate|assess|appraise|discuss|examine|explain|describe|analy[sz]e|explore|consider|comment on|outline|define|discutez|commentez|expliquez|analysez|decrivez)\s+(?:the\s+|l[ae]s?\s+)?/i;

/** The two things that a question compares, in its words; null if it doesn't compare two. */
export function comparedIn(question: string): readonly [string, string] | null {
  const sides = sidesIn(question.replace(/\b(distinguish|differentiate)\s+between\b/i, 'distinguish'));
  if (!sides) return null;
  const [first, second] = sides.map((side) =>
    side.replace(/^(?:between|the|an?)\s+|,.*$| (?:and (?:discuss|show|say|explain|state)|as) .*$/g, ''),
  );
  return [asWritten(question, first ?? ''), asWritten(question, second ?? '')];
}

/** A phrase of the folded question as the student wrote it. */
export function asWritten(question: string, folded: string): string {
  const text = fold(question);
  const at = text.length === question.length ? text.indexOf(folded) : -1;
  return at === -1 ? folded : question.slice(at, at + folded.length);
}

/** The most words of a line of the title. */
const LONGEST_TITLE = 15;

/** The roots of the title: the headings above the first sentence, and the lines before it. */
export function titleRoots({ sections, passages, language }: Source): string[] {
  const start = passages.findIndex(({ text }) => !isTitleLine(text));
  const opening = passages[start]?.section ?? 0;
  const above = sections.slice(0, Math.max(1, opening)).flatMap(({ heading }) => heading ?? []);
  const headings = above.length > 0 ? above : [sections[opening]?.heading ?? ''];
  const lines = passages.slice(0, Math.max(0, start)).map(({ text }) => text);
  return rootsIn([...headings, ...lines].join(' '), language);
}

function isTitleLine(line: string): boolean {
  const text = line.replace(/\s*\([^)]*\)/g, '');
  const capitals = text.match(/\b\p{Lu}{2,}\b/gu)?.length ?? 0;
  const words = text.split(/\s+/).length;
  return words <= LONGEST_TITLE && (capitals * 2 >= words || !/[.:!?]$/.test(text));
}

/** The subject as a phrase, which notes may have as a term or label: 'functionalist theory'. */
export function subjectPhrase(question: string): string {
  return question.replace(COMMAND, '').replace(/[?.!]+$/, '');
}

/** The roots of the subject, without the words of the command and the facets. */
export function subjectRoots(question: string, { language }: Source): string[] {
  const bare = facetsIn(question)
    .reduce((rest, { asked }) => rest.replace(new RegExp(asked, 'g'), ' '), fold(question))
    .replace(ESSAY_WORDS, ' ');
  return [...new Set(askedRoots(bare, language).map(meaningOf))];
}

/** Roots that begin with the same letters count as one: 'tribe' and 'tribalism', 'destroy' and 'destruction'. */
const COMMON = { least: 4, most: 5 } as const;

export function isAlike(a: string, b: string): boolean {
  const size = Math.min(a.length, b.length, COMMON.most);
  return a === b || (size >= COMMON.least && a.slice(0, size) === b.slice(0, size));
}

/** Whether any of the roots in notes is like a root. */
export function hasRoot(roots: Iterable<string>, root: string): boolean {
  return [...roots].some((other) => isAlike(root, other));
}

/** The roots of the subject that the notes have anywhere. */
export function knownRoots(question: string, source: Source): string[] {
  const { language, sections } = source;
  const all = new Set([
    ...statementsOf(source).flatMap(({ text }) => rootsIn(text, language)),
    ...sections.flatMap(({ heading }) => rootsIn(heading ?? '', language)),
    ...titleRoots(source),
  ]);
  return subjectRoots(question, source).filter((root) => hasRoot(all, root));
}

/** Words of the question that don't occur in the notes, as the student wrote them. */
export function unknownWords(question: string, source: Source): string[] {
  const known = knownRoots(question, source);
  const asked = subjectRoots(question, source).filter((root) => !known.includes(root) && !isLight(root));
  const words = question.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return [...new Set(words)].filter((word) =>
    rootsIn(word, source.language).some((root) => asked.includes(root)),
  );
}
