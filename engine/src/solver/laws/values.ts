/** Converts values into one system of units. */
import { type Fraction, fractionOf, isShort, roundTo, showExact, showRounded } from '../maths/number.ts';
import { CannotSolve } from '../solution.ts';
import type { Quantity } from '../text/quantities.ts';
import { convert, type Dimension, unitOf } from '../text/units.ts';
import type { Reading } from './read-topic.ts';
import type { Topic, UnitSystem } from './topic.ts';

export interface Known {
  value: Fraction;
  /** The printed symbol; '' for a bare number, a currency for money. */
  unit: string;
  /** Whether it was rounded, for example after a root. */
  isRounded: boolean;
}

/** The system of units that needs the fewest conversions; money is in the problem's currency. */
export function chooseSystem({ given, unit, asked }: Reading, { systems, variables }: Topic): UnitSystem {
  const quantities = [...given.values()];
  const conversions = (system: UnitSystem) => {
    const dimension = variables[asked]?.dimension ?? 'number';
    const isAsked = unit === null || system[dimension] === unit;
    return (
      quantities.filter((one) => one.dimension !== 'money' && one.unit !== (system[one.dimension] ?? ''))
        .length + (isAsked ? 0 : 1)
    );
  };
  const [best = {}] = [...systems].sort((one, other) => conversions(one) - conversions(other));
  const currency = quantities.find(({ dimension }) => dimension === 'money')?.unit ?? '₦';
  const full: Partial<Record<Dimension, string>> = { ...best, money: currency, percent: '%' };
  return full;
}

/** @param target a system of units, or the symbol of one unit; @param steps receives the conversion */
export function toSystem(
  quantity: Quantity & { isRounded?: boolean },
  target: UnitSystem | string,
  steps: string[],
): Known {
  const { value, unit, isRounded = false } = quantity;
  const wanted = typeof target === 'string' ? target : (target[quantity.dimension] ?? '');
  if (wanted === unit) return { value, unit, isRounded };
  if (wanted === '' || unit === '') throw new CannotSolve('The problem is missing a unit.');
  const [from, to] = [unitOf(unit), unitOf(wanted)];
  if (from.dimension !== to.dimension) throw new CannotSolve("The answer can't be given in that unit.");
  const known = { value: convert(value, from, to), unit: wanted, isRounded };
  const shown = showKnown({ value, unit, isRounded });
  if (!from.offset.equals(to.offset)) {
    const shift = from.offset.sub(to.offset);
    steps.push(
      `Convert to ${wanted}: ${showExact(value, 'decimal')} ${shift.s < 0n ? '−' : '+'} ${showExact(shift.abs())} = ${showKnown(known)}`,
    );
  } else {
    const factor = from.factor.div(to.factor);
    const by =
      factor.gte(1) && factor.d === 1n
        ? `× ${showExact(factor)}`
        : factor.n === 1n
          ? `÷ ${showExact(factor.inverse())}`
          : `× ${showExact(factor, isShort(factor) ? 'decimal' : 'fraction')}`;
    steps.push(`Convert to ${wanted}: ${shown} ${by} = ${showKnown(known)}`);
  }
  return known;
}

/** Decimals that are shown in full. */
const MAX_LENGTH = 9;

/**
 * `20 m/s`, `₦5,000`, `≈ 3.162 s`.
 *
 * @param isPart whether it is part of a calculation, where ≈ is left out
 */
export function showKnown({ value, unit, isRounded }: Known, isPart = false): string {
  if (isCurrency(unit)) return money(value, unit, isPart);
  const exact = showExact(value, 'decimal');
  const isExact = !isRounded && isShort(value) && exact.length <= MAX_LENGTH;
  const text = isExact ? exact : showRounded(value.valueOf());
  const isRound = isExact || value.equals(fractionOf(roundTo(value.valueOf(), 4)));
  const prefix = isRound || isPart ? '' : '≈ ';
  return `${prefix}${text}${unit === '' || unit === '%' ? (isPart ? '' : unit) : ` ${unit}`}`;
}

function isCurrency(unit: string): boolean {
  return /^(?:[₦$£€₵]|GH₵|GHS|Ksh)$/.test(unit);
}

function money(value: Fraction, unit: string, isPart: boolean): string {
  const cents = value.mul(100);
  const isExact = cents.d === 1n;
  const rounded = cents.round();
  const whole = rounded.d === 1n && rounded.n % 100n === 0n;
  const amount = Number(rounded.abs().valueOf()) / 100;
  const digits = amount.toLocaleString('en', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${isExact || isPart ? '' : '≈ '}${value.s < 0n ? '−' : ''}${unit}${digits}`;
}
