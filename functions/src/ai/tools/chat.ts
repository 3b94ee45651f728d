import { AI_LIMITS } from '@akada/domain/ai/ai';
import { toStudentParts } from '../quote.ts';
import type { ModelRequest, Tool } from '../tool.ts';
import { maxTokensFor, systemPrompt } from './system.ts';
import { cleanMarkdown, titleFromFirstLine } from './texts.ts';

/** Questions and answers that go on. What the student said before is data too. */
export const chat: Tool<'chat'> = {
  version: 'chat-1',
  buildRequest: ({ prompt }, { turns = [] }) => ({
    system: systemPrompt({
      tool: 'chat',
      makes: 'markdown',
      task: [
        'You answer the questions of one student about studies, subjects and how to learn, turn by turn.',
        'Explain briefly, show one example where it helps, and end with a question only when the answer needs one.',
      ],
    }),
    turns: [...earlier(turns), { role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.6,
    maxOutput: maxTokensFor(600),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Chat'),
};

/** The last turns, from one of the student's on: the model takes no others. */
function earlier(turns: readonly { role: 'student' | 'model'; text: string }[]): ModelRequest['turns'] {
  // One less than go in all: the new one comes after them.
  const last = turns.slice(-(AI_LIMITS.promptTurns - 1));
  const from = last.findIndex(({ role }) => role === 'student');
  return (from < 0 ? [] : last.slice(from)).map(({ role, text }) => ({
    role,
    parts: role === 'student' ? toStudentParts(text) : [{ text }],
  }));
}
