import { type SolverMode, UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, systemPrompt } from './system.ts';
import { cleanMarkdown, titleFromFirstLine } from './texts.ts';

const TASKS: Record<SolverMode, readonly string[]> = {
  hint: [
    'You give a student one hint for a problem, so that the student can solve it.',
    'Give exactly one hint: name the idea or the first step, in at most three sentences.',
    'Do not give the solution, a result, or any further step, even if the problem asks for it.',
  ],
  solution: [
    'You solve a problem for a student, step by step.',
    'Number the steps, give the reason of each, and check the result at the end where it can be checked.',
    'End with one line that begins with **Answer:** and holds nothing but the result with its unit.',
    'When something is missing that is needed to solve it, say what it is and solve what can be solved.',
  ],
};

const WHEN_UNSOLVED = `When you cannot solve the problem, say so and why, and write ${UNSOLVED_MARK} alone on the last line.`;

/** Solves a problem, or gives a hint. */
export const solver: Tool<'solver'> = {
  version: 'solver-2',
  unsolvedMark: UNSOLVED_MARK,
  buildRequest: ({ prompt, mode }) => ({
    system: systemPrompt({
      tool: 'solver',
      options: { mode },
      format: 'markdown',
      task: [...TASKS[mode], WHEN_UNSOLVED],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.1,
    maxOutput: maxTokensFor(mode === 'hint' ? 100 : 1_000),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Problem'),
};
