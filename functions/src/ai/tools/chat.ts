import { AI_LIMITS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { ModelRequest, Source, Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, sourceOption, sourceRules, systemPrompt } from './system.ts';
import { cleanMarkdown, withCitations } from './texts.ts';

/** A conversation. The student's earlier turns are quoted as data too. */
export const chat: Tool<'chat'> = {
  version: 'chat-5',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt }, { turns = [], source }) => ({
    system: systemPrompt({
      tool: 'chat',
      options: sourceOption(source),
      format: 'markdown',
      task: [
        "You answer a student's questions about their studies, their subjects and how to learn, turn by turn.",
        'Answer questions about a subject directly and briefly, with one example where it helps. End with a question only if you need its answer to continue.',
        'If the student sends homework or an exam question to solve or write, do not solve it at first: give a hint and the first step, and offer to check what the student tries.',
        'Give the full solution when the student has tried, or asks for it after a hint.',
        'If the student gives notes or a file, answer from these and say which part the answer comes from.',
        ...sourceRules(source, 'statement'),
        noAnswerRule(
          'the student gave notes or a file that do not have the answer, or the message asks nothing',
          'say in one sentence what is missing',
        ),
      ],
    }),
    turns: withSource([...earlierTurns(turns), { role: 'student', parts: toStudentParts(prompt) }], source),
    temperature: 0.6,
    needsReasoning: true,
    maxOutput: maxTokensFor(600),
  }),
  parseResult: (answer, _, { source }) => withCitations(cleanMarkdown(answer), source),
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Chat'),
};

/** The file or note comes first in each request of a chat, so that the model's cache can reuse it. */
function withSource([first, ...others]: ModelRequest['turns'], source?: Source): ModelRequest['turns'] {
  return first ? [{ ...first, parts: [...toStudentParts('', source), ...first.parts] }, ...others] : [];
}

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
