/** Small changes to a text that several results need. */
import { mapFormulas } from '@akada/domain/text/formulas';

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A text on one line that Markdown shows unchanged, with its formulas between dollar signs. */
export function escapeMarkdown(text: string): string {
  return mapFormulas(text.replace(/\s*\n\s*/g, ' '), {
    formula: (formula) => formula,
    other: (plain) => plain.replace(/[\\`*_[\]<>|~$]/g, '\\$&'),
  });
}

/** The number of words; where no spaces are written between words, two characters count as one. */
export function countWords(text: string): number {
  const characters = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu)?.length ?? 0;
  const spaced = text.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/gu, ' ');
  return Math.ceil(characters / 2) + (spaced.match(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu)?.length ?? 0);
}
