/**
 * Text of another program with its formatting, while it is read. Marks are characters that Unicode reserves for use inside
 * a program, so no text has them.
 */
import { type ScriptPosition, scriptWithSign } from '@akada/domain/text/small-letters';
import { tidyLines } from './plain-to-text.ts';

/** What a word can look like, by the HTML element that says so. */
export const LOOKS = ['b', 'i', 'u', 's', 'code', 'sub', 'sup'] as const;
export type Look = (typeof LOOKS)[number];

const FIRST = 0xfdd0;
const character = (index: number) => String.fromCharCode(FIRST + index);

export const OPEN: Readonly<Record<Look, string>> = marksFrom(0);
export const CLOSE: Readonly<Record<Look, string>> = marksFrom(LOOKS.length);

/** Before the sign of a list's item; one mark of depth for each list around its list. */
export const ITEM = character(14);
export const DEPTH = character(15);
export const LIST_END = character(16);
/** Around preformatted lines. Their spaces are marks too, because others at line ends are removed. */
export const PRE_OPEN = character(17);
export const PRE_CLOSE = character(18);
export const PRE_SPACE = character(19);

/** All marks, and the other characters that Unicode reserves beside them. */
export const MARKS = /[\ufdd0-\ufdef]/g;

/** What shows that a text has formatting which a plain text can't show. */
const FORMATTING = new RegExp(`[${Object.values(OPEN).join('')}${ITEM}${PRE_OPEN}]`);

export function hasFormatting(marked: string): boolean {
  return FORMATTING.test(marked);
}

/** The text without its formatting: lists keep their signs, and sub- and superscripts have a sign. */
export function withoutFormatting(marked: string): string {
  const scripted = (['sub', 'sup'] as const).reduce(signScripts, marked);
  return tidyLines(scripted.replaceAll(PRE_SPACE, ' ').replace(MARKS, ''));
}

function signScripts(marked: string, position: ScriptPosition): string {
  const script = new RegExp(
    `${OPEN[position]}([^${OPEN[position]}${CLOSE[position]}]*)${CLOSE[position]}`,
    'g',
  );
  // The innermost first.
  let signed = marked;
  while (script.test(signed)) {
    signed = signed.replace(script, (_, text: string) => scriptWithSign(text.replace(MARKS, ''), position));
  }
  return signed;
}

function marksFrom(first: number): Record<Look, string> {
  return Object.fromEntries(LOOKS.map((look, index) => [look, character(first + index)])) as Record<
    Look,
    string
  >;
}
