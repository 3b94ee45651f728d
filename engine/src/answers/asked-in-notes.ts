/** Answers to questions that the notes ask themselves: 'Why do countries adopt federalism? One reason is size.' */
import { isQuotable } from '../ranking/quotable.ts';
import type { Passage } from '../reading/source.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { isSpeech } from './context.ts';
import { matchIn } from './evidence.ts';
import { type Question, readQuestion } from './question.ts';
import { type Index, isQuestionInNotes } from './search.ts';
import { termsOf } from './terms.ts';

/** The most passages after a question; notes of questions and answers have longer answers. */
const MOST_SENTENCES = { text: 3, revision: 8 } as const;
/** How well a word of one question must match one of the other, and the share of the notes' question that must match. */
const LEAST = { match: 0.6, same: 0.95, share: 0.5 } as const;

/** The sentences after the same question in the notes; empty if the notes don't ask it. */
export function answersInNotes(index: Index, question: Question): AnswerPart[] {
  const { source } = index;
  const speech = isSpeech(source);
  let [at, likeness] = [-1, 0];
  for (const [place, passage] of source.passages.entries()) {
    if (!isQuestionInNotes(passage, speech)) continue;
    const found = likenessOf(index, question, passage);
    if (found > likeness) [at, likeness] = [place, found];
  }
  if (at === -1) return [];
  const most = source.passages[at]?.isAsked ? MOST_SENTENCES.revision : MOST_SENTENCES.text;
  const after = source.passages.slice(at + 1, at + 1 + most);
  const end = after.findIndex(
    (passage) => passage.section !== source.passages[at]?.section || isQuestionInNotes(passage, speech),
  );
  return after
    .slice(0, end === -1 ? undefined : end)
    .filter((passage) => isQuotable(passage))
    .map((passage) => toPart(source, passage, passage.quote ?? passage.text, 'answer'));
}

/** How much a question in the notes is the one asked, from 0 to 1. */
function likenessOf(index: Index, question: Question, { text, isAsked }: Passage): number {
  const { language } = index.source;
  const own = readQuestion(text, language);
  const isSame =
    own.kind === question.kind &&
    own.relation === question.relation &&
    own.roots.length === question.roots.length &&
    own.roots.every((root) => question.roots.includes(root));
  if (isSame) return 1;
  // Only where an answer is marked as one may its question be put in other words.
  if (!isAsked || language !== 'en' || !isSameKind(own, question)) return 0;
  const [said, asked] = [new Set(own.roots), new Set(question.roots)];
  const wanted = termsOf(question, language).filter(({ isRequired }) => isRequired);
  // A word that the notes have must be the very one: a principle of law is not a rule of law.
  const leastFor = (root: string) => (index.words.has(root) ? LEAST.same : LEAST.match);
  const isWhole =
    wanted.length > 0 && wanted.every(({ root }) => matchIn(index, root, said) >= leastFor(root));
  const terms = termsOf(own, language);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shared = terms.reduce((sum, { root, weight }) => sum + weight * matchIn(index, root, asked), 0);
  const share = total === 0 ? 0 : shared / total;
  return isWhole && share >= LEAST.share ? share : 0;
}

/** Whether two questions ask for the same, such as 'State three …' and 'What are the …'. */
function isSameKind(own: Question, question: Question): boolean {
  const wayOf = ({ kind, text }: Question) =>
    ['why', 'difference', 'when', 'who', 'count'].includes(kind)
      ? kind
      : /^\W*how\b/i.test(text)
        ? 'how'
        : 'what';
  return wayOf(own) === wayOf(question) && own.relation?.name === question.relation?.name;
}
