/** The mean, median, mode and variance of a list, with their steps. */
import { decimalNote, type Fraction, isShort, showExact, ZERO } from '../maths/number.ts';
import { CannotSolve } from '../solution.ts';
import type { ListProblem } from './read-list.ts';

export const MAX_SHOWN = 30;

export function show(value: Fraction): string {
  return showExact(value, 'decimal');
}

export function sorted(numbers: readonly Fraction[]): Fraction[] {
  return [...numbers].sort((one, other) => one.compare(other));
}

export function sum(numbers: readonly Fraction[]): Fraction {
  return numbers.reduce((total, value) => total.add(value), ZERO);
}

export function list(numbers: readonly Fraction[], sign: string): string {
  return numbers.length > MAX_SHOWN
    ? `(${numbers.length} numbers)`
    : numbers.map((value) => (value.s < 0n && sign === ' + ' ? `(${show(value)})` : show(value))).join(sign);
}

export function valueText(value: Fraction): string {
  return isShort(value) ? show(value) : `${showExact(value)}${decimalNote(value)}`;
}

export function meanOf(numbers: readonly Fraction[], steps: string[]): Fraction {
  const total = sum(numbers);
  const mean = total.div(numbers.length);
  const lines = [
    `Add the numbers: ${list(numbers, ' + ')} = ${show(total)}`,
    `Divide by how many there are: ${show(total)} ÷ ${numbers.length} = ${valueText(mean)}`,
  ];
  if (!steps.includes(lines[1] ?? '')) steps.push(...lines);
  return mean;
}

export function medianOf(ordered: readonly Fraction[], steps: string[]): string {
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

export function modeOf(ordered: readonly Fraction[], steps: string[]): string {
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

export function varianceOf({ numbers, isSample }: ListProblem, steps: string[]): Fraction {
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
