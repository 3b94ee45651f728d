/** Laws: equations between named quantities, and how to rearrange them. */
import { binary, call, countSymbol, type Expression, number, symbolsOf } from '../maths/expression.ts';
import { ONE } from '../maths/number.ts';
import { parseLaw } from '../maths/parse-expression.ts';

export interface Law {
  left: Expression;
  right: Expression;
  symbols: readonly string[];
}

const CACHE = new Map<string, Law>();

/** @param text such as `v = u + a*t` */
export function lawOf(text: string): Law {
  const known = CACHE.get(text);
  if (known) return known;
  const [one = '', other = ''] = text.split('=');
  const [left, right] = [parseLaw(one), parseLaw(other)];
  const law = { left, right, symbols: symbolsOf(left, right) };
  CACHE.set(text, law);
  return law;
}

/** The formula for one symbol of a law; null if the symbol occurs in it twice. Roots are taken as positive. */
export function isolate(law: Law, name: string): Expression | null {
  const [left, right] = [countSymbol(law.left, name), countSymbol(law.right, name)];
  if (left + right !== 1) return null;
  let [side, other] = left === 1 ? [law.left, law.right] : [law.right, law.left];
  while (side.kind !== 'symbol') {
    const next = peel(side, other, name);
    if (!next) return null;
    [side, other] = next;
  }
  return other;
}

/** The law without the terms that are 0, such as s = ut + ½at² for a start from rest. */
export function withoutZeros(law: Law, zeros: ReadonlySet<string>): Law {
  const [left, right] = [law.left, law.right].map((side) => dropZeros(side, zeros) ?? number(0));
  return left && right ? { ...law, left, right } : law;
}

/** The expression without its zeros; null if it is 0. */
function dropZeros(side: Expression, zeros: ReadonlySet<string>): Expression | null {
  if (side.kind === 'symbol') return zeros.has(side.name) ? null : side;
  if (side.kind !== 'binary') return side;
  const [left, right] = [dropZeros(side.left, zeros), dropZeros(side.right, zeros)];
  if (left && right) return binary(side.operator, left, right);
  if (side.operator === '+') return left ?? right;
  if (side.operator === '-') return left ?? (right && { kind: 'negate', of: right });
  // 0 × a, 0 ÷ a and 0²; a division by 0 is refused later by the evaluation.
  return left === null || side.operator === '*' ? null : side;
}

/** Moves the outermost operation to the other side. */
function peel(side: Expression, other: Expression, name: string): [Expression, Expression] | null {
  if (side.kind === 'negate') return [side.of, { kind: 'negate', of: other }];
  if (side.kind === 'call') return side.name === 'sqrt' ? [side.of, binary('^', other, number(2))] : null;
  if (side.kind !== 'binary') return null;
  const { operator, left, right } = side;
  const isLeft = countSymbol(left, name) === 1;
  const [inner, rest] = isLeft ? [left, right] : [right, left];
  if (operator === '+') return [inner, binary('-', other, rest)];
  if (operator === '*') {
    // ½at² = s becomes at² = 2s, which is easier to read than s ÷ ½.
    if (rest.kind === 'number' && rest.value.n === ONE.n)
      return [inner, binary('*', number(rest.value.inverse()), other)];
    // (100I ÷ T) ÷ P becomes 100I ÷ (TP).
    if (other.kind === 'binary' && other.operator === '/')
      return [inner, binary('/', other.left, binary('*', other.right, rest))];
    return [inner, binary('/', other, rest)];
  }
  if (operator === '-') return [inner, isLeft ? binary('+', other, rest) : binary('-', rest, other)];
  if (operator === '/') {
    const product = rest.kind === 'number' ? binary('*', rest, other) : binary('*', other, rest);
    return [inner, isLeft ? product : binary('/', rest, other)];
  }
  if (!isLeft) return [inner, binary('/', call('ln', other), call('ln', rest))];
  const isSquare = rest.kind === 'number' && rest.value.equals(2);
  return [inner, isSquare ? call('sqrt', other) : binary('^', other, binary('/', number(1), rest))];
}
