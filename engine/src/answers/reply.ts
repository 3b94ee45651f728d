/** Answers chat messages from the notes in the chat, taking earlier messages into account. */
import { readSource } from '../reading/read-source.ts';
import type { RawPage, Source } from '../reading/source.ts';
import type { AnswerResult } from './answer.ts';
import { explainConcept } from './explain.ts';
import { followInGlossary } from './follow-in-glossary.ts';
import { followInNotes } from './follow-in-notes.ts';
import { followUpIn, type Turn } from './follow-up.ts';
import { spelledAsInNotes } from './misspelled.ts';
import { readQuestion } from './question.ts';
import { splitPrompt } from './split-prompt.ts';
import { subjectOf } from './subject.ts';

export interface ChatRequest {
  /** The student's latest message. */
  message: string;
  /** The student's earlier messages, oldest first; they may include notes. */
  earlier: readonly string[];
  /** The pages of the files in the chat. */
  pages: readonly RawPage[];
}

const NOTES_ONLY: AnswerResult = {
  isEmpty: true,
  reason: 'no-question',
  message: 'Your notes are here. Ask a question about them.',
  related: [],
};
const GREETED: AnswerResult = {
  isEmpty: true,
  reason: 'no-question',
  message: 'Ask a question about your notes, or name a concept to explain.',
  related: [],
};
const GREETING =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: very much| so much)?|thank u|ok(?:ay)?|nice|great|cool|bonjour|merci|e kaaro|bawo ni)\W*$/i;
/** Earlier questions that a follow-up can refer to. */
const MOST_EARLIER = 12;

/** Replies to the last message of a chat. Follow-ups are answered from the same notes as the question before. */
export function replyInChat({ message, earlier, pages }: ChatRequest): AnswerResult {
  const prompts = [...earlier, message].map(splitPrompt);
  const notes = prompts.flatMap(({ notes: text }) => (text === '' ? [] : [{ text }]));
  const source = pages.length + notes.length > 0 ? readSource([...pages, ...notes]) : null;
  const last = prompts.at(-1);
  if (!last || last.question === '') return NOTES_ONLY;
  let before: Turn | null = null;
  for (const { question } of prompts.slice(-MOST_EARLIER - 1)) {
    if (question !== '') before = replyTo(source, question, before);
  }
  return before?.result ?? NOTES_ONLY;
}

function replyTo(source: Source | null, typed: string, before: Turn | null): Turn {
  const language = source?.language ?? 'en';
  const text = source ? spelledAsInNotes(source, typed) : typed;
  const question = readQuestion(text, language);
  if (GREETING.test(text))
    return { question: before?.question ?? question, result: GREETED, about: before?.about ?? null };
  const followUp = before ? followUpIn(text, language) : null;
  if (before && followUp) {
    const turn = source
      ? followInNotes(source, question, followUp, before)
      : followInGlossary(followUp, question, before);
    if (turn) return withList(turn, before);
  }
  return { question, result: explainConcept(source, text), about: source && subjectOf(source, question) };
}

/** Carries the current list over, so that 'and the third?' still works. */
function withList(turn: Turn, before: Turn): Turn {
  if (turn.result.isEmpty || turn.result.list || before.result.isEmpty || !before.result.list) return turn;
  return { ...turn, result: { ...turn.result, list: before.result.list } };
}
