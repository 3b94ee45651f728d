/** The AI Lab: what each tool takes and gives, its limits and its words (spec sections 2, 6, 8 and 9; design section 6). */

import { dayOf, MS_PER_DAY, startOfDayIn } from '../days/day.ts';
import type { Zone } from '../days/zone.ts';
import { cutText } from '../text/text.ts';
import type { AiUsage } from './schemas.ts';
import { AI_TOOLS, type AiToolId } from './tools.ts';

/** What a tool makes: a text in Markdown, or a thing with parts. */
type AiResultKind = 'text' | 'plan' | 'cards' | 'sheet';

/** What there is to know of a tool. Minutes are those that a use is said to save; the input's length is in characters. */
export const AI_TOOL_FACTS: Record<
  AiToolId,
  {
    description: string;
    label: string;
    placeholder: string;
    minutesSaved: number;
    inputMax: number;
    resultKind: AiResultKind;
  }
> = {
  chat: {
    description: 'Ask anything about your studies and go on asking.',
    label: 'Your question',
    placeholder: 'What is the difference between speed and velocity?',
    minutesSaved: 5,
    inputMax: 4_000,
    resultKind: 'text',
  },
  planner: {
    description: 'Turn your topics and your exam date into a plan of study sessions.',
    label: 'Topics, one on each line',
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
    placeholder: 'Paste what you must know',
    minutesSaved: 15,
    inputMax: 20_000,
    resultKind: 'sheet',
  },
  flashcards: {
    description: 'Make a deck of cards from your notes and review it on schedule.',
    label: 'Your notes',
    placeholder: 'Paste the notes to learn',
    minutesSaved: 20,
    inputMax: 20_000,
    resultKind: 'cards',
  },
  summarizer: {
    description: 'Summarize a PDF or a long text, with the pages it comes from.',
    label: 'Text to summarize, or what you want to know of the PDF',
    placeholder: 'Paste a text, or choose a PDF',
    minutesSaved: 15,
    inputMax: 50_000,
    resultKind: 'text',
  },
  explainer: {
    description: 'Have a concept explained at your level.',
    label: 'The concept',
    placeholder: 'Osmosis',
    minutesSaved: 10,
    inputMax: 4_000,
    resultKind: 'text',
  },
  paraphraser: {
    description: 'Say the same in other words and in the tone you need.',
    label: 'Your text',
    placeholder: 'Paste the text to reword',
    minutesSaved: 8,
    inputMax: 10_000,
    resultKind: 'text',
  },
};

/** Minutes for a tool that is not in the list any more (spec section 9). */
const DEFAULT_MINUTES = 5;

/** What the forms offer beyond the text. */
export const AI_LEVELS = ['secondary', 'university', 'simple'] as const;
export type AiLevel = (typeof AI_LEVELS)[number];
export const AI_LENGTHS = ['short', 'medium', 'long'] as const;
export type AiLength = (typeof AI_LENGTHS)[number];
export const AI_TONES = ['plain', 'formal', 'friendly', 'academic'] as const;
export type AiTone = (typeof AI_TONES)[number];
export const SOLVER_MODES = ['hint', 'solution'] as const;
export type SolverMode = (typeof SOLVER_MODES)[number];

/** Words that an essay or an explanation has at most, by its length. */
export const WORDS_OF: Record<AiLength, number> = { short: 200, medium: 500, long: 1_000 };

/** Lengths in characters, sizes in bytes, times in seconds, the rest counts. */
export const AI_LIMITS = {
  inputSummary: 200,
  resultPreview: 300,
  /** Rows of usage that analytics reads, and results that the history lists at a time. */
  analyticsRows: 50,
  history: 20,
  fileBytes: 20 * 1024 * 1024,
  minCards: 5,
  maxCards: 30,
  defaultCards: 12,
  minHoursADay: 0.5,
  maxHoursADay: 12,
  defaultHoursADay: 2,
  /** Days ahead that a study plan can reach. */
  maxPlanDays: 120,
  planSessions: 120,
  /** Turns of a chat that go to the model, and that are kept. */
  promptTurns: 20,
  storedTurns: 60,
  /** Of what a model may give back. */
  maxResultLength: 40_000,
  title: 80,
  /** After this a use that was begun and never ended no longer counts. */
  reservationSeconds: 300,
  /** The model must begin, and end, within these. */
  firstChunkSeconds: 30,
  callSeconds: 120,
  toolRequest: 500,
  /** Uses of a day that are given back when nothing of their answer was delivered: each may have cost a call. */
  returnsPerDay: 3,
} as const;

/** The line by which the solver's model says that it has not solved the problem. The server takes it out. */
export const UNSOLVED_MARK = '[unsolved]';

/** The folder in Storage of the PDF files that are given to a tool; they go after a day. */
export const AI_UPLOADS_FOLDER = 'ai_uploads';

/** Files that a student may store there at the same time. */
export const MAX_AI_UPLOADS = 10;

/** Why a file that was uploaded for a tool is removed, or is not uploaded at all. */
export const AI_UPLOAD_ERRORS = {
  content: 'The file was not a PDF. Save it again as a PDF, then upload it.',
  stored: `You can upload ${MAX_AI_UPLOADS} PDFs a day for the AI tools. Choose one of the vault, or try again tomorrow.`,
  uses: 'You have no AI uses left today. Upload your PDF when you have more.',
} as const;

/** What analytics can be narrowed to. */
export const PERIODS = ['today', '7days', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Record<Period, string> = { today: 'Today', '7days': '7 Days', all: 'All Time' };

/** The first instant of a period in the student's zone; null is the beginning of time (spec section 7). */
export function periodStart(period: Period, now: Date, zone: Zone): Date | null {
  if (period === 'all') return null;
  if (period === 'today') return startOfDayIn(dayOf(now, zone), zone);
  return new Date(now.getTime() - 7 * MS_PER_DAY);
}

/** Minutes that a use of a tool saves (spec section 9). */
export function minutesSaved(tool: string): number {
  return Object.hasOwn(AI_TOOL_FACTS, tool) ? AI_TOOL_FACTS[tool as AiToolId].minutesSaved : DEFAULT_MINUTES;
}

/** '45m', '2h', '2.5h' (spec section 2). */
export function formatTimeSaved(minutes: number): string {
  return minutes < 60 ? `${minutes}m` : `${Number((minutes / 60).toFixed(1))}h`;
}

/**
 * The distinct tools among rows of usage, how many results they made, and the minutes that they saved (spec section 7).
 * A use that saved no time made nothing: it was stopped, or its problem was not solved. Such a use counts here no more
 * than it does for the points and the boards.
 */
export function summarizeUsage(rows: readonly Pick<AiUsage, 'tool_name' | 'estimated_time_saved'>[]) {
  const made = rows.filter(({ estimated_time_saved }) => estimated_time_saved > 0);
  return {
    tools: [...new Set(made.map(({ tool_name }) => tool_name))],
    generated: made.length,
    minutes: made.reduce((sum, { estimated_time_saved }) => sum + estimated_time_saved, 0),
  };
}

/** The title of a tool by its id; the id itself where it is none of ours. */
export function toolTitle(tool: string): string {
  return AI_TOOLS.find(({ id }) => id === tool)?.title ?? tool;
}

/** What a row of usage keeps of the input. */
export function inputSummary(input: string): string {
  return cutText(input.trim(), AI_LIMITS.inputSummary);
}

/** What a row of usage keeps of the result. */
export function resultPreview(result: string): string {
  return cutText(result.trim(), AI_LIMITS.resultPreview);
}

const NOT_COUNTED = 'This use was not counted.';

/** Why a use counts of which there is no result. */
const COUNTED = {
  delivered: 'This use was counted, because its answer had begun.',
  noReturnsLeft: `This use was counted: only ${AI_LIMITS.returnsPerDay} a day are returned.`,
} as const;

/** What a student reads of a failure when the use was counted all the same. */
export function countedMessage(message: string, why: keyof typeof COUNTED): string {
  return `${message.replace(NOT_COUNTED, '').trim()} ${COUNTED[why]}`;
}

/** What a student reads when a result does not come. */
export const AI_MESSAGES = {
  failed: 'Failed to generate content. Please try again.',
  panel: 'Sorry, something went wrong. Please try again.',
  busy: `The study engine is busy. Please try again in a minute. ${NOT_COUNTED}`,
  slow: `The study engine took too long. Please try again. ${NOT_COUNTED}`,
  blocked: `The study engine would not answer this. Put it in other words. ${NOT_COUNTED}`,
  empty: `The study engine had nothing to say. Put it in other words. ${NOT_COUNTED}`,
  cutShort: 'The answer was longer than allowed and stops here.',
  interrupted: 'The study engine broke off. This is what it had written.',
  unsolved: 'This problem was not solved, so this use earned no points.',
  unreadable: `The study engine gave back something unusable. Please try again. ${NOT_COUNTED}`,
  file: 'That file cannot be read. Choose a PDF of your own or from the vault.',
  fileSize: `That PDF is larger than ${AI_LIMITS.fileBytes / (1024 * 1024)} MB.`,
  alreadySent: 'This was asked for already. Look into your history.',
} as const;
