import { AI_LIMITS } from '@akada/domain/ai/ai';
import { studentParts } from '../quote.ts';
import type { ModelRequest, Tool } from '../tool.ts';
import { systemText, tokensFor } from './system.ts';
import { firstLine, markdown } from './texts.ts';

/** Questions and answers that go on. What the student said before is data too. */
export const chat: Tool<'chat'> = {
  version: 'chat-1',
  request: ({ prompt }, { turns = [] }) => ({
    system: systemText({
      tool: 'chat',
      makes: 'markdown',
      task: [
        'You answer the questions of one student about studies, subjects and how to learn, turn by turn.',
        'Explain briefly, show one example where it helps, and end with a question only when the answer needs one.',
      ],
    }),
    turns: [...earlier(turns), { role: 'student', parts: studentParts(prompt) }],
    temperature: 0.6,
    maxOutput: tokensFor(600),
  }),
  result: markdown,
  title: ({ prompt }) => firstLine(prompt, 'Chat'),
};

/** The last turns, from one of the student's on: the model takes no others. */
function earlier(turns: readonly { role: 'student' | 'model'; text: string }[]): ModelRequest['turns'] {
  // One less than go in all: the new one comes after them.
  const last = turns.slice(-(AI_LIMITS.chatTurns - 1));
  const from = last.findIndex(({ role }) => role === 'student');
  return (from < 0 ? [] : last.slice(from)).map(({ role, text }) => ({
    role,
    parts: role === 'student' ? studentParts(text) : [{ text }],
  }));
}
