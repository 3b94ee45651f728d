/** Solves problems in words that lead to one or two equations. */
import { solveFractional } from '../algebra/fractional.ts';
import { solveLinear } from '../algebra/linear.ts';
import { quadraticOf, solveQuadratic } from '../algebra/quadratic.ts';
import { discriminantOf } from '../algebra/roots.ts';
import { solveSimultaneous } from '../algebra/simultaneous.ts';
import { showKnown } from '../laws/values.ts';
import { type Equation, equationLetters, printEquation } from '../maths/equation.ts';
import { exactValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute } from '../maths/expression.ts';
import { exactRoot, type Fraction, showExact, ZERO } from '../maths/number.ts';
import {
  degree,
  fromPolynomial,
  type Polynomial,
  scale,
  subtract,
  toPolynomial,
} from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { withoutFractions } from '../maths/rational.ts';
import { simplify } from '../maths/simplify.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { readAgeStory } from './age-story.ts';
import { readNumberStory } from './number-story.ts';
import { readPriceStory } from './price-story.ts';
import { readRectangleStory } from './rectangle-story.ts';
import type { Story } from './story.ts';

type Values = Readonly<Record<string, Fraction>>;

const READERS = [readNumberStory, readAgeStory, readRectangleStory, readPriceStory];

/**
 * @param text output of `normalise`
 * @throws NotThisKind when no kind of story fits, or a word of it isn't understood
 * @throws CannotSolve when the equations don't have one answer that makes sense
 */
export function solveStory(text: string): Solution {
  for (const read of READERS) {
    let story: Story;
    try {
      story = read(text);
    } catch (error) {
      if (error instanceof NotThisKind) continue;
      throw error;
    }
    return solveEquations(story);
  }
  throw new NotThisKind('no story');
}

function solveEquations(story: Story): Solution {
  const equations = story.statements.map(([left, right]): Equation => ({ left, relation: '=', right }));
  const letters = equationLetters(...equations);
  const [letter, second] = letters;
  if (letter === undefined || equations.length !== letters.length || letters.length > 2)
    throw new CannotSolve("The problem doesn't give as many facts as it has unknowns.");
  const meanings = letters.map((name) => `${name} = ${story.meanings[name] ?? name}`);
  const intro = [
    `Choose letters: let ${meanings.join(' and ')}`,
    `Write the facts as equations: ${equations.map((one) => printEquation(one, 'decimal')).join(' and ')}`,
  ];
  const [equation] = equations;
  if (!equation) throw new CannotSolve('There is no equation.');
  const { solution, candidates } =
    second === undefined ? solveOne(equation, letter) : solveTwo(equations, [letter, second], story);
  const possible = candidates.filter(
    (values) =>
      story.isPossible(values) &&
      equations.every(({ left, right }) => exactValue(left, values).equals(exactValue(right, values))),
  );
  if (possible.length === 0) throw new CannotSolve('The facts lead to values that are not possible.');
  const [, ...steps] = solution.steps;
  const rejected = candidates.filter((values) => !possible.includes(values));
  const answers = [...new Set(possible.map((values) => answerOf(story, values)))];
  const isPlain = story.wanted.length === 1 && story.wanted[0]?.label === letter && rejected.length === 0;
  return {
    ...solution,
    given: equations.map((one) => printEquation(one, 'decimal')),
    asked: story.wanted
      .map(({ label }) => (label.length === 1 ? (story.meanings[label] ?? label) : label))
      .join(' and '),
    hint: `Choose a letter for each unknown (${meanings.join(', ')}), write each fact as an equation, and solve.`,
    steps: [
      ...intro,
      ...(steps.length > 0 ? steps : solution.steps),
      ...rejected.map((values) => `Reject ${namesOf(values)}, which does not fit the problem`),
      ...(second !== undefined && solution.family !== 'simultaneous equations'
        ? possible.map((values) => `So ${namesOf(values)}`)
        : []),
      ...possible.flatMap((values) =>
        story.wanted
          .filter(({ formula }) => formula.kind !== 'symbol')
          .map(
            ({ label, formula }) =>
              `So ${label} = ${printExpression(formula)} = ${shown(story, formula, values)}`,
          ),
      ),
    ],
    answer: isPlain && story.unit === '' ? solution.answer : answers.join(' or '),
    check: 'The values satisfy every fact of the problem.',
  };
}

function namesOf(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${showExact(value)}`)
    .join(' and ');
}

function shown({ unit }: Story, formula: Expression, values: Values): string {
  return showKnown({ value: exactValue(formula, values), unit, isRounded: false });
}

function answerOf(story: Story, values: Values): string {
  return story.wanted
    .map(({ label, formula }) => `${label} = ${shown(story, formula, values)}`.replace('= ≈', '≈'))
    .join(', ');
}

function solveOne(equation: Equation, letter: string): { solution: Solution; candidates: Values[] } {
  const plain =
    toPolynomial(equation.left) && toPolynomial(equation.right) ? null : withoutFractions(equation);
  const { left, right } = plain?.equation ?? equation;
  const [one, other] = [toPolynomial(left), toPolynomial(right)];
  const zero = one && other && subtract(one, other);
  if (!zero) throw new CannotSolve("I can't solve the equation of this problem.");
  const candidates = rootsOf(zero, letter).map((value) => ({ [letter]: value }));
  const solution = plain
    ? solveFractional(equation, letter, 'fraction')
    : degree(zero) === 2
      ? solveQuadratic(equation, letter, 'fraction', new Set())
      : solveLinear(equation, letter, 'fraction');
  return { solution, candidates };
}

function rootsOf(zero: Polynomial, letter: string): Fraction[] {
  const quadratic = quadraticOf(zero, letter);
  if (!quadratic) {
    const factor = zero.get(letter);
    return factor && degree(zero) === 1 ? [(zero.get('') ?? ZERO).neg().div(factor)] : [];
  }
  const root = exactRoot(discriminantOf(quadratic));
  if (!root) return [];
  const { a, b } = quadratic;
  const ends = [b.neg().sub(root), b.neg().add(root)].map((end) => end.div(a.mul(2)));
  return root.equals(0) ? ends.slice(0, 1) : ends.sort((first, second) => first.compare(second));
}

/** Two linear equations by elimination or, if one unknown is given by the other, by substitution. */
function solveTwo(
  equations: readonly Equation[],
  letters: readonly [string, string],
  { usesOneLetter = false }: Story,
): { solution: Solution; candidates: Values[] } {
  const zeros = equations.map(({ left, right }) => {
    const [one, other] = [toPolynomial(left), toPolynomial(right)];
    if (!one || !other) throw new CannotSolve("I can't solve the equations of this problem.");
    return subtract(one, other);
  });
  const subject = equations.findIndex(
    ({ left, right }, index) =>
      degree(zeros[index] ?? new Map()) === 1 && (left.kind === 'symbol' || right.kind === 'symbol'),
  );
  const lineAt = subject >= 0 ? subject : zeros.findIndex((zero) => degree(zero) === 1);
  const [line, other] = [zeros[lineAt], zeros[1 - lineAt]];
  const alone = equations[lineAt]?.left;
  const gone = alone?.kind === 'symbol' ? alone.name : letters[1];
  const kept = letters.find((name) => name !== gone) ?? letters[0];
  const factor = line?.get(gone);
  if (!line || !other || !factor) throw new CannotSolve("I can't solve the equations of this problem.");
  const rest = new Map(line);
  rest.delete(gone);
  const formula = fromPolynomial(scale(rest, factor.neg().inverse()));
  const filled = toPolynomial(substitute(fromPolynomial(other), { [gone]: formula }));
  if (!filled) throw new CannotSolve("I can't solve the equations of this problem.");
  const candidates = rootsOf(filled, kept).map((value) => ({
    [kept]: value,
    [gone]: exactValue(formula, { [kept]: value }),
  }));
  if (degree(other) === 1 && !usesOneLetter)
    return { solution: solveSimultaneous(equations, letters, 'fraction'), candidates };
  const { left, right } = equations[1 - lineAt] ?? { left: number(0), right: number(0) };
  const replaced = (side: Expression) => substitute(side, { [gone]: simplify(formula) });
  const equation: Equation = { left: replaced(left), relation: '=', right: replaced(right) };
  const { solution } = solveOne(equation, kept);
  const step = `Substitute ${gone} = ${printExpression(simplify(formula))} into the other equation: ${printEquation(equation, 'fraction')}`;
  return { solution: { ...solution, steps: ['', step, ...solution.steps.slice(1)] }, candidates };
}
