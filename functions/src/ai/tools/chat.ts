import { AI_LIMITS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { ModelRequest, Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

/** A conversation. The student's earlier turns are quoted as data too. */
export const chat: Tool<'chat'> = {
  version: 'chat-3',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt }, { turns = [] }) => ({
    system: systemPrompt({
      tool: 'chat',
      format: 'markdown',
      task: [
        "You answer a student's questions about their studies, their subjects and how to learn, turn by turn.",
        'Be brief, give one example where it helps, and end with a question only if you need its answer to continue.',
        'If the student gives notes or a file, answer from these and say which part the answer comes from.',
        noAnswerRule(
          'the answer is not in the notes or the file of the student, or there is nothing to answer',
          'say in one sentence what is missing',
        ),
      ],
    }),
    turns: [...earlierTurns(turns), { role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.6,
    needsReasoning: true,
    maxOutput: maxTokensFor(600),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Chat'),
};

/** The last turns, starting with one of the student's, as the model requires. */
function earlierTurns(turns: readonly { role: 'student' | 'model'; text: string }[]): ModelRequest['turns'] {
  // One less than the limit, because the new question follows.
  const last = turns.slice(-(AI_LIMITS.promptTurns - 1));
  const from = last.findIndex(({ role }) => role === 'student');
  return (from < 0 ? [] : last.slice(from)).map(({ role, text }) => ({
    role,
    parts: role === 'student' ? toStudentParts(text) : [{ text }],
  }));
}
