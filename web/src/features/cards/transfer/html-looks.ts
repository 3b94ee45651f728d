/** What an HTML element makes its words look like. */
import type { Look } from './marked-text.ts';

const LOOK_OF_TAG: Readonly<Record<string, Look>> = {
  ...{ b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u', ins: 'u', s: 's', strike: 's', del: 's' },
  ...{ code: 'code', kbd: 'code', samp: 'code', tt: 'code' },
};

const STYLES: readonly (readonly [Look, RegExp])[] = [
  ['b', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['i', /font-style\s*:\s*(?:italic|oblique)/i],
  ['u', /text-decoration(?:-line)?\s*:[^;]*underline/i],
  ['s', /text-decoration(?:-line)?\s*:[^;]*line-through/i],
];

/** Google Docs puts all that is copied from it into a 'b' that says so. */
const NOT_BOLD = /font-weight\s*:\s*(?:normal|[1-4]00)/i;

/** The looks that an element adds, by its name and its style. Sub- and superscripts are read with their content. */
export function looksOf(tag: string, { style = '' }: Readonly<Record<string, string>>): Look[] {
  const own = Object.hasOwn(LOOK_OF_TAG, tag) ? LOOK_OF_TAG[tag] : undefined;
  const looks = new Set(own === undefined || (own === 'b' && NOT_BOLD.test(style)) ? [] : [own]);
  for (const [look, pattern] of STYLES) if (pattern.test(style)) looks.add(look);
  return [...looks];
}
