import { MAX_WORDS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { type AnswerResult, closestToMarkdown, toMarkdown } from '../answers/answer.ts';
import { explainConcept } from '../answers/explain.ts';
import { splitConcept } from '../answers/split-prompt.ts';
import { readSource } from '../reading/read-source.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';

/** Explains a concept from the student's notes, or else from the glossary. */
export function explain({ prompt, length, pages }: RequestOf<'explainer'>): EngineResult {
  const { question, notes } = splitConcept(prompt);
  const parts = [...pages, ...(notes === '' ? [] : [{ text: notes }])];
  const result = explainConcept(parts.length > 0 ? readSource(parts) : null, question);
  return answerResult(withinWords(result, MAX_WORDS[length]), titleFromFirstLine(question, 'Explanation'));
}

/** An answer as the result of a tool. */
export function answerResult(answer: AnswerResult, title: string): EngineResult {
  return answer.isEmpty
    ? emptyResult(answer.message, closestToMarkdown(answer))
    : resultOf(toMarkdown(answer), title);
}

/** Leaves out the last parts of an answer that is too long. */
function withinWords(answer: AnswerResult, most: number): AnswerResult {
  if (answer.isEmpty) return answer;
  let words = 0;
  const parts = answer.parts.filter(({ text }, place) => {
    words += text.split(/\s+/).length;
    return place === 0 || words <= most;
  });
  return { ...answer, parts };
}
