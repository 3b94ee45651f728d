/** What each AI tool is for, takes and saves (docs/product.md, AI Lab). */

import { AI_TOOLS, type AiToolId, type AiUseId, type PracticeUseId } from './tools.ts';

/** What a tool returns: Markdown text, or structured data. */
type AiResultKind = 'text' | 'plan' | 'cards' | 'sheet';

interface AiUseFacts<ResultKind> {
  /** The study time that one use is said to save. */
  minutesSaved: number;
  /** The longest input, in characters, on a plan that allows it. */
  inputMax: number;
  resultKind: ResultKind;
}

interface AiToolFacts extends AiUseFacts<AiResultKind> {
  description: string;
  label: string;
  placeholder: string;
}

export const AI_TOOL_FACTS: Record<AiToolId, AiToolFacts> = {
  chat: {
    description: 'Ask anything about your studies, then follow up.',
    label: 'Your question',
    placeholder: 'What is inertia?',
    minutesSaved: 5,
    inputMax: 4_000,
    resultKind: 'text',
  },
  planner: {
    description: 'Turn your topics and exam date into a plan of study sessions.',
    label: 'Topics, one per line',
    placeholder: 'Cell respiration\nPhotosynthesis\nGenetics',
    minutesSaved: 10,
    inputMax: 2_000,
    resultKind: 'plan',
  },
  solver: {
    description: 'Work through a problem step by step, or get a hint first.',
    label: 'The problem',
    placeholder: 'Solve 2x + 6 = 14',
    minutesSaved: 15,
    inputMax: 4_000,
    resultKind: 'text',
  },
  essay: {
    description: 'Draft an essay or its outline on any topic.',
    label: 'Topic or question',
    placeholder: 'Discuss the causes of inflation in Nigeria',
    minutesSaved: 30,
    inputMax: 4_000,
    resultKind: 'text',
  },
  cram: {
    description: 'Condense a topic or your notes into one page for the night before.',
    label: 'Topic or notes',
    placeholder: 'Paste your notes, or name a topic',
    minutesSaved: 15,
    inputMax: 20_000,
    resultKind: 'sheet',
  },
  flashcards: {
    description: 'Turn your notes into a deck of cards and review it on schedule.',
    label: 'Your notes',
    placeholder: 'Paste the notes you want to learn',
    minutesSaved: 20,
    inputMax: 20_000,
    resultKind: 'cards',
  },
  summarizer: {
    description: 'Summarize a long text, or a PDF with page references.',
    label: 'Text to summarize, or your question about the PDF',
    placeholder: 'Paste a text, or choose a PDF',
    minutesSaved: 15,
    inputMax: 50_000,
    resultKind: 'text',
  },
  explainer: {
    description: 'Get a concept explained at your level.',
    label: 'The concept',
    placeholder: 'Osmosis',
    minutesSaved: 10,
    inputMax: 4_000,
    resultKind: 'text',
  },
  paraphraser: {
    description: 'Reword your text in the tone you need.',
    label: 'Your text',
    placeholder: 'Paste the text to reword',
    minutesSaved: 8,
    inputMax: 10_000,
    resultKind: 'text',
  },
};

/** The facts of every AI use. */
export const AI_USE_FACTS: Record<AiUseId, AiUseFacts<AiResultKind | 'questions' | 'marks'>> = {
  ...AI_TOOL_FACTS,
  practice: { minutesSaved: 15, inputMax: 50_000, resultKind: 'questions' },
  marking: { minutesSaved: 5, inputMax: 50_000, resultKind: 'marks' },
};

const PRACTICE_USE_TITLES: Record<PracticeUseId, string> = {
  practice: 'Practice questions',
  marking: 'Marks for short answers',
};

/** For stored usage of a tool that no longer exists. */
const DEFAULT_MINUTES_SAVED = 5;

/** The minutes that one use is said to save. */
export function minutesSaved(tool: string): number {
  return Object.hasOwn(AI_USE_FACTS, tool)
    ? AI_USE_FACTS[tool as AiUseId].minutesSaved
    : DEFAULT_MINUTES_SAVED;
}

/** What a use was for, as the analytics name it; the id itself for a tool that no longer exists. */
export function toolTitle(tool: string): string {
  if (Object.hasOwn(PRACTICE_USE_TITLES, tool)) return PRACTICE_USE_TITLES[tool as PracticeUseId];
  return AI_TOOLS.find(({ id }) => id === tool)?.title ?? tool;
}
