/** Derivatives with one rule per step, and their simplification. */
import { binary, call, type Expression, type FunctionName, number, symbolsOf } from './expression.ts';
import { ONE } from './number.ts';
import { printExpression } from './print.ts';
import { simplify } from './simplify.ts';

const OF_FUNCTION: Readonly<Record<FunctionName, (inner: Expression) => Expression>> = {
  sin: (inner) => call('cos', inner),
  cos: (inner) => ({ kind: 'negate', of: call('sin', inner) }),
  tan: (inner) => binary('/', number(1), binary('^', call('cos', inner), number(2))),
  ln: (inner) => binary('/', number(1), inner),
  exp: (inner) => call('exp', inner),
  sqrt: (inner) => binary('/', number(1), binary('*', number(2), call('sqrt', inner))),
};

function dependsOn(expression: Expression, letter: string): boolean {
  return symbolsOf(expression).includes(letter);
}

/**
 * @param steps receives a line for each rule
 * @returns the derivative, simplified
 * @throws Error for a power with the letter in its exponent
 */
export function derive(expression: Expression, letter: string, steps: string[] = []): Expression {
  if (!dependsOn(expression, letter)) return number(0);
  switch (expression.kind) {
    case 'number':
      return number(0);
    case 'symbol':
      return number(1);
    case 'negate':
      return simplify({ kind: 'negate', of: derive(expression.of, letter, steps) });
    case 'call': {
      const outer = OF_FUNCTION[expression.name](expression.of);
      if (expression.of.kind === 'symbol') {
        steps.push(`Differentiate: d/d${letter}(${show(expression)}) = ${show(simplify(outer))}`);
        return simplify(outer);
      }
      return chain(expression, outer, expression.of, letter, steps);
    }
    case 'binary':
      break;
  }
  const { operator, left, right } = expression;
  if (operator === '+' || operator === '-') {
    return simplify(binary(operator, derive(left, letter, steps), derive(right, letter, steps)));
  }
  if (operator === '^') return power(expression, left, right, letter, steps);
  const isProduct = operator === '*';
  if (!dependsOn(left, letter) && isProduct) return scaled(expression, left, right, letter, steps);
  if (!dependsOn(right, letter)) return simplify(binary(operator, derive(left, letter, steps), right));
  const [du, dv] = [derive(left, letter, steps), derive(right, letter, steps)];
  const [first, second] = [
    binary('*', isProduct ? left : right, isProduct ? dv : du),
    binary('*', isProduct ? right : left, isProduct ? du : dv),
  ];
  const raw = isProduct
    ? binary('+', first, second)
    : binary('/', binary('-', first, second), binary('^', right, number(2)));
  const rule = isProduct ? 'product rule (uv)′ = uv′ + vu′' : 'quotient rule (u/v)′ = (vu′ − uv′)/v²';
  const result = simplify(raw);
  steps.push(
    `Use the ${rule} with u = ${show(left)} and v = ${show(right)}: u′ = ${show(du)}, v′ = ${show(dv)}, so the derivative is ${show(result)}`,
  );
  return result;
}

/** A constant times a power of the letter is differentiated in one step: d/dx(3x²) = 6x. */
function scaled(
  whole: Expression,
  factor: Expression,
  rest: Expression,
  letter: string,
  steps: string[],
): Expression {
  const inner: string[] = [];
  const result = simplify(binary('*', factor, derive(rest, letter, inner)));
  if (inner.length > 1) steps.push(...inner);
  if (rest.kind === 'symbol' || inner.length > 0)
    steps.push(`Differentiate: d/d${letter}(${show(whole)}) = ${show(result)}`);
  return result;
}

function power(
  whole: Expression,
  base: Expression,
  exponent: Expression,
  letter: string,
  steps: string[],
): Expression {
  if (exponent.kind !== 'number' && !(exponent.kind === 'negate' && exponent.of.kind === 'number')) {
    const value = simplify(exponent);
    if (value.kind !== 'number') throw new Error('an exponent with a letter');
    return power(whole, base, value, letter, steps);
  }
  const value =
    exponent.kind === 'number' ? exponent.value : (simplify(exponent) as { value: typeof ONE }).value;
  const outer = binary('*', number(value), binary('^', base, number(value.sub(ONE))));
  if (base.kind !== 'symbol') return chain(whole, outer, base, letter, steps);
  const result = simplify(outer);
  steps.push(`Use the power rule: d/d${letter}(${show(whole)}) = ${show(result)}`);
  return result;
}

function chain(
  whole: Expression,
  outer: Expression,
  inner: Expression,
  letter: string,
  steps: string[],
): Expression {
  const du = derive(inner, letter, []);
  const result = simplify(binary('*', du, outer));
  steps.push(
    `Use the chain rule on ${show(whole)} with u = ${show(inner)}, so du/d${letter} = ${show(du)}: the derivative is ${show(result)}`,
  );
  return result;
}

function show(expression: Expression): string {
  return printExpression(expression);
}
