/** Recognises the title of a text above its first heading: 'The Nigerian Civil War (1967–1970)' above 'Background'. */
import { countWords } from '../text/text.ts';
import { type Heading, headingIn, isShort } from './headings.ts';
import { lineAfter, nextLine } from './lines-around.ts';

const MOST_WORDS = 9;
const YEARS = /,?\s\(?\d{4}(?:\s?[-–—]\s?\d{2,4})?\)?$/;
/** The course, the class, the writer or the kind of notes. */
const NO_TITLE =
  /\d|[/@:]|\b(?:notes?|handout|lecture|class|week|term|revision|copied|typed|by|dr|prof|mrs?|miss|department|faculty|page|exam|test)\b/i;

/**
 * The title in the first line of a text, and the place of its line.
 *
 * @returns null unless the next line is a heading, with a blank line between
 */
export function titleAbove(lines: readonly string[]): { at: number; heading: Heading } | null {
  const at = nextLine(lines, -1);
  const title = (lines[at] ?? '').trim();
  const { line, isApart } = lineAfter(lines, at);
  const isTitle =
    isApart &&
    /^\p{Lu}/u.test(title) &&
    isShort(title) &&
    countWords(title) >= 2 &&
    countWords(title) <= MOST_WORDS &&
    !NO_TITLE.test(title.replace(YEARS, ''));
  const below = isTitle ? headingIn(line, '', lineAfter(lines, nextLine(lines, at))) : null;
  return below && { at, heading: { text: title, level: Math.min(1, below.level - 1) } };
}
