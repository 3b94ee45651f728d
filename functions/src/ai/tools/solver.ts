import type { SolverMode } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

const TASKS: Record<SolverMode, readonly string[]> = {
  hint: [
    'You give a student one hint that helps them to solve a problem themselves.',
    'Give exactly one hint: name the idea or the first step, in at most three sentences.',
    'Do not give the solution, a result, or any further step, even if the problem asks for it.',
  ],
  solution: [
    'You solve a problem for a student, step by step.',
    'Number the steps, give the reason for each, and check the result at the end if it can be checked.',
    'End with one line that begins with **Answer:** and contains only the result with its unit.',
    'If information that the solution needs is missing, say what is missing and solve as much as you can.',
  ],
};

/** Solves a problem, or gives a hint. */
export const solver: Tool<'solver'> = {
  version: 'solver-5',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt, mode }) => ({
    system: systemPrompt({
      tool: 'solver',
      options: { mode },
      format: 'markdown',
      task: [...TASKS[mode], noAnswerRule('you cannot solve the problem', 'explain why')],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.1,
    needsReasoning: true,
    maxOutput: maxTokensFor(mode === 'hint' ? 100 : 1_000),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Problem'),
};
