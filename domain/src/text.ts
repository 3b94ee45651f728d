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

/** The beginning of `text`, at most `max` long, that does not end in half a character: Firestore refuses one. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}
