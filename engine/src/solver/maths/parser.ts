/** Parses the tokens of a formula. */
import { binary, call, type Expression, type FunctionName, number, symbol } from './expression.ts';
import { fraction } from './number.ts';
import { FormulaError, type Token } from './tokens.ts';

/** Throws FormulaError for a formula that is ambiguous. */
export class Parser {
  private readonly tokens: readonly Token[];
  private place = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Expression {
    const result = this.sum();
    if (this.place < this.tokens.length)
      throw new FormulaError('A bracket or an operator is missing in the formula.');
    return result;
  }

  private peek(offset = 0): Token | undefined {
    return this.tokens[this.place + offset];
  }

  private takes(...signs: string[]): string | null {
    const next = this.peek();
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null;
    this.place += 1;
    return next.text;
  }

  private sum(): Expression {
    let left = this.product();
    for (let sign = this.takes('+', '-'); sign; sign = this.takes('+', '-')) {
      left = binary(sign as '+' | '-', left, this.product());
    }
    return left;
  }

  private product(): Expression {
    let left = this.implicit();
    let isQuotient = false;
    for (let sign = this.takes('*', '/', '÷'); sign; sign = this.takes('*', '/', '÷')) {
      const start = this.place;
      const right = this.implicit();
      if (sign !== '*' && this.isLoose(start)) {
        throw new FormulaError('Add brackets to show what is divided, for example (1/2)x or 1/(2x).');
      }
      // 3/5/9/10 might be meant as a quotient of two fractions.
      if (sign === '/' && isQuotient)
        throw new FormulaError('Add brackets to show which division comes first.');
      isQuotient = sign !== '*';
      left = binary(sign === '*' ? '*' : '/', left, right);
    }
    return left;
  }

  /** Whether the text parsed since `start` is a product without a sign, like the `2x` of `1/2x`. */
  private isLoose(start: number): boolean {
    const place = this.place;
    this.place = start;
    this.signed();
    const isLoose = this.place < place;
    this.place = place;
    return isLoose;
  }

  /** Factors side by side: `3x(x + 1)`. */
  private implicit(): Expression {
    let left = this.signed();
    for (let next = this.peek(); next; next = this.peek()) {
      const isFactor = next.kind === 'letter' || next.kind === 'function' || next.text === '(';
      if (!isFactor) break;
      left = binary('*', left, this.power());
    }
    return left;
  }

  private signed(): Expression {
    if (this.takes('-')) return { kind: 'negate', of: this.signed() };
    return this.power();
  }

  private power(): Expression {
    const isNumber = this.peek()?.kind === 'number';
    const isEuler = this.peek()?.kind === 'letter' && this.peek()?.text === 'e';
    const base = this.primary();
    if (!this.takes('^')) return base;
    const isNegative = this.takes('-') !== null;
    const isBare = this.peek()?.kind === 'number';
    const exponent = this.primary();
    const next = this.peek();
    // 4^1/2 might be meant as the root of 4.
    const isFractionalPower =
      exponent.kind === 'number' && exponent.value.equals(1) && next?.text === '/' && !next.isSpaced;
    if (isBare && isFractionalPower)
      throw new FormulaError('Add brackets to show the whole power, for example 4^(1/2).');
    if (next?.text === '^') throw new FormulaError('Add brackets to show which power comes first.');
    if (
      isBare &&
      (isNumber || isEuler) &&
      next &&
      !next.isSpaced &&
      (next.kind === 'letter' || next.text === '(')
    ) {
      throw new FormulaError('Add brackets to show the whole power, for example e^(2x).');
    }
    const signed: Expression = isNegative ? { kind: 'negate', of: exponent } : exponent;
    return isEuler ? call('exp', signed) : binary('^', base, signed);
  }

  private primary(): Expression {
    const next = this.peek();
    if (!next) throw new FormulaError('The formula ends too early.');
    this.place += 1;
    if (next.kind === 'number') {
      if (this.peek()?.kind === 'number')
        throw new FormulaError('An operator is missing between two numbers.');
      return number(fraction(next.text));
    }
    if (next.kind === 'letter') return symbol(next.text);
    if (next.kind === 'function') return this.applied(next.text as FunctionName);
    if (next.text !== '(') throw new FormulaError('A number or a letter is missing in the formula.');
    const inner = this.sum();
    if (!this.takes(')')) throw new FormulaError('A closing bracket is missing.');
    return inner;
  }

  /** `sin x`, `sin(2x + 1)`, `sin^2 x`, `sin 2x`. */
  private applied(name: FunctionName): Expression {
    let exponent: Expression | null = null;
    if (this.takes('^')) {
      exponent = this.primary();
      if (exponent.kind !== 'number' || exponent.value.lt(2))
        throw new FormulaError('That power of a function is ambiguous.');
    }
    const isBracketed = this.peek()?.text === '(';
    const of = isBracketed ? this.primary() : this.bareArgument(name);
    if (this.peek()?.text === '^') throw new FormulaError('Add brackets to show what the power belongs to.');
    const applied = call(name, of);
    return exponent ? binary('^', applied, exponent) : applied;
  }

  private bareArgument(name: FunctionName): Expression {
    const first = this.peek();
    if (first?.kind !== 'number' && first?.kind !== 'letter') {
      throw new FormulaError(`Add brackets to show what ${name} belongs to.`);
    }
    let of = this.power();
    while (this.peek()?.kind === 'letter') {
      if (name === 'sqrt') throw new FormulaError('Add brackets to show what is under the root.');
      of = binary('*', of, this.power());
    }
    if (this.peek()?.text === '(') throw new FormulaError(`Add brackets to show what ${name} belongs to.`);
    return of;
  }
}
