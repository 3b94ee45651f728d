/** Solutions written out step by step; the last line of each is the answer. */
import { calculationSteps } from './calculation.ts';
import { approximately, exactRoot, parse, show, valueAt } from './exact.ts';
import { calculationIn, type Equation, equationsIn, lettersOf, printed, zeroForm } from './formulas.ts';
import { pairSteps } from './pair.ts';
import { type Quadratic, quadraticOf } from './polynomial.ts';
import { isSame, sum } from './sums.ts';

/** The steps of the problem in a text; null where there is none that can be worked out here. */
export function stepsOf(problem: string): string[] | null {
  const equations = equationsIn(problem);
  try {
    const [first, second] = equations;
    if (first && second) {
      const both = pairSteps(first, second);
      if (both) return both;
    }
    if (first) return equationSteps(first);
    const calculation = calculationIn(problem);
    return calculation === null ? null : calculationSteps(calculation);
  } catch {
    return null;
  }
}

function equationSteps(equation: Equation): string[] | null {
  const letters = lettersOf(equation);
  const [letter] = letters;
  if (letter === undefined || letters.length > 1) return null;
  const left = quadraticOf(parse(equation.left), letter);
  const right = quadraticOf(parse(equation.right), letter);
  const whole = quadraticOf(parse(zeroForm(equation)), letter);
  if (!left || !right || !whole) return null;
  const start = `Write the equation down: ${printed(equation.left)} = ${printed(equation.right)}`;
  if (!whole.a.equals(0)) return [start, ...quadraticSteps(whole, letter)];
  const steps = [start];
  const sides = (l: Quadratic, r: Quadratic) =>
    `${sum([
      [l.b, letter],
      [l.c, ''],
    ])} = ${sum([
      [r.b, letter],
      [r.c, ''],
    ])}`;
  const tidy = sides(left, right);
  if (!isSame(tidy, `${printed(equation.left)} = ${printed(equation.right)}`)) {
    steps.push(`Multiply out and collect like terms on each side: ${tidy}`);
  }
  const factor = whole.b;
  const constant = right.c.sub(left.c);
  if (!right.b.equals(0))
    steps.push(
      `Take ${sum([[right.b, letter]])} from both sides: ${sum([
        [factor, letter],
        [left.c, ''],
      ])} = ${show(right.c)}`,
    );
  if (!left.c.equals(0)) {
    const verb = left.c.s < 0n ? `Add ${show(left.c.neg())} to` : `Take ${show(left.c)} from`;
    steps.push(`${verb} both sides: ${sum([[factor, letter]])} = ${show(constant)}`);
  }
  if (factor.equals(0)) {
    return [
      ...steps,
      constant.equals(0)
        ? `Every value of ${letter} is a solution.`
        : 'No value makes this true: there is no solution.',
    ];
  }
  const root = constant.div(factor);
  if (!factor.equals(1))
    steps.push(`Divide both sides by ${show(factor)}: ${letter} = ${show(root)}${approximately(root)}`);
  const check = valueAt(parse(equation.left), { [letter]: root });
  steps.push(`Check: with ${letter} = ${show(root)} both sides are ${show(check)}`);
  return [...steps, `**${letter} = ${show(root)}**${approximately(root)}`];
}

function quadraticSteps({ a, b, c }: Quadratic, letter: string): string[] {
  const discriminant = b.mul(b).sub(a.mul(c).mul(4));
  const steps = [
    `Bring everything to one side: ${sum([
      [a, `${letter}²`],
      [b, letter],
      [c, ''],
    ])} = 0`,
    `Read off a = ${show(a)}, b = ${show(b)}, c = ${show(c)}`,
    `Work out the discriminant: b² − 4ac = ${show(discriminant)}`,
  ];
  if (discriminant.s < 0n) {
    return [...steps, `**There is no real solution**, because the discriminant is negative.`];
  }
  const root = exactRoot(discriminant);
  if (root) {
    const [low, high] = [b.neg().sub(root).div(a.mul(2)), b.neg().add(root).div(a.mul(2))];
    const formula = `${letter} = (${show(b.neg())} ± ${show(root)}) ÷ ${show(a.mul(2))}`;
    const answers = low.equals(high) ? [high] : [high, low];
    return [
      ...steps,
      `Put them into ${letter} = (−b ± √(b² − 4ac)) ÷ 2a: ${formula}`,
      answers.map((value) => `**${letter} = ${show(value)}**${approximately(value)}`).join(' or ') +
        (answers.length === 1 ? ' (twice)' : ''),
    ];
  }
  const formula = `${letter} = (${show(b.neg())} ± √${show(discriminant)}) ÷ ${show(a.mul(2))}`;
  const [middle, width] = [b.neg().valueOf(), Math.sqrt(discriminant.valueOf())];
  const about = [width, -width].map((part) => Number(((middle + part) / (2 * a.valueOf())).toFixed(3)));
  return [
    ...steps,
    `Put them into ${letter} = (−b ± √(b² − 4ac)) ÷ 2a: ${formula}`,
    about.map((value) => `**${letter} ≈ ${value}**`).join(' or '),
  ];
}
