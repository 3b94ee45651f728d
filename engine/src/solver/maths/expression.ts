/** Formulas as trees. */
import { type Fraction, fraction } from './number.ts';

export const FUNCTIONS = ['sin', 'cos', 'tan', 'ln', 'exp', 'sqrt'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];
export type Operator = '+' | '-' | '*' | '/' | '^';

export type Expression =
  | { kind: 'number'; value: Fraction }
  | { kind: 'symbol'; name: string }
  | { kind: 'negate'; of: Expression }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; of: Expression };

export function number(value: Fraction | number): Expression {
  return { kind: 'number', value: typeof value === 'number' ? fraction(value) : value };
}

export function symbol(name: string): Expression {
  return { kind: 'symbol', name };
}

export function binary(operator: Operator, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

export function call(name: FunctionName, of: Expression): Expression {
  return { kind: 'call', name, of };
}

/** The direct parts of a formula. */
export function partsOf(expression: Expression): Expression[] {
  if (expression.kind === 'binary') return [expression.left, expression.right];
  return expression.kind === 'negate' || expression.kind === 'call' ? [expression.of] : [];
}

/** The names of the letters of formulas, sorted, each once. */
export function symbolsOf(...expressions: readonly Expression[]): string[] {
  const names = new Set<string>();
  const visit = (expression: Expression): void => {
    if (expression.kind === 'symbol') names.add(expression.name);
    for (const part of partsOf(expression)) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return [...names].sort();
}

/** How often a letter occurs in a formula. */
export function countSymbol(expression: Expression, name: string): number {
  if (expression.kind === 'symbol') return expression.name === name ? 1 : 0;
  return partsOf(expression).reduce((sum, part) => sum + countSymbol(part, name), 0);
}

/** The formula with letters replaced. */
export function substitute(expression: Expression, values: Readonly<Record<string, Expression>>): Expression {
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'symbol':
      return values[expression.name] ?? expression;
    case 'binary':
      return {
        ...expression,
        left: substitute(expression.left, values),
        right: substitute(expression.right, values),
      };
    default:
      return { ...expression, of: substitute(expression.of, values) };
  }
}
