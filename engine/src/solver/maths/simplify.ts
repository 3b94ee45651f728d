import { constantOr, isNumber, power, product, quotient, sum } from './combine.ts';
import { binary, call, type Expression, number, partsOf } from './expression.ts';
import { ONE } from './number.ts';
import { fromPolynomial, toPolynomial } from './polynomial.ts';

/** Simplifies a formula: evaluates numbers, drops 0 and 1, expands and orders polynomials, and collects factors. */
export function simplify(expression: Expression): Expression {
  const polynomial = isShortPolynomial(expression);
  if (polynomial) return tidyPolynomial(polynomial);
  switch (expression.kind) {
    case 'negate':
      return product(number(-1), simplify(expression.of));
    case 'call':
      return constantOr(call(expression.name, simplify(expression.of)));
    case 'binary': {
      const [left, right] = [simplify(expression.left), simplify(expression.right)];
      const { operator } = expression;
      if (operator === '+' || operator === '-') return sum(operator, left, right);
      if (operator === '*') return product(left, right);
      if (operator === '/') return quotient(left, right);
      return power(left, right);
    }
    default:
      return expression;
  }
}

/** Products of brackets aren't expanded: they are easier to read and to factorise. */
function isShortPolynomial(expression: Expression): Expression | null {
  if (hasBracketPower(expression)) return null;
  const polynomial = toPolynomial(expression);
  return polynomial && polynomial.size <= 8 ? fromPolynomial(polynomial) : null;
}

function hasBracketPower(expression: Expression): boolean {
  const isPower =
    expression.kind === 'binary' && expression.operator === '^' && expression.left.kind === 'binary';
  return (isPower && !isNumber(expression.right, ONE)) || partsOf(expression).some(hasBracketPower);
}

/** Writes 3·x·x as 3x². */
function tidyPolynomial(expression: Expression): Expression {
  if (expression.kind !== 'binary') return expression;
  if (expression.operator === '+') {
    const [left, right] = [tidyPolynomial(expression.left), tidyPolynomial(expression.right)];
    return sum('+', left, right);
  }
  const factors: Expression[] = [];
  const visit = (part: Expression): void => {
    if (part.kind !== 'binary') factors.push(part);
    else for (const side of [part.left, part.right]) visit(side);
  };
  visit(expression);
  const counts = new Map<string, number>();
  let size = ONE;
  for (const factor of factors) {
    if (factor.kind === 'symbol') counts.set(factor.name, (counts.get(factor.name) ?? 0) + 1);
    if (factor.kind === 'number') size = size.mul(factor.value);
  }
  const powers = [...counts].map(
    ([name, count]): Expression =>
      count === 1 ? { kind: 'symbol', name } : binary('^', { kind: 'symbol', name }, number(count)),
  );
  return powers.reduce<Expression>((result, part) => product(result, part), number(size));
}
