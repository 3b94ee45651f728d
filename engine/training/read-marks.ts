/** Reads the texts with marked key sentences that the ranking of sentences is trained on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GoldenText, goldenTexts, parseMarks } from '../golden/read-golden.ts';

const MARKS = new URL('summary/marks/', import.meta.url);
/** Texts with judged cards have marks and questions too, and those with marks have questions. */
const FOLDERS = ['summary/texts/', 'cards/texts/', 'questions/texts/'].map(
  (path) => new URL(path, import.meta.url),
);

export interface MarkedText extends Pick<GoldenText, 'name' | 'text' | 'key'> {
  isGolden: boolean;
}

/** The golden texts that the engine was built with, and the other texts with marks. */
export function markedTexts(): MarkedText[] {
  const golden = goldenTexts().filter(({ isLast }) => !isLast);
  const others = readdirSync(MARKS)
    .sort()
    .map((file) => {
      const name = file.replace(/\.key$/, '');
      const { key } = parseMarks(readFileSync(new URL(file, MARKS), 'utf8'));
      return { name, text: textOf(name), key, isGolden: false };
    });
  return [...golden.map(({ name, text, key }) => ({ name, text, key, isGolden: true })), ...others];
}

/**
 * A text with judged cards, marks or questions.
 *
 * @throws Error if there is no text with this name
 */
export function textOf(name: string): string {
  const file = FOLDERS.map((folder) => new URL(name, folder)).find((path) => existsSync(path));
  if (!file) throw new Error(`There is no text ${name}.`);
  return readFileSync(file, 'utf8');
}
