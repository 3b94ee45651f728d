/** The AI Lab's tools, their limits, and their messages (docs/product.md, AI Lab). */

import { dayOf, startOfDayIn } from '../days/day.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../days/durations.ts';
import type { Zone } from '../days/zone.ts';
import { quantity } from '../text/plural.ts';
import { cutText } from '../text/text.ts';
import type { AiUsage } from './schemas.ts';
import { AI_TOOLS, type AiToolId } from './tools.ts';

/** What a tool returns: Markdown text, or structured data. */
type AiResultKind = 'text' | 'plan' | 'cards' | 'sheet';

export const AI_TOOL_FACTS: Record<
  AiToolId,
  {
    description: string;
    label: string;
    placeholder: string;
    /** The study time that one use is said to save. */
    minutesSaved: number;
    /** The longest input, in characters, on a plan that allows it. */
    inputMax: number;
    resultKind: AiResultKind;
  }
> = {
  chat: {
    description: 'Ask anything about your studies, then follow up.',
    label: 'Your question',
    placeholder: 'What is the difference between speed and velocity?',
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

/** For stored usage of a tool that no longer exists. */
const DEFAULT_MINUTES_SAVED = 5;

export const AI_LEVELS = ['secondary', 'university', 'simple'] as const;
export type AiLevel = (typeof AI_LEVELS)[number];
export const AI_LENGTHS = ['short', 'medium', 'long'] as const;
export type AiLength = (typeof AI_LENGTHS)[number];
export const AI_TONES = ['plain', 'formal', 'friendly', 'academic'] as const;
export type AiTone = (typeof AI_TONES)[number];
/** The exam that cards are made for; 'any' for no particular one. */
export const EXAM_STYLES = ['any', 'waec', 'jamb', 'university'] as const;
export type ExamStyle = (typeof EXAM_STYLES)[number];
export const SOLVER_MODES = ['hint', 'solution'] as const;
export type SolverMode = (typeof SOLVER_MODES)[number];

/** The most words in an essay or an explanation, by the chosen length. */
export const MAX_WORDS: Record<AiLength, number> = { short: 200, medium: 500, long: 1_000 };

/** Lengths are in characters; the other units are in the names. */
export const AI_LIMITS = {
  inputSummary: 200,
  resultPreview: 300,
  /** Documents per page: usage rows in analytics, results in a history. */
  analyticsRows: 50,
  history: 20,
  minCards: 5,
  maxCards: 30,
  defaultCards: 12,
  minHoursADay: 0.5,
  maxHoursADay: 12,
  defaultHoursADay: 2,
  /** Days from the first day of a study plan to its exam. */
  maxPlanDays: 120,
  planSessions: 120,
  /** Turns of a chat that are sent to the model, and that are stored. */
  promptTurns: 20,
  storedTurns: 60,
  /** The longest result that is read from the model. */
  maxResultLength: 40_000,
  title: 80,
  /** A use that never ended, for example because the server crashed, stops counting after this time. */
  reservationSeconds: 300,
  /** Timeouts for the first chunk of an answer, twice as long for a model that has to think first, and for the call. */
  firstChunkSeconds: 30,
  callSeconds: 120,
  toolRequest: 500,
  /** Uses without an answer that are returned each day. It is bounded because each may have cost a call of the model. */
  returnsPerDay: 3,
} as const;

/** The longest texts of a card in characters, and its highest page number. */
export const CARD_LIMITS = { front: 500, back: 1_000, source: 500, page: 10_000 } as const;

/**
 * The line by which the model says that it has no answer: the problem is not solved, or the notes do not have it. The
 * server removes it.
 */
export const NO_ANSWER_MARK = '[no answer]';

/** The Storage folder of PDFs that students upload for a tool. They are deleted after a day. */
export const AI_UPLOADS_FOLDER = 'ai_uploads';

/** Files that a student may have in that folder at a time. */
export const MAX_AI_UPLOADS = 10;

/** Why a PDF for a tool was removed, or cannot be uploaded. */
export const AI_UPLOAD_ERRORS = {
  content: 'That file is not a PDF. Save it as a PDF, then upload it again.',
  stored: `You can upload ${MAX_AI_UPLOADS} PDFs a day for the AI tools. Choose one from the vault, or try again tomorrow.`,
  uses: 'You have no AI uses left today. Upload your PDF when you have more.',
} as const;

/** Why a tool cannot work on the chosen file or note. */
export const AI_FILE_ERRORS = {
  unavailable:
    "That file or note isn't available. It may have been deleted or hidden, and uploads are deleted after a day. Choose another one.",
  /** For a follow-up, whose file was chosen earlier. */
  unavailableInChat:
    'The file or note of this chat is no longer available. Choose another one, or start a new chat.',
  damaged: "That PDF is damaged and can't be read. Choose another one.",
  encrypted: 'That PDF is password-protected. Remove its password, or choose another one.',
  scanned:
    'Those pages have no text: they may be scanned or photographed. Choose other pages, or a PDF with text.',
  blankNote: 'That note is empty. Write something in it first, or choose another one.',
  tooLong: 'Those pages have too much text. Choose fewer pages.',
} as const;

/** Messages about an invalid range of pages. */
export const PAGE_MESSAGES = {
  number: 'Enter page numbers from 1.',
  order: "The last page can't be before the first.",
} as const;

/** The periods that analytics can show. */
export const PERIODS = ['today', '7days', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Record<Period, string> = { today: 'Today', '7days': '7 Days', all: 'All Time' };

/** The start of a period in the student's zone; null when it has none. */
export function periodStart(period: Period, now: Date, zone: Zone): Date | null {
  if (period === 'all') return null;
  if (period === 'today') return startOfDayIn(dayOf(now, zone), zone);
  return new Date(now.getTime() - 7 * MS_PER_DAY);
}

/** The minutes that one use of a tool is said to save. */
export function minutesSaved(tool: string): number {
  return Object.hasOwn(AI_TOOL_FACTS, tool)
    ? AI_TOOL_FACTS[tool as AiToolId].minutesSaved
    : DEFAULT_MINUTES_SAVED;
}

/** Formats minutes as '45m', '2h' or '2.5h'. */
export function formatTimeSaved(minutes: number): string {
  return minutes < 60 ? `${minutes}m` : `${Number((minutes / 60).toFixed(1))}h`;
}

/**
 * The distinct tools in some usage rows, the number of results, and the minutes saved. Rows that saved no time are
 * ignored, as they are for points and leaderboards: those uses were stopped, or found no answer.
 */
export function summarizeUsage(rows: readonly Pick<AiUsage, 'tool_name' | 'estimated_time_saved'>[]) {
  const successful = rows.filter(({ estimated_time_saved }) => estimated_time_saved > 0);
  return {
    tools: [...new Set(successful.map(({ tool_name }) => tool_name))],
    generated: successful.length,
    minutes: successful.reduce((sum, { estimated_time_saved }) => sum + estimated_time_saved, 0),
  };
}

/** The title of a tool; the id itself for a tool that no longer exists. */
export function toolTitle(tool: string): string {
  return AI_TOOLS.find(({ id }) => id === tool)?.title ?? tool;
}

/** The beginning of the input, for a usage row. */
export function inputSummary(input: string): string {
  return cutText(input.trim(), AI_LIMITS.inputSummary);
}

/** The beginning of the result, for a usage row. */
export function resultPreview(result: string): string {
  return cutText(result.trim(), AI_LIMITS.resultPreview);
}

/** Whether a use without a result was counted. */
export const AI_USE_COUNTED = {
  yes: 'This use was counted.',
  no: 'This use was not counted.',
} as const;

const COUNTED_BECAUSE = {
  delivered: 'This use was counted because its answer had started.',
  noReturnsLeft: `This use was counted because only ${AI_LIMITS.returnsPerDay} failed uses a day are free.`,
} as const;

/** The message of a failure whose use was counted, with the reason. */
export function countedMessage(message: string, reason: keyof typeof COUNTED_BECAUSE): string {
  return `${message.replace(AI_USE_COUNTED.no, '').trim()} ${COUNTED_BECAUSE[reason]}`;
}

/**
 * The message while the service takes no calls.
 *
 * @param retryAfterMs how long it asks to wait; by default a minute
 */
export function busyMessage(retryAfterMs: number = MS_PER_MINUTE): string {
  return `The AI service is busy. Please try again in ${waitText(retryAfterMs)}. ${AI_USE_COUNTED.no}`;
}

/** A wait, rounded up: 'a minute', '5 minutes', '2 hours'. */
function waitText(ms: number): string {
  const minutes = Math.ceil(ms / MS_PER_MINUTE);
  if (minutes <= 1) return 'a minute';
  return minutes <= 60 ? `${minutes} minutes` : quantity(Math.ceil(minutes / 60), 'hour');
}

export const AI_MESSAGES = {
  failed: 'Failed to generate content. Please try again.',
  panel: 'Sorry, something went wrong. Please try again.',
  off: `AI isn't available right now. Please try again later. ${AI_USE_COUNTED.no}`,
  busy: busyMessage(),
  slow: `The AI service took too long. Please try again. ${AI_USE_COUNTED.no}`,
  blocked: `The AI service declined to answer this. Try rephrasing it. ${AI_USE_COUNTED.no}`,
  empty: `The AI service returned an empty answer. Try rephrasing your text. ${AI_USE_COUNTED.no}`,
  cutShort: 'This answer reached the length limit and ends here.',
  interrupted: 'The answer was interrupted. This is what was written so far.',
  noAnswer: `No answer was found. ${AI_USE_COUNTED.no}`,
  noFacts: `Nothing could be made from this text. Add notes in full sentences, or name a topic. ${AI_USE_COUNTED.no}`,
  noModel: "This tool needs an AI model, and none is set up here. The AI Lab's other tools work without one.",
  noStudyTime: 'There is no free time before the exam. Choose a later exam date or an earlier first day.',
  noWords: 'There is nothing to work with yet. Write a few words, or a formula.',
  unreadable: `The AI service returned an unusable answer. Please try again. ${AI_USE_COUNTED.no}`,
  alreadySent: "You've already sent this. Check your history.",
} as const;
