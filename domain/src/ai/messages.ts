/** What the AI Lab tells students, mostly about failures (docs/product.md, AI Lab). */

import { MS_PER_MINUTE } from '../days/durations.ts';
import { quantity } from '../text/plural.ts';
import { AI_LIMITS, MAX_AI_UPLOADS } from './ai.ts';

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

/** Whether a use without a result was counted. */
export const AI_USE_COUNTED = {
  yes: 'This use was counted.',
  no: 'This use was not counted.',
} as const;

const COUNTED_BECAUSE = {
  delivered: 'This use was counted because its answer had started.',
  noReturnsLeft: `This use was counted because only ${AI_LIMITS.returnsPerDay} uses a day without an answer are free.`,
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
  brokenOff: `The AI service broke off. This is what it had written. ${AI_USE_COUNTED.no}`,
  noAnswer: `No answer was found. ${AI_USE_COUNTED.no}`,
  noFacts: `Nothing could be made from this text. Add notes in full sentences, or name a topic. ${AI_USE_COUNTED.no}`,
  noQuestions: `No questions with certain answers could be made from this. Add notes in full sentences: definitions, causes, lists or dates. ${AI_USE_COUNTED.no}`,
  noModel: "This tool needs an AI model, and none is set up here. The AI Lab's other tools work without one.",
  noStudyTime: 'There is no free time before the exam. Choose a later exam date or an earlier first day.',
  noWords: 'There is nothing to work with yet. Write a few words, or a formula.',
  unreadable: `The AI service returned an unusable answer. Please try again. ${AI_USE_COUNTED.no}`,
  alreadySent: "You've already sent this. Check your history.",
} as const;

/** Why there are fewer cards than the student asked for; null if there aren't. */
export function fewerCardsMessage(cards: number, asked: number): string | null {
  if (cards >= asked) return null;
  const made = `${quantity(cards, 'card')} of the ${asked} that you asked for`;
  return `${made}: the text has no more facts that make a good card. Add more text for more cards.`;
}
