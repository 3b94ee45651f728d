import { type Fraction, parse, show } from './exact.ts';
import { type Equation, lettersOf, zeroForm } from './formulas.ts';
import { type Linear, linearOf } from './polynomial.ts';
import { sum } from './sums.ts';

/** Two linear equations in two letters, solved by elimination; null when they are of another kind. */
export function pairSteps(one: Equation, two: Equation): string[] | null {
  const letters = lettersOf(one, two);
  const [x, y] = letters;
  if (x === undefined || y === undefined || letters.length > 2) return null;
  const [first, second] = [linearOf(parse(zeroForm(one)), x, y), linearOf(parse(zeroForm(two)), x, y)];
  if (!first || !second) return null;
  const line = ({ p, q, c }: Linear) =>
    `${sum([
      [p, x],
      [q, y],
    ])} = ${show(c.neg())}`;
  const steps = [`Write both equations in order: (1) ${line(first)} and (2) ${line(second)}`];
  const determinant = first.p.mul(second.q).sub(second.p.mul(first.q));
  if (determinant.equals(0)) {
    return [...steps, '**There is no single solution**: the two lines are parallel or the same.'];
  }
  const scaled = ({ p, q, c }: Linear, by: Fraction): Linear => ({
    p: p.mul(by),
    q: q.mul(by),
    c: c.mul(by),
  });
  const [up, down] = [scaled(first, second.q), scaled(second, first.q)];
  const left = up.p.sub(down.p);
  const valueX = down.c.sub(up.c).div(left);
  const valueY = first.q.equals(0)
    ? second.c.neg().sub(second.p.mul(valueX)).div(second.q)
    : first.c.neg().sub(first.p.mul(valueX)).div(first.q);
  const into = first.q.equals(0) ? 2 : 1;
  return [
    ...steps,
    `Make the ${y} terms the same: multiply (1) by ${show(second.q)} and (2) by ${show(first.q)}: ${line(up)} and ${line(down)}`,
    `Take the second from the first: ${sum([[left, x]])} = ${show(down.c.sub(up.c))}`,
    `Divide by ${show(left)}: ${x} = ${show(valueX)}`,
    `Put ${x} = ${show(valueX)} into (${into}) and solve for ${y}: ${y} = ${show(valueY)}`,
    `**${x} = ${show(valueX)} and ${y} = ${show(valueY)}**`,
  ];
}
