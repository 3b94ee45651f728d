/** Answers to questions that the notes ask themselves: 'Why do countries adopt federalism? One reason is size.' */
import { isQuotable } from '../ranking/quotable.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { isSpeech } from './context.ts';
import { type Question, readQuestion } from './question.ts';
import { type Index, isQuestionInNotes } from './search.ts';

const MOST_SENTENCES = 3;

/** The sentences after the same question in the notes; empty if the notes don't ask it. */
export function answersInNotes({ source }: Index, question: Question): AnswerPart[] {
  const speech = isSpeech(source);
  const at = source.passages.findIndex((passage) => {
    if (!isQuestionInNotes(passage, speech)) return false;
    const own = readQuestion(passage.text, source.language);
    return (
      own.kind === question.kind &&
      own.relation === question.relation &&
      own.roots.length === question.roots.length &&
      own.roots.every((root) => question.roots.includes(root))
    );
  });
  if (at === -1) return [];
  const after = source.passages.slice(at + 1, at + 1 + MOST_SENTENCES);
  const end = after.findIndex(
    (passage) => passage.section !== source.passages[at]?.section || isQuestionInNotes(passage, speech),
  );
  return after
    .slice(0, end === -1 ? undefined : end)
    .filter(isQuotable)
    .map((passage) => toPart(source, passage, passage.quote ?? passage.text, 'answer'));
}
