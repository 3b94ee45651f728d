/** Units of measurement with their powers: 'm/s²', 'ms-2' and 'metres per second squared' are one. */
import { COMPOUND_UNITS, unitNamed, unitWithSymbol } from './unit-names.ts';

interface Factor {
  unit: string;
  power: number;
}

/** A unit in one form for all its spellings; null for a text that is none. */
export function readUnit(text: string): string | null {
  const compound = COMPOUND_UNITS[text] ?? COMPOUND_UNITS[text.toLowerCase()] ?? text;
  const factors = readFactors(toSymbols(compound));
  if (!factors || factors.length === 0) return null;
  const powers = new Map<string, number>();
  for (const { unit, power } of factors) powers.set(unit, (powers.get(unit) ?? 0) + power);
  return [...powers]
    .map(([unit, power]) => `${unit}^${power}`)
    .sort()
    .join(' ');
}

/** Words of a unit as symbols: 'per' as '/', 'squared' as '^2'. */
function toSymbols(text: string): string {
  return text
    .trim()
    .replace(/\bper cent\b/giu, '%')
    .replace(
      /(?:°|\bdeg(?:ree)?s?) ?(c|f)(?:elsius|ahrenheit)?\b/giu,
      (_, scale: string) => `°${scale.toUpperCase()}`,
    )
    .replace(/\s*\bper\b\s*/giu, '/')
    .replace(/\b(?:square|sq\.?) (\p{L}+)/giu, '$1^2')
    .replace(/\b(?:cubic|cu\.?) (\p{L}+)/giu, '$1^3')
    .replace(/ squared\b/giu, '^2')
    .replace(/ cubed\b/giu, '^3');
}

const TOKEN = /\s*(?:([/*·.])|([^\s\d^/*·.+-]+)\s*(?:\^\s*)?([+-]?\d)?)/uy;

function readFactors(text: string): Factor[] | null {
  const factors: Factor[] = [];
  let sign = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, operator, name, digits] = TOKEN.exec(text) ?? [];
    if (operator === undefined && name === undefined) return null;
    if (operator === '/') sign = -1;
    if (name === undefined) continue;
    const read = digits === undefined ? factorsOf(name, sign) : factorsWithPower(name, sign * Number(digits));
    if (!read) return null;
    factors.push(...read);
  }
  return factors;
}

function factorsOf(name: string, power: number): Factor[] | null {
  const unit = unitNamed(name);
  if (unit) return [{ unit, power }];
  // 'Nm' are two units. A word in lower case, such as 'slums', is a noun.
  return /\p{Lu}/u.test(name) ? split(name, power) : null;
}

function factorsWithPower(name: string, power: number): Factor[] | null {
  // By convention 'ms^-1' is metre per second, and not per millisecond.
  const unit = power < 0 && name.endsWith('ms') ? undefined : unitNamed(name);
  return unit ? [{ unit, power }] : split(name, power);
}

/** The units that a name writes in a row, of which the last has the power. */
function split(name: string, power: number): Factor[] | null {
  for (let cut = 1; cut < name.length; cut += 1) {
    const [before, after] = [unitWithSymbol(name.slice(0, cut)), unitWithSymbol(name.slice(cut))];
    if (!before) continue;
    const rest =
      after && !(power < 0 && after === 'ms') ? [{ unit: after, power }] : split(name.slice(cut), power);
    if (rest) return [{ unit: before, power: 1 }, ...rest];
  }
  return null;
}
