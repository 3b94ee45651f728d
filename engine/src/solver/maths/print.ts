/** Prints formulas as in a textbook, in plain characters without Markdown. */
import type { Expression, Operator } from './expression.ts';
import { isWhole, type NumberStyle, raised, showExact } from './number.ts';

const LEVEL = { sum: 1, product: 2, sign: 3, power: 4, whole: 5 } as const;

export function printExpression(expression: Expression, style: NumberStyle = 'fraction'): string {
  return new Printer(style, '/', false).print(expression);
}

/** Prints divisions with ÷, so that a unit such as m/s can follow. */
export function printWithUnits(expression: Expression): string {
  return new Printer('decimal', ' ÷ ', false).print(expression);
}

/** Prints a law with ½ for a half; 0.5 is only used in values. */
export function printLaw(expression: Expression): string {
  return new Printer('decimal', '/', true).print(expression);
}

class Printer {
  private readonly style: NumberStyle;
  private readonly division: '/' | ' ÷ ';
  private readonly hasHalf: boolean;

  constructor(style: NumberStyle, division: '/' | ' ÷ ', hasHalf: boolean) {
    this.style = style;
    this.division = division;
    this.hasHalf = hasHalf;
  }

  /** @param least the lowest precedence that needs no brackets */
  print(expression: Expression, least: number = LEVEL.sum): string {
    const text = this.bare(expression);
    return levelOf(expression, text) < least ? `(${text})` : text;
  }

  private bare(expression: Expression): string {
    switch (expression.kind) {
      case 'number':
        if (this.style === 'decimal' && expression.value.equals('1/2')) return this.hasHalf ? '½' : '0.5';
        return showExact(expression.value, this.style);
      case 'symbol':
        return expression.name.replace(/(?<=^\p{L}+)\d$/u, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit);
      case 'negate':
        return `−${this.print(expression.of, LEVEL.product)}`;
      case 'call': {
        if (expression.name === 'sqrt') return `√${this.print(expression.of, LEVEL.whole)}`;
        if (expression.name === 'exp') return this.exponential(expression.of);
        const inner = this.print(expression.of);
        return /^[\p{L}\d]+$/u.test(inner) ? `${expression.name} ${inner}` : `${expression.name}(${inner})`;
      }
      case 'binary':
        return this.binary(expression.operator, expression.left, expression.right);
    }
  }

  private exponential(exponent: Expression): string {
    if (exponent.kind === 'number' && isWhole(exponent.value)) return `e${raised(showExact(exponent.value))}`;
    const text = this.print(exponent);
    return text.length === 1 ? `e^${text}` : `e^(${text})`;
  }

  private binary(operator: Operator, left: Expression, right: Expression): string {
    if (operator === '+')
      return `${this.print(left)} + ${this.print(right, LEVEL.product)}`.replace(/\+ −/g, '− ');
    if (operator === '-') return `${this.print(left)} − ${this.print(right, LEVEL.product)}`;
    if (operator === '/')
      return `${this.print(left, left.kind === 'binary' && left.operator === '/' ? LEVEL.power : LEVEL.product)}${this.division}${this.print(right, LEVEL.power)}`;
    if (operator === '^') return this.power(left, right);
    return this.product(left, right);
  }

  private product(left: Expression, right: Expression): string {
    const first = this.factor(left);
    const isProduct = right.kind === 'binary' && right.operator === '*';
    const second = this.print(right, isProduct ? LEVEL.product : LEVEL.sign);
    const isNamed = [lastFactor(left), firstFactor(right)].some(
      (part) => part.kind === 'symbol' && part.name.length > 1 && !/^\p{L}\d$/u.test(part.name),
    );
    const needsSign = isNamed || /^[−\d]/.test(second) || /[⁰¹²³⁴-⁹√]\d+$/.test(first);
    const isQuotient = left.kind === 'binary' && left.operator === '/';
    if (isQuotient && (!needsSign || this.division === ' ÷ '))
      return needsSign ? `(${first}) × ${second}` : `(${first})${second}`;
    if (needsSign) return `${first} × ${second}`;
    const hasWord = /^(?:sin|cos|tan|ln)/.test(second) || /(?:sin|cos|tan|ln)\S* [\p{L}\d]+$/u.test(first);
    return hasWord ? `${first} ${second}` : `${first}${second}`;
  }

  /** A fraction before a letter is put in brackets: (1/2)x. */
  private factor(left: Expression): string {
    if (left.kind !== 'number') return this.print(left, LEVEL.product);
    const text = this.bare(left);
    return text.includes('/') ? `${text.startsWith('−') ? '−' : ''}(${text.replace('−', '')})` : text;
  }

  private power(base: Expression, exponent: Expression): string {
    if (base.kind === 'call' && base.name !== 'sqrt' && base.name !== 'exp' && isPlainPower(exponent)) {
      const inner = this.print(base.of);
      const argument = /^[\p{L}\d]+$/u.test(inner) ? ` ${inner}` : `(${inner})`;
      return `${base.name}${raised(this.print(exponent))}${argument}`;
    }
    const text = this.print(base, LEVEL.whole);
    return isPlainPower(exponent)
      ? `${text}${raised(this.print(exponent))}`
      : `${text}^${this.print(exponent, LEVEL.whole)}`;
  }
}

function firstFactor(expression: Expression): Expression {
  return expression.kind === 'binary' && expression.operator !== '+'
    ? firstFactor(expression.left)
    : expression;
}

function lastFactor(expression: Expression): Expression {
  if (expression.kind !== 'binary') return expression;
  return lastFactor(expression.operator === '^' ? expression.left : expression.right);
}

function isPlainPower(exponent: Expression): boolean {
  if (exponent.kind === 'negate') return exponent.of.kind === 'number' && isWhole(exponent.of.value);
  return exponent.kind === 'number' && isWhole(exponent.value);
}

function levelOf(expression: Expression, text: string): number {
  switch (expression.kind) {
    case 'number':
      return text.startsWith('−') ? LEVEL.sum : text.includes('/') ? LEVEL.sign - 0.5 : LEVEL.whole;
    case 'symbol':
      if (text.startsWith('−')) return LEVEL.sum;
      // The square of 4 s is printed as (4 s)².
      return text.includes(' ') ? LEVEL.power : LEVEL.whole;
    case 'negate':
      return LEVEL.sum;
    case 'call':
      return LEVEL.power;
    case 'binary':
      if (expression.operator === '+' || expression.operator === '-') return LEVEL.sum;
      return expression.operator === '^' ? LEVEL.power : LEVEL.product;
  }
}
