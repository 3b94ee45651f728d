/** Escapes what would be Markdown in a plain text. */

/** Signs that are Markdown wherever they are. */
const SIGNS = /[*`~$]/g;
/** Not inside a word: 'snake_case' has no italics. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** Before a letter or a blank it is no escape itself. */
const BACKSLASH = /\\(?![\p{L}\p{N} ])/gu;
const TAG = /<(?=[a-z/!?])/gi;
const ENTITY = /&(?=#?\w+;)/g;
/** The end of a link's text, or of a footnote's name. */
const LINK = /\](?=[(:[])/g;
const BOX = /^\[(?=[ x]\])/i;

/** At the beginning of a line: a heading, a quotation, a list, the line below a heading, or that of a table. */
const HEADING = /^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[-=|:][-=|:\s]*$)/;
const NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;

/**
 * A text without line breaks or formulas as Markdown that shows it as written.
 *
 * @param isFirst whether a line begins with it
 */
export function escapeMarkdown(text: string, isFirst: boolean): string {
  const escaped = text
    .replace(BACKSLASH, '\\\\')
    .replace(SIGNS, '\\$&')
    .replace(UNDERSCORE, '\\_')
    .replace(TAG, '\\<')
    .replace(ENTITY, '\\&')
    .replace(LINK, '\\]');
  if (!isFirst) return escaped;
  return escaped.replace(HEADING, '\\').replace(NUMBER, '$1\\').replace(BOX, '\\[');
}
