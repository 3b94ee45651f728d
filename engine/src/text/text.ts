/** Small changes to a text that several results need. */

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A text on one line that Markdown shows as it is written. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}

/** The number of words; where no spaces are written between words, two characters count as one. */
export function countWords(text: string): number {
  const characters = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu)?.length ?? 0;
  const spaced = text.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu, ' ');
  return Math.ceil(characters / 2) + (spaced.match(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu)?.length ?? 0);
}
