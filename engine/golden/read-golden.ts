/** The golden texts and their key sentences, marked by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TEXTS = new URL('./texts/', import.meta.url);
const MARKS = new URL('./marks/', import.meta.url);

export interface GoldenText {
  /** The file name. */
  name: string;
  text: string;
  /** The subject and form, such as 'biology, lecture notes'. */
  about: string;
  /** Whether it was written after the engine's code was final. */
  isLast: boolean;
  /** For each section, distinctive words of the sentences that a student must know, in the order of the text. */
  key: string[][];
}

/**
 * Reads every text with its marks. They are in a file of the same name with `.key` appended: the first line is the subject
 * (preceded by 'last: ' for a text that was written last), and the other lines are words of key sentences, with a blank line
 * between sections. ' … ' stands for the words left out of a sentence.
 */
export function goldenTexts(): GoldenText[] {
  return readdirSync(TEXTS)
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, TEXTS), 'utf8');
      const marks = new URL(`${name}.key`, MARKS);
      const [about = '', ...lines] = existsSync(marks) ? readFileSync(marks, 'utf8').trim().split('\n') : [];
      const key = lines
        .join('\n')
        .split(/\n{2,}/)
        .map((section) => section.split('\n').filter((line) => line !== ''))
        .filter((section) => section.length > 0);
      return { name, text, about: about.replace(/^last: /, ''), isLast: about.startsWith('last: '), key };
    });
}

/** A text without its layout, for comparing a result with its source. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/-\n\s*/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
