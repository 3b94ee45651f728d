/** Formulas that look like a given one and are wrong. */

const SIDES = /^(.+?)\s*=\s*([^=]+)$/u;
const BINARY = /^([^+−/×÷*()^-]+?)\s*([+−/×÷*]|\s-\s)\s*([^+−/×÷*()^-]+)$/u;
const PRODUCT = /^(\p{L})(\p{L})$/u;

/** @returns empty if a formula has no form in which a change is surely wrong */
export function wrongFormulas(formula: string): string[] {
  const [, left = '', right = ''] = SIDES.exec(formula.trim()) ?? [];
  const product = PRODUCT.exec(right.trim());
  const [, first = '', sign = '', second = ''] = product
    ? [null, product[1] ?? '', '×', product[2] ?? '']
    : (BINARY.exec(right.trim()) ?? []);
  const [one, two] = [first.trim(), second.trim()];
  if (left === '' || one === '' || two === '' || one === two) return [];
  const times = product ? `${one}${two}` : `${one} × ${two}`;
  const all: Readonly<Record<string, string>> = {
    times,
    over: `${one} / ${two}`,
    under: `${two} / ${one}`,
    plus: `${one} + ${two}`,
    minus: `${one} − ${two}`,
  };
  const own = { '×': 'times', '*': 'times', '/': 'over', '÷': 'over', '+': 'plus' }[sign.trim()] ?? 'minus';
  return ['under', 'times', 'over', 'plus', 'minus']
    .filter((form) => form !== own)
    .map((form) => `${left} = ${all[form]}`);
}
