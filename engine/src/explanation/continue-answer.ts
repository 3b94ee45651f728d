/** Adds to an answer the sentences of the notes that continue it. */
import { type AnswerPart, type AnswerResult, joinParts, toPart } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import type { Question } from '../answers/question.ts';
import type { QuestionKind } from '../answers/question-patterns.ts';
import type { Source } from '../reading/source.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';

/** Questions that one sentence seldom answers. */
const OPEN: readonly QuestionKind[] = ['why', 'how', 'general', 'relation'];
const MOST_ADDED = 2;

/** An answer to an open question with the sentences after its first one that begin with 'They …' or 'It …'. */
export function continueAnswer(source: Source, question: Question, result: AnswerResult): AnswerResult {
  const [first] = result.isEmpty ? [] : result.parts;
  if (
    result.isEmpty ||
    !first?.passage ||
    !OPEN.includes(question.kind) ||
    question.isList ||
    // It has the sentences that its first one announces already.
    result.parts.some((part) => part !== first && part.role === 'answer') ||
    isSpeech(source)
  )
    return result;
  const statements = statementsOf(source);
  const place = statements.findLastIndex(
    ({ passage, said }) => passage === first.passage && first.text.includes(said),
  );
  const added: AnswerPart[] = [];
  for (let at = place + 1; place >= 0 && added.length < MOST_ADDED; at += 1) {
    const next = statements[at];
    if (!next || !continues(next, first, source)) break;
    added.push(toPart(source, next.passage, next.said, 'answer'));
  }
  return { ...result, parts: joinParts([first, ...added, ...result.parts.slice(1)]) };
}

function continues(next: Statement, first: AnswerPart, source: Source): boolean {
  return next.passage.section === first.passage?.section && needsBefore(next, source);
}
