/** Results that a tool made on the student's device, and their limits (docs/product.md, AI Lab). */
import { formatSize } from '../files/file-size.ts';
import { formatCount } from '../text/plural.ts';
import { bytesOf, cutAtWord, cutText, isBlank } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';
import type { DeviceChat, DeviceResult } from './device-results-schemas.ts';
import { toolTitle } from './tool-facts.ts';
import { AI_TOOLS, type AiToolId } from './tools.ts';

/** The tools that work on the device: every tool but the paraphraser. */
export type DeviceTool = Exclude<AiToolId, 'paraphraser'>;
export const DEVICE_TOOLS: readonly DeviceTool[] = AI_TOOLS.map(({ id }) => id).filter(
  (id) => id !== 'paraphraser',
);

export const DEVICE_RESULT_LIMITS = {
  /** The most results that the rules let a student store. */
  stored: 200,
  /**
   * The results that stay when a new one is saved; the oldest above these are deleted. The difference is room for what
   * several devices save while they are offline.
   */
  trimTo: 180,
  /** The longest result, in bytes of UTF-8. */
  bytes: 100 * 1024,
  /** The longest input, in characters, with the chosen options. */
  input: 5_000,
  /** The longest notes of a conversation, in characters. */
  notes: 50_000,
  /**
   * The most room that the notes of a conversation may take, in bytes of its JSON: 50,000 characters of many scripts take
   * more. The rest of a result is for the turns.
   */
  notesBytes: 80 * 1024,
} as const;

export const DEVICE_RESULT_MESSAGES = {
  tooLong: `This result is too long to save. Results of up to ${DEVICE_RESULT_LIMITS.bytes / 1024} KB can be saved.`,
} as const;

/** The content of a result, as a tool page has it. */
export type DeviceResultContent = Pick<DeviceResult, 'tool' | 'title' | 'input' | 'result' | 'file'>;

/**
 * Shortens the title and the input to what a stored result may have; a blank title becomes the tool's name. The result
 * itself is never shortened.
 */
export function toStoredContent(content: DeviceResultContent): DeviceResultContent {
  const { tool, title, input } = content;
  return {
    ...content,
    title: cutAtWord(isBlank(title) ? toolTitle(tool) : title.trim(), AI_LIMITS.title),
    input: cutText(input.trim(), DEVICE_RESULT_LIMITS.input),
  };
}

/**
 * A conversation as the text of its result. The oldest turns are left out if there are more than a chat stores, or more
 * than fit; the notes stay whole.
 */
export function toDeviceChat(chat: DeviceChat): string {
  const stored = chat.turns.slice(-AI_LIMITS.storedTurns);
  const text = JSON.stringify({ ...chat, turns: stored } satisfies DeviceChat);
  const isTooLong = bytesOf(text) > DEVICE_RESULT_LIMITS.bytes;
  return isTooLong && stored.length > 1 ? toDeviceChat({ ...chat, turns: stored.slice(1) }) : text;
}

/** Why notes can't be used in a conversation; null if they can. */
export function notesProblem(notes: string): string | null {
  const { notes: most, notesBytes } = DEVICE_RESULT_LIMITS;
  if (notes.length > most) return `Keep it to ${formatCount(most)} characters.`;
  const bytes = bytesOf(JSON.stringify(notes));
  if (bytes <= notesBytes) return null;
  const surplus = Math.ceil(100 * (1 - notesBytes / bytes));
  return `These notes take ${formatSize(bytes)}. Up to ${notesBytes / 1024} KB can be saved: remove about ${surplus}% of them.`;
}

/**
 * How many of the oldest results to delete.
 *
 * @param stored the results that the student has
 * @param isComplete whether the device knows all of them. If not, the oldest it knows may be recent, so it deletes
 *   them only where the next result would not fit.
 */
export function surplusResults(stored: number, isComplete: boolean): number {
  return Math.max(0, stored - (isComplete ? DEVICE_RESULT_LIMITS.trimTo : DEVICE_RESULT_LIMITS.stored - 1));
}
