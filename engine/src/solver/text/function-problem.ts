/** Parses problems about one function: its derivative or its integral. */

import { exactValue } from '../maths/evaluate.ts';
import { type Expression, symbolsOf } from '../maths/expression.ts';
import type { Fraction } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';

/** `y = …`, `f(x) = …` or the bare formula, with the letter it depends on. */
export interface FunctionText {
  expression: Expression;
  letter: string;
}

/** Removes phrases from a text; what remains must be formulas. */
export function takePhrases(text: string, phrases: readonly string[]): { rest: string; isFound: boolean } {
  let isFound = false;
  let rest = text;
  for (const phrase of phrases) {
    rest = rest.replace(new RegExp(`(?<![A-Za-z])(?:${phrase})(?![A-Za-z])`, 'gi'), () => {
      isFound = true;
      return ' | ';
    });
  }
  return { rest, isFound };
}

/** The parts of a text, separated by commas, bars and full stops. */
export function partsOfText(text: string): string[] {
  return text
    .split(/[|;\n?]|,|:|\band\b|\.(?=\s|$)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * @param letter the letter that the text names; null if it names none
 * @throws NotThisKind when words remain, CannotSolve when the letter isn't clear
 */
export function readFunction(text: string, letter: string | null): FunctionText {
  const match = /^(?:(?:[a-zA-Z])\s*=|[a-zA-Z]\s*'?\s*\(\s*([a-z])\s*\)\s*=)?\s*([^=]+)$/.exec(text.trim());
  const [, named, formula = ''] = match ?? [];
  if (!match || /[A-Za-z]{4,}/.test(formula.replace(/sqrt/g, ''))) throw new NotThisKind(text);
  const expression = parseExpression(formula);
  const letters = symbolsOf(expression);
  const [only] = letters;
  const chosen = letter ?? named ?? only ?? 'x';
  if (letters.length > 1 || (only !== undefined && only !== chosen))
    throw new CannotSolve('I can only work with one letter at a time.');
  if (/[eπ]/.test(letters.join(''))) throw new CannotSolve('Write powers of e as e^(…).');
  return { expression, letter: chosen };
}

/** Parses a number such as `2` or `-1/2`; null for anything else. */
export function readNumber(text: string): Fraction | null {
  try {
    return exactValue(parseExpression(text));
  } catch {
    return null;
  }
}

/** The value of a letter: `x = 2` gives 2. */
export function readValue(text: string, letter: string): Fraction | null {
  const match = /^([a-z])\s*=\s*(.+)$/.exec(text.trim());
  return match && match[1] === letter ? readNumber(match[2] ?? '') : null;
}
