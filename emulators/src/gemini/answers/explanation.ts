import { toMarkdown } from '@akada/engine/answers/answer';
import { explainConcept } from '@akada/engine/answers/explain';
import { replyInChat } from '@akada/engine/answers/reply';
import { splitPrompt } from '@akada/engine/answers/split-prompt';
import { readSource } from '@akada/engine/reading/read-source';
import { solveOrExplain } from '@akada/engine/solver/solve';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';
import { solution } from './solution.ts';

/** Explains a concept from the student's notes, or else from the glossary. */
export function explanation({ text, pages }: Asked): string {
  const { question, notes } = splitPrompt(text);
  const parts = [...pages, ...(notes === '' ? [] : [{ text: notes }])];
  const source = parts.length > 0 ? readSource(parts) : null;
  return signed(toMarkdown(explainConcept(source, question)));
}

/** A chat reply: the solution if the message is a problem, otherwise an answer from all notes in the chat. */
export function reply(asked: Asked): string {
  if (/\d/.test(asked.text) && 'solution' in solveOrExplain(asked.text)) return solution(asked);
  const earlier = asked.earlier.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
  return signed(toMarkdown(replyInChat({ message: asked.text, earlier, pages: asked.pages })));
}
