/** Answers 'Why …?' and 'What are the effects of …?' from the section whose heading says that it does. */
import { type AnswerPart, toPart } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import type { Question } from '../answers/question.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { fold } from '../words/roots.ts';
import { isSameBlock } from './account-lines.ts';
import { rootsIn } from './names.ts';
import { type Statement, statementsOf } from './statements.ts';

const WHY = /\b(?:reasons?|causes?|why|factors?|raisons?|pourquoi)\b/g;
/** Roots that begin with the same letters count as one: 'success' and 'succeeded', 'fail' and 'failure'. */
const COMMON = { least: 4, most: 5 } as const;
const MOST_WORDS = 200;

/**
 * The statements of a section that a question asks for; empty without one.
 *
 * @param isWhy whether it asks for reasons
 */
export function answerUnderHeading(source: Source, question: Question, isWhy: boolean): AnswerPart[] {
  const asked = isWhy ? WHY : question.relation && new RegExp(question.relation.asked, 'g');
  if (!asked || isSpeech(source)) return [];
  const { language, sections } = source;
  const title = sections.find(({ heading }) => heading !== null)?.heading ?? '';
  for (const [place, { heading }] of sections.entries()) {
    const folded = fold(heading ?? '');
    if (folded.search(asked) === -1) continue;
    const own = rootsIn(folded.replace(asked, ' '), language);
    const statements = statementsOf(source).filter(({ passage }) => passage.section === place);
    const all = [...own, ...rootsIn(`${title} ${statements.map(({ text }) => text).join(' ')}`, language)];
    const isAsked = question.roots.some((root) => own.some((other) => isAlike(root, other)));
    if (isAsked && question.roots.every((root) => all.some((other) => isAlike(root, other))))
      return partsOf(source, statements, MOST_WORDS);
  }
  return [];
}

/** 'What was the aim of the experiment?' asks for the section of a report that is called so. */
const OF_REPORT =
  /^what (?:was|were|is|are) the ([\p{L} ]{3,30}?)(?: (?:of|in|for) (?:the|this|that) (?:experiments?|practicals?|study|report|investigation|field ?trip|visit|project|test))?\s*\??$/iu;

/** The section of a report whose heading a question names; empty if there is none. */
export function answerInNamedSection(source: Source, text: string): AnswerPart[] {
  const [, asked = ''] = OF_REPORT.exec(text.trim()) ?? [];
  const isAsked = (heading: string) =>
    fold(heading)
      .split(' and ')
      .some((name) => [name, name.replace(/s$/, '')].includes(fold(asked).replace(/s$/, '')));
  const place = source.sections.findIndex(({ heading }) => heading !== null && isAsked(heading));
  if (asked === '' || place === -1) return [];
  return partsOf(
    source,
    statementsOf(source).filter(({ passage }) => passage.section === place),
    MOST_WORDS,
  );
}

function isAlike(a: string, b: string): boolean {
  const size = Math.min(a.length, b.length, COMMON.most);
  return a === b || (size >= COMMON.least && a.slice(0, size) === b.slice(0, size));
}

/**
 * Statements as the parts of an answer, those of a paragraph in one.
 *
 * @param most the most words, but for the first statement
 */
export function partsOf(source: Source, statements: readonly Statement[], most: number): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let words = 0;
  for (const [place, statement] of statements.entries()) {
    words += countWords(statement.said);
    if (words > most && parts.length > 0) break;
    const last = parts.at(-1);
    const before = statements[place - 1];
    if (last && before && isSameBlock(before, statement))
      parts[parts.length - 1] = { ...last, text: `${last.text} ${statement.said}` };
    else parts.push(toPart(source, statement.passage, statement.said, 'answer'));
  }
  return parts;
}
