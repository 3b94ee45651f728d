/** Parses a formula completely or not at all. Ambiguous formulas are refused. */
import { type Expression, FUNCTIONS, number } from './expression.ts';
import { Parser } from './parser.ts';
import { FormulaError, NAMED_TOKEN, TOKEN, tokensOf } from './tokens.ts';

export { FormulaError };

/**
 * @param text in keyboard characters: digits, letters, `+ - * / ^ ( )`, sin, cos, tan, ln, exp, sqrt
 * @throws FormulaError when it isn't a formula, or is ambiguous, such as `1/2x`
 */
export function parseExpression(text: string): Expression {
  return new Parser(tokensOf(text, TOKEN)).whole();
}

/** Parses a formula from our own code, in which `V1` and `Vt` are names, and multiplication is always written as `*`. */
export function parseLaw(text: string): Expression {
  return foldNumbers(new Parser(tokensOf(text, NAMED_TOKEN)).whole());
}

/** Parses 1/2 as one number. */
function foldNumbers(expression: Expression): Expression {
  if (expression.kind === 'binary') {
    const [left, right] = [foldNumbers(expression.left), foldNumbers(expression.right)];
    const isFraction = expression.operator === '/' && left.kind === 'number' && right.kind === 'number';
    return isFraction ? number(left.value.div(right.value)) : { ...expression, left, right };
  }
  return expression.kind === 'call' || expression.kind === 'negate'
    ? { ...expression, of: foldNumbers(expression.of) }
    : expression;
}

export function isFunctionName(word: string): boolean {
  return (FUNCTIONS as readonly string[]).includes(word);
}
