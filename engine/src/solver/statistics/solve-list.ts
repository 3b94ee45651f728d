import { type Fraction, isWhole, showRounded, ZERO } from '../maths/number.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { MAX_SHOWN, meanOf, medianOf, modeOf, show, sorted, sum, valueText, varianceOf } from './measures.ts';
import { type ListProblem, type Measure, readList } from './read-list.ts';

const APPROACH: Readonly<Record<Measure, string>> = {
  mean: 'For the mean, add the numbers and divide by how many there are.',
  median:
    'For the median, put the numbers in order and take the middle one, or halfway between the middle two.',
  mode: 'The mode is the number that occurs most often.',
  range: 'The range is the largest number minus the smallest.',
  variance: 'For the variance, find the mean, square the differences from it, and average the squares.',
  'standard deviation':
    'For the standard deviation, find the mean, average the squares of the differences from it, and take the square root.',
};

/**
 * Calculates the requested measures of a list of numbers.
 *
 * @param original the text before `normalise`, with its commas
 * @throws NotThisKind for another kind of problem
 */
export function solveList(text: string, original: string): Solution {
  const problem = readList(text, original);
  const { numbers, measures, unit } = problem;
  const steps: string[] = [];
  const answers = measures.map((measure) =>
    `${measure} = ${answerTo(measure, problem, steps)}${unit === '' ? '' : unitOf(measure, unit)}`.replace(
      '= ≈',
      '≈',
    ),
  );
  const shown = numbers.map((value) => show(value));
  return {
    family: 'statistics',
    given: [shown.length > MAX_SHOWN ? `${shown.length} numbers` : shown.join(', ')],
    asked: `the ${measures.join(', ')}`,
    hint: measures.map((measure) => APPROACH[measure]).join(' '),
    steps,
    answer: answers.join('; '),
    check: checkMean(numbers),
  };
}

function unitOf(measure: Measure, unit: string): string {
  return measure === 'variance' ? ` ${unit}²` : ` ${unit}`;
}

function answerTo(measure: Measure, problem: ListProblem, steps: string[]): string {
  const { numbers } = problem;
  const ordered = sorted(numbers);
  switch (measure) {
    case 'mean':
      return valueText(meanOf(numbers, steps));
    case 'median':
      return medianOf(ordered, steps);
    case 'mode':
      return modeOf(ordered, steps);
    case 'range': {
      const [low = ZERO, high = ZERO] = [ordered[0], ordered.at(-1)];
      const range = high.sub(low);
      steps.push(
        `Subtract the smallest from the largest: ${show(high)} − ${low.s < 0n ? `(${show(low)})` : show(low)} = ${show(range)}`,
      );
      return show(range);
    }
    case 'variance':
      return `${valueText(varianceOf(problem, steps))} (${kindOf(problem)})`;
    case 'standard deviation': {
      const variance = varianceOf(problem, steps);
      const root = Math.sqrt(variance.valueOf());
      const isExact =
        Number.isInteger(Math.round(root * 1e4)) && Math.abs(root * 1e4 - Math.round(root * 1e4)) < 1e-9;
      const text = `${isExact ? '' : '≈ '}${showRounded(root)}`;
      steps.push(
        `Take the square root: √${show(variance).includes('/') ? `(${show(variance)})` : show(variance)} ${isExact ? '= ' : ''}${text}`,
      );
      return `${text} (${kindOf(problem)})`;
    }
  }
}

function kindOf({ isSample }: ListProblem): string {
  return isSample ? 'sample, divided by n − 1' : 'population, divided by n';
}

function checkMean(numbers: readonly Fraction[]): string {
  const mean = sum(numbers).div(numbers.length);
  const rest = sum(numbers.map((value) => value.sub(mean)));
  if (!isWhole(rest) || !rest.equals(0)) throw new CannotSolve("I couldn't confirm the result.");
  return `All ${numbers.length} numbers were used; their differences from the mean add up to 0.`;
}
