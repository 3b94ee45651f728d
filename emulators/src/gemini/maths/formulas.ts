/** Finds the formulas in what a student writes around them. */

/** Signs that keyboards and textbooks have, as a parser reads them. */
function typed(text: string): string {
  return text
    .replace(/[×·⋅]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–—]/g, '-')
    .replace(
      /([⁰¹²³⁴-⁹]+)/g,
      (raised) => `^${[...raised].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`,
    )
    .replace(/½/g, '(1/2)')
    .replace(/¼/g, '(1/4)')
    .replace(/¾/g, '(3/4)')
    .replace(/\*\*/g, '^')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+(?:\.\d+)?)\s*(?:%|percent)\s+of\b/gi, '$1/100*')
    .replace(/(\d+(?:\.\d+)?)\s*%/g, '($1/100)')
    .replace(/(\d)\s*[xX]\s*(?=\d)/g, '$1*')
    .replace(/\bx\s+times\b/g, 'x*')
    .replace(/(\d|\))\s*times\s*(?=\d|\()/gi, '$1*')
    .replace(/(\d|\))\s*plus\s*(?=\d|\()/gi, '$1+')
    .replace(/(\d|\))\s*minus\s*(?=\d|\()/gi, '$1-')
    .replace(/(\d|\))\s*divided by\s*(?=\d|\()/gi, '$1/');
}

export interface Equation {
  left: string;
  right: string;
}

/** The letters of equations, in the order of the alphabet. */
export function lettersOf(...equations: readonly Equation[]): string[] {
  const found = equations.flatMap(({ left, right }) => `${left} ${right}`.match(/[A-Za-z]/g) ?? []);
  return [...new Set(found)].sort();
}

/** A formula as a textbook prints it; a bare * would be a mark of Markdown. */
export function printed(formula: string): string {
  return formula
    .trim()
    .replace(/([A-Za-z])\*\(/g, '$1(')
    .replace(/\s*\*\s*/g, ' × ');
}

/** What is 0 when the equation holds. */
export function zeroForm({ left, right }: Equation): string {
  return `(${left}) - (${right})`;
}

/** The equations of a text, in order. */
export function equationsIn(text: string): Equation[] {
  return clausesOf(text).flatMap((clause) => {
    const sides = clause.split('=');
    if (sides.length !== 2) return [];
    const left = lastFormula(sides[0] ?? '');
    const right = firstFormula(sides[1] ?? '');
    return left && right ? [{ left, right }] : [];
  });
}

/** The first calculation with numbers only; null when there is none. */
export function calculationIn(text: string): string | null {
  for (const clause of clausesOf(text)) {
    for (const found of clause.match(/[-(\d][\d\s.+\-*/^()]*[\d)]/g) ?? []) {
      const formula = balanced(found);
      if (/[\d)]\s*[-+*/^]\s*[-(\d]/.test(formula)) return formula;
    }
  }
  return null;
}

function clausesOf(text: string): string[] {
  return typed(text).split(/[\n;?!:]|\band\b|,|\.(?=\s|$)/i);
}

/** A word, and not a letter or two that stand for numbers. */
const WORD = /[A-Za-z]{2,}/;

function lastFormula(side: string): string {
  return formulaOf(side.split(WORD).at(-1) ?? '');
}

function firstFormula(side: string): string {
  return formulaOf(side.split(WORD)[0] ?? '');
}

/** `x(x - 1)` is a product and no function called x, and `0x` no number of base 16. */
function formulaOf(text: string): string {
  const formula = balanced(text.replace(/[^\dA-Za-z+\-*/^().\s]/g, ' ').trim());
  return formula
    .replace(/\b0(?=[A-Za-z])/g, '0*')
    .replace(/\b([A-Za-z])\s*\(/g, '$1*(')
    .replace(/(\d)([A-Za-z])\s*\(/g, '$1$2*(');
}

/** Without a bracket at an end that has no partner. */
function balanced(text: string): string {
  let formula = text.trim();
  const count = (sign: string) => formula.split(sign).length - 1;
  while (count('(') > count(')') && /^\(/.test(formula)) formula = formula.slice(1).trim();
  while (count(')') > count('(') && /\)$/.test(formula)) formula = formula.slice(0, -1).trim();
  return formula;
}
