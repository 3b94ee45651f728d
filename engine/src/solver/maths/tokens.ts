/** Splits a formula into tokens. */
/** Thrown when a text isn't a formula or is ambiguous; the message can be shown to the student. */
export class FormulaError extends Error {}

const MAX_LENGTH = 200;
const MAX_DIGITS = 12;
export const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|(sin|cos|tan|ln|exp|sqrt)(?![A-Za-z])|(sin|cos|tan|ln|exp|sqrt)(?=[a-z]\b)|([A-Za-z])|([-+*/÷^()]))/y;
/** Formulas from our own code have names of several letters, such as V1. */
export const NAMED_TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(sqrt|ln)(?!\w)|(?!)()|([A-Za-z]\w*)|([-+*/^()]))/y;

export interface Token {
  kind: 'number' | 'function' | 'letter' | 'sign';
  text: string;
  /** Whether a space comes before it. */
  isSpaced: boolean;
}

/** @throws FormulaError for a character that no formula contains */
export function tokensOf(text: string, pattern: RegExp): Token[] {
  if (text.length > MAX_LENGTH) throw new FormulaError('The formula is too long.');
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  const source = text.trim();
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) throw new FormulaError(`I can't read “${source.slice(start).trim()}” as a formula.`);
    if ((match[1]?.length ?? 0) > MAX_DIGITS) throw new FormulaError('A number in the formula is too long.');
    const [whole, digits, name, tight, letter, sign] = match;
    const word = name ?? tight;
    const kind = digits ? 'number' : word ? 'function' : letter ? 'letter' : 'sign';
    tokens.push({ kind, text: digits ?? word ?? letter ?? sign ?? '', isSpaced: /^\s/.test(whole) });
  }
  return tokens;
}
