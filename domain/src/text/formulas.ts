/** Formulas in texts: LaTeX between dollar signs. */

/**
 * Matches a formula. It has no space just inside its dollar signs and no digit right after the closing one, since 'from
 * $5 to $10' is about money.
 */
export const FORMULA_PATTERN = String.raw`\$\$[^$]+\$\$|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\d)`;

const FORMULA = new RegExp(`(${FORMULA_PATTERN})`);

/** Changes the formulas of a text with one function, and the text around them with the other. */
export function mapFormulas(
  text: string,
  change: { formula: (formula: string) => string; other: (text: string) => string },
): string {
  return text
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? change.formula(part) : change.other(part)))
    .join('');
}
