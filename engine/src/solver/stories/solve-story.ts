/** Solves problems in words that lead to one or two equations. */
import { showKnown } from '../laws/values.ts';
import { type Equation, equationLetters, printEquation } from '../maths/equation.ts';
import { exactValue } from '../maths/evaluate.ts';
import type { Expression } from '../maths/expression.ts';
import { showExact } from '../maths/number.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { readAgeStory } from './age-story.ts';
import { readAmountStory } from './amount-story.ts';
import { readChargeStory } from './charge-story.ts';
import { readNumberStory } from './number-story.ts';
import { readPriceStory } from './price-story.ts';
import { readRectangleStory } from './rectangle-story.ts';
import { solveOne, solveTwo, type Values } from './solve-unknowns.ts';
import type { Story } from './story.ts';

const READERS = [
  readNumberStory,
  readAgeStory,
  readRectangleStory,
  readPriceStory,
  readAmountStory,
  readChargeStory,
];

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
