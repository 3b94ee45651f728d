/** A text that a link carries to the page which it opens, in the history's state: it needs no network. */
export interface CarriedText {
  text: string;
  title: string;
}

/** The text that came with the link to this page; null for none. */
export function carriedText(state: unknown): CarriedText | null {
  if (typeof state !== 'object' || state === null) return null;
  const { text, title } = state as Partial<CarriedText>;
  return typeof text === 'string' && typeof title === 'string' ? { text, title } : null;
}

/** The state of a link to a form that is sent at once, where that costs no AI use. */
export const START_AT_ONCE = { start: true } as const;

/** Whether the link to this page says to send its form at once. */
export function startsAtOnce(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { start?: unknown }).start === true;
}
