import { MAX_WORDS } from '@akada/domain/ai/ai';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import { toStudentParts } from '../quote.ts';
import type { Tool } from '../tool.ts';
import { maxTokensFor, noAnswerRule, readerAndLengthRules, systemPrompt } from './system.ts';
import { cleanMarkdown } from './texts.ts';

/** Drafts an essay. */
export const essay: Tool<'essay'> = {
  version: 'essay-4',
  hasNoAnswerMark: true,
  buildRequest: ({ prompt, level, length }) => ({
    system: systemPrompt({
      tool: 'essay',
      options: { level, length, words: MAX_WORDS[length] },
      format: 'markdown',
      task: [
        "You draft an essay on a student's topic or question. If the student asks for an outline, write the outline instead.",
        ...readerAndLengthRules(level, length),
        'Give it a title, an introduction with a thesis, body paragraphs that each make one point with evidence, and a conclusion.',
        noAnswerRule("the student's text names no topic", 'say in one sentence what to add'),
        'Never invent quotations, sources or figures. Say in brackets where the student should add one.',
        'It is a draft to rework, not work to hand in. End with a section "Before you use this draft": three points on what to check, what to add from the course, and what to say in their own words, and that the rules of their school on AI apply.',
      ],
    }),
    turns: [{ role: 'student', parts: toStudentParts(prompt) }],
    temperature: 0.7,
    maxOutput: maxTokensFor(MAX_WORDS[length]),
  }),
  parseResult: cleanMarkdown,
  buildTitle: ({ prompt }) => titleFromFirstLine(prompt, 'Essay'),
};
