/** Reads lines of text from notes, PDFs and scans, without traces of the layout. */

import { fromHtml } from './html.ts';
import { withLetters } from './scanner-slips.ts';

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
};

/** Messages to a model between tags of chat formats. */
const ROLE_BLOCKS =
  /<\|im_start\|>[\s\S]{0,3000}?(?:<\|im_end\|>|$)|\[INST\][\s\S]{0,3000}?(?:\[\/INST\]|$)|<<SYS>>[\s\S]{0,3000}?(?:<<\/SYS>>|$)|<(system|assistant|instructions?|prompt)>[\s\S]{0,3000}?(?:<\/\1>|$)/gi;

/** What a result that became notes cites: the page, and in an answer the heading: 'Water moves. *(Osmosis)* [p. 3]'. */
const CITATION =
  /(?:(?<=[.!?])[ \t]{0,3}\*\([^()\n]{1,90}\)\*)?[ \t]{0,3}\[pp?\. \d+(?:[-–]\d+)?\]|(?<=[.!?])[ \t]{0,3}\*\([^()\n]{1,90}\)\*(?=[ \t]{0,3}$)/gm;

/**
 * The lines of a text. Control characters, soft hyphens and ligatures are resolved, and runs of spaces become one. Tabs
 * are kept because they separate table cells, and so is the indent of code.
 */
export function toLines(text: string): string[] {
  return withLetters(
    fromHtml(text)
      .normalize('NFC')
      // A rule of characters or similar noise: parsing it as words would take minutes.
      .replace(/[!-~]{120,}/g, (run) => run.slice(0, 120))
      .replace(/\r\n?|[\u2028\u2029\f]/g, '\n')
      // The times of a transcript: '[02:25] Compare Britain.'
      .replace(/^[ \t]*\[\d{1,2}:\d{2}(?::\d{2})?\][ \t]+(?=\S)/gm, '')
      .replace(CITATION, '')
      .replace(ROLE_BLOCKS, '\n')
      .replace(/[ﬀ-ﬄ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/\p{Surrogate}|(?![\n\t])[\p{Cc}\p{Co}]/gu, ' ')
      .split('\n')
      .map((line) => line.replace(/ +$/, '')),
  );
}

/** Removes the marks of Markdown. `<` and `>` are kept: in notes they are mathematical signs, not tags. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, ' ')
    .replace(/\[([^\][]{0,300})\]\([^)\s]{0,500}(?:\s+"[^"]{0,300}")?\)/g, '$1')
    .replace(
      /<\/?(?:a|b|i|u|em|strong|sup|sub|br|hr|p|div|span|li|ul|ol|dl|dt|dd|h[1-6]|table|thead|tbody|tr|t[dh]|img|html|head|body|title|meta|link|section|article|header|footer|nav|main|figure|figcaption|blockquote|pre|code|button|input|form|label|svg|path)(?:\s[^<>]{0,500})?\/?>/gi,
      ' ',
    )
    .replace(/(\*\*\*|\*\*|__|~~|`{1,2})(?=\S)(.{0,400}?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1$2')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Characters. */
const LONGEST_WORD = 60;
/** Second parts of compounds that are written with a hyphen: 'cost-push', 'short-term'. */
const SECOND_PART =
  /^(?:push|pull|term|based|level|type|like|free|made|specific|shaped|rich|poor|scale|range|edged|off)$/;

/**
 * Joins two lines of a paragraph. A word that was hyphenated at the line break is joined too, unless the text
 * hyphenates it elsewhere, or its second part is one that a hyphen precedes.
 *
 * @param known the words of the whole text, in lower case
 */
export function joinLines(first: string, second: string, known: ReadonlySet<string>): string {
  const divided = first.endsWith('-') ? /(\p{L}+)-$/u.exec(first.slice(-LONGEST_WORD)) : null;
  const rest = /^(\p{Ll}+)/u.exec(second);
  if (!divided || !rest) return `${first} ${second}`;
  const [head = '', tail = ''] = [divided[1], rest[1]];
  const hyphenated = `${head}-${tail}`.toLowerCase();
  const isJoined = known.has(`${head}${tail}`.toLowerCase());
  if (!isJoined && (known.has(hyphenated) || SECOND_PART.test(tail))) return `${first}${second}`;
  return `${first.slice(0, -1)}${second}`;
}

/** The words of lines in lower case; hyphenated ones count only if the hyphen isn't at the end of the line. */
export function wordsIn(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.matchAll(/\p{L}+(?:-\p{L}+)*/gu)) words.add(word.toLowerCase());
  }
  return words;
}
