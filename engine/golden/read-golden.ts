/** The golden texts, and what a person marked as their key sentences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TEXTS = new URL('./texts/', import.meta.url);
const MARKS = new URL('./marks/', import.meta.url);

export interface GoldenText {
  /** The file's name. */
  name: string;
  text: string;
  /** Its subject and form, such as 'biology, lecture notes'. */
  about: string;
  /** Whether it was written after the engine's code was final. */
  isLast: boolean;
  /** Distinctive words of the sentences that a student must know, in order. */
  key: string[];
}

/**
 * Every text with its marks, if it has any: a file of the same name with `.key` appended, whose first line says what the text is about
 * ('last: ' before it for a text that was written last), and whose other lines are words of key sentences.
 */
export function goldenTexts(): GoldenText[] {
  return readdirSync(TEXTS)
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, TEXTS), 'utf8');
      const marks = new URL(`${name}.key`, MARKS);
      const [about = '', ...key] = existsSync(marks) ? readFileSync(marks, 'utf8').trim().split('\n') : [];
      return { name, text, about: about.replace(/^last: /, ''), isLast: about.startsWith('last: '), key };
    });
}

/** A text without what its layout needed: for comparing a result with its source. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/-\n\s*/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
