import type { Studied } from './study-path.ts';

/** The address of Practice. */
export const PRACTICE_PATH = '/dashboard/quiz/practice';

/** The address of an attempt, or of its result. */
export function attemptPath(id: string): string {
  return `${PRACTICE_PATH}?attempt=${id}`;
}

/** The address of Practice with a file or note chosen. */
export function practicePathOf({ file, name }: Studied): string {
  const chosen = file.from === 'note' ? { note: file.note_id } : { file: file.file_id };
  return `${PRACTICE_PATH}?${new URLSearchParams({ ...chosen, name })}`;
}

/** The address of Practice with a deck chosen. */
export function practicePathOfDeck({ id, title }: { id: string; title: string }): string {
  return `${PRACTICE_PATH}?${new URLSearchParams({ deck: id, name: title })}`;
}

/** A text to practise, which the link to Practice carries with it. */
export interface PractisedText {
  text: string;
  title: string;
}

/** The text that came with the link to this page; null for none. */
export function practisedText(state: unknown): PractisedText | null {
  if (typeof state !== 'object' || state === null) return null;
  const { text, title } = state as Partial<PractisedText>;
  return typeof text === 'string' && typeof title === 'string' ? { text, title } : null;
}

/** The state of a link to Practice that makes the questions at once, where they cost no AI use. */
export const START_AT_ONCE = { start: true } as const;

/** Whether the link to this page says to make the questions at once. */
export function startsAtOnce(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { start?: unknown }).start === true;
}
