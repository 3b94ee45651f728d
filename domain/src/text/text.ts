/** Texts that a student writes. Lengths are in UTF-16 units, as JavaScript, `maxlength` and the rules' size() count. */

/**
 * A character that can be seen: no space, control or zero-width character of any script. firestore.rules asks
 * for one in the same words, because its own trim() knows the blanks of ASCII only.
 */
export const VISIBLE_PATTERN = '[^\\p{Z}\\p{Cc}\\p{Cf}]';

const VISIBLE = new RegExp(VISIBLE_PATTERN, 'u');

/** Whether nothing in `text` can be seen. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Whether `text` holds half a character, as a cut through an emoji leaves it. Firestore stores none. */
export function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** Shown for a text that {@link isBroken}. */
export const UNSUPPORTED_CHARACTER = 'Remove the unsupported character.';

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}

/** The beginning of `text`, at most `max` long, that does not end in half a character: Firestore refuses one. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}

/**
 * The beginning of `text`, at most `max` long. What is cut ends at a word, with '…' behind it; only where its first
 * word alone is longer, it ends inside the word.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max - 1);
  const whole = /[\p{L}\p{N}]/u.test(text.charAt(cut.length)) ? cut.replace(/[\p{L}\p{N}'’]+$/u, '') : cut;
  return `${(isBlank(whole) ? cut : whole).replace(/[\p{P}\p{S}\s]+$/u, '')}…`;
}
