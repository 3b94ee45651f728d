import { toMarkdown } from '@akada/engine/answers/answer';
import { explainConcept } from '@akada/engine/answers/explain';
import { replyInChat } from '@akada/engine/answers/reply';
import { splitPrompt } from '@akada/engine/answers/split-prompt';
import { readSource } from '@akada/engine/reading/read-source';
import { solveOrExplain } from '@akada/engine/solver/solve';
import type { Asked } from '../request.ts';
import { signed } from './answer.ts';
import { solution } from './solution.ts';

/** What the student's notes, or else the glossary, say of a concept. */
export function explanation({ text, pages }: Asked): string {
  const { question, notes } = splitPrompt(text);
  const parts = [...pages, ...(notes === '' ? [] : [{ text: notes }])];
  const source = parts.length > 0 ? readSource(parts) : null;
  return signed(toMarkdown(explainConcept(source, question)));
}

/** A turn of a chat: a solution where a problem is given, else an answer from all notes of the chat. */
export function reply(asked: Asked): string {
  if (/\d/.test(asked.text) && 'solution' in solveOrExplain(asked.text)) return solution(asked);
  const earlier = asked.earlier.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
  return signed(toMarkdown(replyInChat({ message: asked.text, earlier, pages: asked.pages })));
}
