/** Arithmetic without rounding: mathjs with fractions for numbers. */
import { all, create, type Fraction, type MathNode } from 'mathjs';

const math = create(all ?? {}, { number: 'Fraction' });
const { parse: parseText } = math;
/** What a student types is calculated with, nothing else: mathjs has functions that read or take long. */
const ALLOWED = /^[\d\sA-Za-z+\-*/^().,]*$/;
const MAX_POWER = 64;
/** As mathjs writes it: `(3/1)`. */
const WHOLE = /^\(*-?(\d+)(?:\/1)?\)*$/;

export type { Fraction, MathNode };

/** @throws Error when it is no formula of numbers, letters, brackets and + - * / ^ */
export function parse(formula: string): MathNode {
  if (formula.length > 200 || !ALLOWED.test(formula)) throw new Error('not a formula');
  const node = parseText(formula);
  let powers = 1;
  node.traverse((inner) => {
    const fine = ['ConstantNode', 'OperatorNode', 'ParenthesisNode', 'SymbolNode'].includes(inner.type);
    if (!fine) throw new Error('not a formula');
    const { fn, args } = inner as { fn?: string; args?: MathNode[] };
    if (fn === 'pow') powers *= Math.max(2, Number(WHOLE.exec(String(args?.[1]))?.[1]));
  });
  // Powers of powers would keep the engine busy for ever; any other exponent than a number is NaN here.
  if (!(powers <= MAX_POWER)) throw new Error('too big');
  return node;
}

/** @throws Error when it divides by zero, or holds a letter that has no value */
export function valueAt(node: MathNode, scope: Record<string, Fraction> = {}): Fraction {
  const value: unknown = node.evaluate(scope);
  if (!math.isFraction(value)) throw new Error('not exact');
  return value;
}

export function fraction(value: number | string): Fraction {
  return math.fraction(value);
}

/** `7`, `-0.25`, `7/3`: a decimal where it is a short one. */
export function show(value: Fraction): string {
  const text = value.toString();
  return /[()]/.test(text) || text.length > 9 ? value.toFraction() : text;
}

/** The decimal beside a fraction that needs one: ` ≈ 2.333`. */
export function approximately(value: Fraction): string {
  return show(value).includes('/') ? ` ≈ ${Number(value.valueOf().toFixed(3))}` : '';
}

/** The root of a fraction, when that is one as well. */
export function exactRoot(value: Fraction): Fraction | null {
  const [top, bottom] = [wholeRoot(value.n), wholeRoot(value.d)];
  return value.s < 0n || top === null || bottom === null ? null : math.fraction(Number(top), Number(bottom));
}

function wholeRoot(value: bigint): bigint | null {
  const guess = BigInt(Math.round(Math.sqrt(Number(value))));
  return guess * guess === value ? guess : null;
}
