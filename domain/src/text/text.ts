/** Texts that a student writes. Lengths are in UTF-16 units, as JavaScript, `maxlength` and the rules' size() count. */
import { formatCount } from './plural.ts';

/**
 * A visible character: no space, control or zero-width character of any script. firestore.rules uses the same
 * expression, because trim() in rules knows only the ASCII blanks.
 */
export const VISIBLE_PATTERN = '[^\\p{Z}\\p{Cc}\\p{Cf}]';

const VISIBLE = new RegExp(VISIBLE_PATTERN, 'u');

/** Whether `text` has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Whether `text` has a letter or digit of any script. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether `text` contains half a character, which is left when an emoji is cut in two. Firestore cannot store it.
 */
export function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** Removes halves of characters, which Firestore cannot store. */
export function dropLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** The message for a text that {@link isBroken}. */
export const UNSUPPORTED_CHARACTER = 'Remove the unsupported character.';

/**
 * The message for a text of more than `max` characters.
 *
 * @param what the text, as the student knows it: 'the title'
 */
export function tooLongMessage(max: number, what = 'it'): string {
  return `Keep ${what} to ${formatCount(max)} characters.`;
}

/** The fields of a form that are not blank, trimmed. A blank field is left out of the document. */
export function filledFields<Field extends string>(
  fields: Record<Field, string>,
): Partial<Record<Field, string>> {
  const filled = Object.entries<string>(fields).filter(([, value]) => !isBlank(value));
  return Object.fromEntries(filled.map(([field, value]) => [field, value.trim()])) as Partial<
    Record<Field, string>
  >;
}

/** The length of a text in bytes of UTF-8. */
export function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}

/** The first `max` characters of `text`, without half a character at the end, which Firestore would refuse. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}

/**
 * Shortens `text` to at most `max` characters. It cuts at the end of a word and adds '…'; only if the first word
 * alone is too long, it cuts inside the word.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max - 1);
  const whole = /[\p{L}\p{N}]/u.test(text.charAt(cut.length)) ? cut.replace(/[\p{L}\p{N}'’]+$/u, '') : cut;
  return `${(isBlank(whole) ? cut : whole).replace(/[\p{P}\p{S}\s]+$/u, '')}…`;
}
