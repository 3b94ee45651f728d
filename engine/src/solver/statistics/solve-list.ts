import {
  decimalNote,
  type Fraction,
  isShort,
  isWhole,
  showExact,
  showRounded,
  ZERO,
} from '../maths/number.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { type ListProblem, type Measure, readList } from './read-list.ts';

const MAX_SHOWN = 30;

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

function show(value: Fraction): string {
  return showExact(value, 'decimal');
}

function sorted(numbers: readonly Fraction[]): Fraction[] {
  return [...numbers].sort((one, other) => one.compare(other));
}

function sum(numbers: readonly Fraction[]): Fraction {
  return numbers.reduce((total, value) => total.add(value), ZERO);
}

function list(numbers: readonly Fraction[], sign: string): string {
  return numbers.length > MAX_SHOWN
    ? `(${numbers.length} numbers)`
    : numbers.map((value) => (value.s < 0n && sign === ' + ' ? `(${show(value)})` : show(value))).join(sign);
}

function valueText(value: Fraction): string {
  return isShort(value) ? show(value) : `${showExact(value)}${decimalNote(value)}`;
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

function meanOf(numbers: readonly Fraction[], steps: string[]): Fraction {
  const total = sum(numbers);
  const mean = total.div(numbers.length);
  const lines = [
    `Add the numbers: ${list(numbers, ' + ')} = ${show(total)}`,
    `Divide by how many there are: ${show(total)} ÷ ${numbers.length} = ${valueText(mean)}`,
  ];
  if (!steps.includes(lines[1] ?? '')) steps.push(...lines);
  return mean;
}

function medianOf(ordered: readonly Fraction[], steps: string[]): string {
  const middle = ordered.length / 2;
  steps.push(`Put the numbers in order: ${list(ordered, ', ')}`);
  if (ordered.length % 2 === 1) {
    const value = ordered[Math.floor(middle)] ?? ZERO;
    steps.push(
      `Take the middle number, the ${ordinal(Math.floor(middle) + 1)} of ${ordered.length}: ${show(value)}`,
    );
    return show(value);
  }
  const [one, other] = [ordered[middle - 1] ?? ZERO, ordered[middle] ?? ZERO];
  const value = one.add(other).div(2);
  steps.push(`Take halfway between the middle two: (${show(one)} + ${show(other)}) ÷ 2 = ${show(value)}`);
  return valueText(value);
}

function ordinal(value: number): string {
  const ending =
    value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

function modeOf(ordered: readonly Fraction[], steps: string[]): string {
  const counts = new Map<string, number>();
  for (const value of ordered) counts.set(show(value), (counts.get(show(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  if (modes.length === counts.size) {
    steps.push('Count how often each number occurs: all occur equally often');
    return 'none';
  }
  steps.push(
    `Count how often each number occurs: ${modes.join(' and ')} ${modes.length === 1 ? 'occurs' : 'occur'} most often (${most} times)`,
  );
  return modes.join(' and ');
}

function varianceOf({ numbers, isSample }: ListProblem, steps: string[]): Fraction {
  const mean = meanOf(numbers, steps);
  const squares = numbers.map((value) => value.sub(mean).mul(value.sub(mean)));
  const total = sum(squares);
  const count = numbers.length - (isSample ? 1 : 0);
  const variance = total.div(count);
  const line = `Divide by ${isSample ? 'n − 1, because this is a sample' : 'n, taking the list as the whole population'}: ${valueText(total)} ÷ ${count} = ${valueText(variance)}`;
  if (!steps.includes(line)) {
    steps.push(
      `Subtract the mean from each number and square: ${squares.length > MAX_SHOWN ? '' : squares.map((value) => valueText(value)).join(', ')}`,
      `Add the squares: ${valueText(total)}`,
      line,
    );
  }
  // An independent way to the same number: the mean of the squares minus the square of the mean.
  const other = sum(numbers.map((value) => value.mul(value)))
    .sub(mean.mul(mean).mul(numbers.length))
    .div(count);
  if (!other.equals(variance)) throw new CannotSolve("I couldn't confirm the result.");
  return variance;
}

function checkMean(numbers: readonly Fraction[]): string {
  const mean = sum(numbers).div(numbers.length);
  const rest = sum(numbers.map((value) => value.sub(mean)));
  if (!isWhole(rest) || !rest.equals(0)) throw new CannotSolve("I couldn't confirm the result.");
  return `All ${numbers.length} numbers were used; their differences from the mean add up to 0.`;
}
