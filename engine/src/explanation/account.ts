/** Answers 'Why …?' and 'How …?' with the sentences of one paragraph that together have all that is asked. */
import { type AnswerPart, toPart } from '../answers/answer.ts';
import type { Question } from '../answers/question.ts';
import type { Index } from '../answers/search.ts';
import { countWords } from '../text/text.ts';
import { isLinked, isSameBlock, type Line, linesOf, refersToBefore } from './account-lines.ts';
import { coverageOf, ownMatch, startsWith } from './account-match.ts';
import { type AccountQuestion, readAccountQuestion } from './account-question.ts';
import { givesAccount } from './account-signs.ts';
import { supportFor } from './account-support.ts';
import { textOf } from './spoken-text.ts';
import { needsBefore } from './statements.ts';

const MOST_LINES = { why: 3, how: 4 } as const;
/** How much each further sentence costs, and each one after the sentence with the verb of the question. */
const COST = { line: 0.12, after: 0.1 } as const;
/** How much an account quotes before and after the sentences that have what is asked. */
const MOST = { words: 110, before: 3, after: { why: 2, how: 4 } } as const;
/** A sentence that begins with its purpose or means: 'To fight inflation …'. */
const PURPOSE = /^(?:to|by|for)\s/i;

/** The account that a question of why or how asks for; empty for other questions, or if the notes don't give it. */
export function accountFor(index: Index, question: Question): AnswerPart[] {
  if (index.source.language !== 'en') return [];
  const asked = readAccountQuestion(question);
  if (!asked) return [];
  const lines = linesOf(index);
  const run = asked.isAboutFailure ? [] : bestRun(index, lines, asked);
  const whole = run.length > 0 ? withSurroundings(index, lines, run, asked) : supportFor(index, lines, asked);
  const [first] = whole;
  if (!first) return [];
  const text = textOf(whole.map(({ statement }) => statement));
  return [toPart(index.source, first.statement.passage, text, 'answer')];
}

/** The run of linked lines that best has all that is asked, with a reason or a manner; empty without one. */
function bestRun(index: Index, lines: readonly Line[], asked: AccountQuestion): readonly Line[] {
  let best: { run: readonly Line[]; worth: number } = { run: [], worth: 0 };
  for (let start = 0; start < lines.length; start += 1) {
    const run: Line[] = [];
    for (let at = start; at < start + MOST_LINES[asked.way]; at += 1) {
      const [last, next] = [run.at(-1), lines[at]];
      if (!next || (last && !isLinked(last, next, index.source))) break;
      run.push(next);
      const covered = coverageOf(index, run, asked);
      if (covered === null || !givesAccount(index, run, asked)) continue;
      const worth = covered - COST.line * (run.length - 1) - COST.after * linesAfterVerb(index, run, asked);
      if (worth > best.worth) best = { run: [...run], worth };
      break;
    }
  }
  return best.run;
}

/** How many lines come after the first one with the verb of the question. */
function linesAfterVerb(index: Index, run: readonly Line[], { terms }: AccountQuestion): number {
  const verbs = terms.filter(({ isVerb }) => isVerb);
  const at = run.findIndex((line) => verbs.some((verb) => ownMatch(index, line, verb) > 0));
  return at === -1 ? 0 : run.length - 1 - at;
}

/** Whether a line continues the one before it; a speaker's steps begin with 'you'. */
function continuesBefore(line: Line, way: AccountQuestion['way']): boolean {
  const { said, passage } = line.statement;
  return (
    refersToBefore(line) ||
    passage.isJoined === true ||
    (way === 'how' && passage.speech !== undefined && /^(?:you|we)\b/i.test(said))
  );
}

/** A run with what it needs to be understood, with the steps before it, and with what follows from it. */
function withSurroundings(
  { source }: Index,
  lines: readonly Line[],
  run: readonly Line[],
  { way, subject }: AccountQuestion,
): Line[] {
  const whole = [...run];
  let words = run.reduce((sum, { statement }) => sum + countWords(statement.said), 0);
  const hasRoom = ({ statement }: Line) => {
    words += countWords(statement.said);
    return words <= MOST.words;
  };
  for (let count = 0; count < MOST.before; count += 1) {
    const [first] = whole as [Line];
    const before = lines[first.place - 1];
    if (!before || !isSameBlock(before.statement, first.statement)) break;
    const { said } = first.statement;
    // The speaker's 'so' gives the sentence before as the reason.
    const isJoined = first.statement.passage.joinedBy === 'so' && count === 0;
    const isNeeded =
      (needsBefore(first.statement, source) && !/^(?:we|you|i)\b/i.test(said)) ||
      refersToBefore(first) ||
      isJoined;
    const isStep =
      way === 'how' &&
      !PURPOSE.test(said) &&
      !startsWith(said, subject, 'every') &&
      isLinked(before, first, source);
    if (!(isNeeded || isStep) || !hasRoom(before)) break;
    whole.unshift(before);
  }
  for (let count = 0; count < MOST.after[way]; count += 1) {
    const last = whole.at(-1) as Line;
    const next = lines[last.place + 1];
    if (!next || !isSameBlock(last.statement, next.statement) || !continuesBefore(next, way)) break;
    if (!hasRoom(next)) break;
    whole.push(next);
  }
  return whole;
}
