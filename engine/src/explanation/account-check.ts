/** Checks answers to 'Why …?' and 'How …?' that were found by their words alone. */
import type { AnswerPart } from '../answers/answer.ts';
import type { Question } from '../answers/question.ts';
import type { Index } from '../answers/search.ts';
import { linesOf } from './account-lines.ts';
import { lacksVerb } from './account-match.ts';
import { readAccountQuestion } from './account-question.ts';
import { isSaidOf } from './account-signs.ts';

/** The parts of an answer, unless they only name the quality that is asked about, or have only an adjective like its verb. */
export function checkAccount(
  index: Index,
  question: Question,
  parts: readonly AnswerPart[],
): readonly AnswerPart[] {
  const asked = index.source.language === 'en' ? readAccountQuestion(question) : null;
  if (!asked || parts.length === 0) return parts;
  const { quality, way, terms } = asked;
  if (quality !== null && !parts.some(({ text }) => isSaidOf(text, quality))) return [];
  if (way === 'why') return parts;
  const lines = linesOf(index).filter(({ statement }) =>
    parts.some(({ passage }) => passage === statement.passage),
  );
  const isAdjective = terms.some(
    (term) => lines.length > 0 && lines.every((line) => lacksVerb(index, line, term)),
  );
  return isAdjective ? [] : parts;
}
