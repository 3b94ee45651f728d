/** Rewrites a problem in keyboard characters, however it was typed or copied. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ';
const PLAIN = '0123456789+-nx';
const HALVES: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
};
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** The text with plain digits, signs and powers. Line breaks are kept. */
export function normalise(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*(?=\d|\()/g, '^')
    .replace(/[×✕⨯∗⋅]/g, '*')
    .replace(/[∕⁄]/g, '/')
    .replace(/[−–‒﹣－]/g, '-')
    .replace(/≤|=<|<=/g, '≤')
    .replace(/≥|=>|>=/g, '≥')
    .replace(/[₀-₉]/g, (sign) => String(SUBSCRIPTS.indexOf(sign)))
    .replace(
      /[⁰¹²³⁴-⁹⁺⁻ⁿˣ]+/g,
      (signs) => `^(${[...signs].map((sign) => PLAIN[SUPERSCRIPTS.indexOf(sign)]).join('')})`,
    )
    .replace(/\^\((\d)\)(?![A-Za-z\d(])/g, '^$1')
    .replace(/(\d)?\s*([½¼¾⅓⅔⅕⅛⅜⅝⅞⅙⅚⅖⅗⅘])/g, (_, whole: string | undefined, sign: string) =>
      whole ? `${whole} ${HALVES[sign]}` : `(${HALVES[sign]})`,
    )
    .replace(/(?<![\d.,])(\d{1,3}(?:,\d{3})+)(?![\d,]*\d)/g, (digits) => digits.replace(/,/g, ''))
    .replace(/√/g, ' sqrt ')
    .replace(/\\[()[\]]|\$(?=[^\d])|\$$/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
