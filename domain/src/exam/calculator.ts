/** The exam room's calculator: arithmetic with the usual precedence, and no other code (docs/product.md, Exam room). */

/** Longer input than this is not calculated. */
export const CALCULATOR_MAX_LENGTH = 60;

/** Numbers are shown with this many significant digits, so that 0.1 + 0.2 is 0.3. */
const SIGNIFICANT_DIGITS = 12;

const TOKEN = /\d+\.?\d*|\.\d+|[-+−×÷*/^²%√()π]/gy;
const TYPED: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

class Invalid extends Error {}

/**
 * Calculates an expression: numbers, + − × ÷ ^ ² % √ π and brackets. A missing closing bracket at the end is added, and
 * two factors without a sign between them are multiplied: 2π, 3(4 + 5).
 *
 * @returns null if the expression is incomplete, too long, or has no finite value, as after a division by zero
 */
export function calculate(expression: string): number | null {
  if (expression.length > CALCULATOR_MAX_LENGTH) return null;
  const tokens = tokensOf(expression);
  if (tokens === null) return null;
  try {
    const parser = new Parser(tokens);
    const value = parser.sum();
    return parser.isAtEnd() && Number.isFinite(value) ? value : null;
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}

/** A result as the calculator shows it. Numbers that are too long or too small for its display are powers of ten. */
export function formatResult(value: number): string {
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  // Also -0 shows as 0.
  if (rounded === 0) return '0';
  const text = String(rounded);
  return text
    .replace('-', '−')
    .replace(/e\+?(−|-)?(\d+)$/, (_, sign, power) => `×10^${sign ? '−' : ''}${power}`);
}

/** The expression's tokens; null if it contains anything else. */
function tokensOf(expression: string): string[] | null {
  const text = expression.replaceAll(/\s/g, '');
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('') !== text || tokens.length === 0) return null;
  return tokens.map((token) => TYPED[token] ?? token);
}

/** Recursive descent over the tokens. The limit on the length of an expression also limits how deep it can go. */
class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** product { ('+' | '−') product } */
  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('−')) value -= this.#product();
      else return value;
    }
  }

  /** signed { ('×' | '÷' | nothing before a factor) signed } */
  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#take('×')) value *= this.#signed();
      else if (this.#take('÷')) value /= this.#signed();
      else if (this.#startsFactor()) value *= this.#power();
      else return value;
    }
  }

  /** { '−' | '+' } power: the sign applies to the power, as in −2². */
  #signed(): number {
    if (this.#take('−')) return -this.#signed();
    if (this.#take('+')) return this.#signed();
    return this.#power();
  }

  /** postfix [ '^' signed ]: powers of powers are calculated from the right. */
  #power(): number {
    const base = this.#postfix();
    return this.#take('^') ? base ** this.#signed() : base;
  }

  /** factor { '²' | '%' } */
  #postfix(): number {
    let value = this.#factor();
    for (;;) {
      if (this.#take('²')) value **= 2;
      else if (this.#take('%')) value /= 100;
      else return value;
    }
  }

  /** number | 'π' | '√' postfix | '(' sum ')' */
  #factor(): number {
    if (this.#take('√')) return Math.sqrt(this.#postfix());
    if (this.#take('π')) return Math.PI;
    if (this.#take('(')) {
      const value = this.sum();
      if (!this.#take(')') && !this.isAtEnd()) throw new Invalid();
      return value;
    }
    const token = this.#tokens[this.#at];
    if (token === undefined || !isNumber(token)) throw new Invalid();
    this.#at += 1;
    return Number(token);
  }

  /** Whether the next token begins a factor other than a number: two numbers in a row are a mistake. */
  #startsFactor(): boolean {
    return ['(', 'π', '√'].includes(this.#tokens[this.#at] ?? '');
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }
}

function isNumber(token: string): boolean {
  return /^[\d.]/.test(token);
}
