/** Logarithms of numbers, and equations with the letter in an exponent or a logarithm. */
import { exactValue } from '../maths/evaluate.ts';
import { binary, number, symbolsOf } from '../maths/expression.ts';
import { decimalNote, Fraction, showExact, ZERO } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { normalise } from '../text/normalise.ts';
import { solveExponents } from './exponents.ts';
import { solveLinear } from './linear.ts';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const LEAD =
  /^(?:without using (?:mathematical |logarithm )?tables?(?: or (?:a )?calculators?)?,? )?(?:(?:if|given that|solve for [a-z](?: in|:)?|evaluate|simplify|solve|calculate|find|what is)(?: the (?:value of|equation))?(?: [a-z] (?:if|when|in|for which|given that))? )?/i;
const TAIL = /[,.]? ?(?:(?:for|find|find the value of) [a-z]|without using (?:tables|a calculator))?[.? ]*$/i;
const TERM =
  /([+-]?) ?(\d+(?:\/\d+)?)? ?\*? ?log(?:_?\{?(\d+)\}?)? ?(?:\(([^()]+)\)|(\d+(?:\.\d+)?(?:\/\d+)?))/gy;

/**
 * @param original the text before `normalise`, which has the bases as subscripts
 * @throws NotThisKind when the text isn't only such a calculation or equation
 */
export function solveIndices(_: string, original: string): Solution {
  const source = normalise(
    original.replace(/log\s*([₀-₉]+)\s*/g, (_whole, digits: string) => {
      const base = [...digits].map((digit) => SUBSCRIPTS.indexOf(digit)).join('');
      return `log_{${base}} `;
    }),
  )
    .replace(/log(\d+) +(?=[\d(a-z])/g, 'log_{$1} ')
    .replace(LEAD, '')
    .replace(TAIL, '');
  if (/log/.test(source)) return source.includes('=') ? solveLogEquation(source) : evaluateLogs(source);
  return solveExponents(source);
}

/** The exponent that makes the base equal to the value; null if it isn't rational. */
function exponentOf(base: Fraction, value: Fraction): Fraction | null {
  if (base.lte(0) || base.equals(1) || value.lte(0)) return null;
  const about = Math.log(value.valueOf()) / Math.log(base.valueOf());
  for (let bottom = 1; bottom <= 6; bottom += 1) {
    const top = Math.round(about * bottom);
    if (Math.abs(about * bottom - top) > 1e-9 || Math.abs(top) > 60) continue;
    if (
      base
        .pow(Math.abs(top))
        ?.equals(top < 0 ? (value.inverse().pow(bottom) ?? ZERO) : (value.pow(bottom) ?? ZERO))
    )
      return new Fraction(top, bottom);
  }
  return null;
}

function evaluateLogs(source: string): Solution {
  let product = new Fraction(1);
  let base: string | null = null;
  const parts: string[] = [];
  let place = 0;
  TERM.lastIndex = 0;
  for (let match = TERM.exec(source); match; match = TERM.exec(source)) {
    const [, sign = '', factor = '1', ownBase = '10', inner, plain = ''] = match;
    if ((base ?? ownBase) !== ownBase || parts.length > 0 !== (sign !== '')) throw new NotThisKind('bases');
    base = ownBase;
    const value = exactValue(parseExpression(inner ?? plain));
    const power = new Fraction(factor).mul(sign === '-' ? -1 : 1);
    const raised =
      value.s > 0n && power.d === 1n ? exactValue(binary('^', number(value), number(power))) : null;
    if (!raised) throw new NotThisKind('power');
    product = product.mul(raised);
    parts.push(showExact(raised));
    place = TERM.lastIndex;
    while (source[place] === ' ') place += 1;
    TERM.lastIndex = place;
  }
  if (base === null || place < source.length) throw new NotThisKind('logarithm');
  const result = exponentOf(new Fraction(base), product);
  if (!result) throw new CannotSolve('The logarithm has no exact value.');
  const name = `log${[...base].map((digit) => SUBSCRIPTS[Number(digit)]).join('')}`;
  const answer = `${showExact(result)}${decimalNote(result)}`;
  return {
    family: 'indices and logarithms',
    given: [
      source.replace(/_\{(\d+)\}/g, (_whole, digits: string) =>
        [...digits].map((digit) => SUBSCRIPTS[Number(digit)]).join(''),
      ),
    ],
    asked: 'the value',
    hint: `Write the whole as one logarithm with a log b = log bᵃ, log a + log b = log(ab) and log a − log b = log(a/b). Then ask which power of ${base} that is.`,
    steps: [
      ...(parts.length > 1
        ? [`Write it as one logarithm: ${name}(${parts.join(' × ')}) = ${name}(${showExact(product)})`]
        : []),
      `Write the number as a power of ${base}: ${showExact(product)} = ${base}^${result.d === 1n ? showExact(result) : `(${showExact(result)})`}`,
      `So the value is ${answer}`,
    ],
    answer,
    check: `${base} to the power of ${showExact(result)} is ${showExact(product)}.`,
  };
}

function solveLogEquation(source: string): Solution {
  const match = /^log(?:_\{(\d+)\})? ?(?:\(([^()]+)\)|([a-z]|\d*[a-z])) ?= ?(-?\d+(?:\/\d+)?)$/.exec(source);
  if (!match) throw new NotThisKind('logarithm');
  const [, base = '10', inner, plain = '', power = ''] = match;
  const of = parseExpression(inner ?? plain);
  const value = exactValue(binary('^', number(new Fraction(base)), number(new Fraction(power))));
  const [letter, other] = symbolsOf(of);
  if (letter === undefined || other !== undefined) throw new NotThisKind('letters');
  const solution = solveLinear({ left: of, relation: '=', right: number(value) }, letter, 'fraction');
  return {
    ...solution,
    family: 'indices and logarithms',
    hint: `A logarithm is an exponent: write ${printExpression(of)} as a power of ${base}.`,
    steps: [
      `Write the equation without a logarithm: ${printExpression(of)} = ${base}^(${power}) = ${showExact(value)}`,
      ...solution.steps.slice(1),
    ],
  };
}
