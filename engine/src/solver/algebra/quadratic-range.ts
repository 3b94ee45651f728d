/** Where a quadratic is above or below 0. */
import type { Relation } from '../maths/equation.ts';
import { exactRoot, showExact, showRounded } from '../maths/number.ts';
import { fromCoefficients, printPolynomial } from '../maths/polynomial.ts';
import { printSurd, simplifyRoot } from '../maths/surd.ts';
import { realRoots } from './quadratic-methods.ts';
import { discriminantOf, linearFactors, primitive, type Quadratic } from './roots.ts';

export const FLIPPED: Readonly<Record<Relation, Relation>> = {
  '=': '=',
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
};

/** The numbers that satisfy an inequality. */
export interface Range {
  text: string;
  /** The numbers where the truth may change, in order. */
  borders: readonly number[];
  /** Whether a number is part of the answer. */
  includes: (value: number) => boolean;
}

/** @param steps receives the lines */
export function quadraticRange(
  found: Quadratic,
  given: Relation,
  letter: string,
  shown: string,
  steps: string[],
): Range {
  const { quadratic, divisor } = primitive(found);
  const relation = divisor.s < 0n ? FLIPPED[given] : given;
  const { a, b, c } = quadratic;
  const write = ({ a, b, c }: Quadratic) => printPolynomial(fromCoefficients([c, b, a], letter));
  const zero = `${write(found)} ${given} 0`;
  if (zero !== shown) steps.push(`Bring every term to one side: ${zero}`);
  if (!divisor.equals(1)) {
    const note = divisor.s < 0n ? ' and reverse the sign, because the number is negative' : '';
    steps.push(`Divide both sides by ${showExact(divisor)}${note}: ${write(quadratic)} ${relation} 0`);
  }
  const isAbove = relation === '>' || relation === '≥';
  const d = discriminantOf(quadratic);
  if (d.s < 0n) {
    steps.push(
      `The discriminant is ${showExact(d)}, which is negative, so ${write(quadratic)} is positive for every ${letter}`,
    );
    return {
      text: isAbove ? `every value of ${letter}` : 'no solution',
      borders: [],
      includes: () => isAbove,
    };
  }
  const roots = realRoots(quadratic);
  const [low = 0, high = 0] = roots;
  const names = rootNames({ a, b, c });
  const factors = linearFactors(quadratic);
  if (factors) {
    const text = factors.map(([p, q]) => `(${printPolynomial(fromCoefficients([q, p], letter))})`).join('');
    steps.push(`Factorise: ${text} ${relation} 0`);
  }
  steps.push(
    `${low === high ? 'The only root is' : 'The roots are'} ${[...new Set(names)].map((name) => `${letter} = ${name}`).join(' and ')}`,
  );
  const [lowName, highName] = names;
  if (low === high) return doubleRange(relation, letter, lowName, low);
  steps.push(
    `The graph opens upwards, so it is ${isAbove ? 'above 0 outside' : 'below 0 between'} the roots`,
  );
  const text = isAbove
    ? `${letter} ${FLIPPED[relation]} ${lowName} or ${letter} ${relation} ${highName}`
    : `${lowName} ${relation} ${letter} ${relation} ${highName}`;
  const about = factors ? '' : ` (the roots are about ${showRounded(low)} and ${showRounded(high)})`;
  return {
    text: text + about,
    borders: [low, high],
    includes: (value) => (value < low || value > high) === isAbove,
  };
}

/** A quadratic that touches 0 at one place. */
function doubleRange(relation: Relation, letter: string, name: string, root: number): Range {
  const text = {
    '>': `every value of ${letter} except ${name}`,
    '≥': `every value of ${letter}`,
    '<': 'no solution',
    '≤': `${letter} = ${name}`,
    '=': '',
  }[relation];
  return { text, borders: [root], includes: () => relation === '>' || relation === '≥' };
}

function rootNames({ a, b, c }: Quadratic): [string, string] {
  const d = discriminantOf({ a, b, c });
  const centre = b.neg().div(a.mul(2));
  const root = exactRoot(d);
  if (root) {
    const width = root.div(a.mul(2));
    return [showExact(centre.sub(width)), showExact(centre.add(width))];
  }
  const surd = printSurd(simplifyRoot(d.div(a.mul(a).mul(4))));
  return centre.equals(0)
    ? [`−${surd}`, surd]
    : [`${showExact(centre)} − ${surd}`, `${showExact(centre)} + ${surd}`];
}
