import { type Fraction, show } from './exact.ts';

/** `2x² − 3x + 1`: factors with what they belong to, '' for a number alone; those that are 0 are left out. */
export function sum(terms: readonly (readonly [Fraction, string])[]): string {
  let text = '';
  for (const [factor, letters] of terms) {
    if (factor.equals(0)) continue;
    const size = show(factor.abs());
    const bare =
      letters !== '' && size === '1'
        ? letters
        : `${size.includes('/') && letters ? `(${size})` : size}${letters}`;
    if (text === '') text = factor.s < 0n ? `-${bare}` : bare;
    else text += factor.s < 0n ? ` - ${bare}` : ` + ${bare}`;
  }
  return text || '0';
}

/** Whether two lines differ in blanks only. */
export function isSame(one: string, other: string): boolean {
  return one.replace(/\s/g, '') === other.replace(/\s/g, '');
}
