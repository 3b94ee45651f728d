/** Velocity and acceleration of a body whose distance or velocity is a formula in the time. */
import { derive } from '../maths/derive.ts';
import { exactValue, isClose, numericValue } from '../maths/evaluate.ts';
import { type Expression, symbolsOf } from '../maths/expression.ts';
import { Fraction, showExact } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';

const FORMULA = /\b([sxvhd])(?:\([a-z]\))? ?= ?([^.,;=a-su-zA-Z]*t[^.,;=a-su-zA-Z]*)(?=[ .,;]|$)/;
const TIME =
  /(?:when|after|at(?: time)?|at the end of)(?: the)? (?:time )?(?:t ?= ?)?(\d+(?:\.\d+)?) ?(?:s(?:ec(?:ond)?s?)?)?\b/i;
const NAME = { velocity: 'v', speed: 'v', acceleration: 'a' } as const;
const UNITS = { v: 'm/s', a: 'm/s²' } as const;
const KNOWN = new Set(
  'a an the of is are given by in from fixed point o along straight line with and where distance displacement position velocity speed acceleration metres meters metre m after t time seconds second s particle body object car stone ball moving moves travels travelled covered given so that such its it if find calculate determine what be will has at when instant any per cm move moved equation for height passes'.split(
    ' ',
  ),
);

/**
 * @throws NotThisKind when the text isn't about one such formula, or has other words
 */
export function solveMotion(text: string): Solution {
  const match = FORMULA.exec(text);
  const question =
    /(?:find|calculate|determine|what (?:is|will be)|obtain)(?: its| the| an)*(?: (?:expression|equation) for(?: its| the)*)? (velocity|speed|acceleration)(?: of (?:the|this) [a-z]+)?([^.?]*)[.?]?\s*$/i.exec(
      text,
    );
  if (!match || !question) throw new NotThisKind('no motion');
  const [whole, name = '', formula = ''] = match;
  const [, wanted = '', rest = ''] = question;
  const time = TIME.exec(rest);
  const others = (text.slice(0, match.index) + text.slice(match.index + whole.length)).replace(
    time?.[0] ?? '',
    ' ',
  );
  for (const word of others.toLowerCase().match(/[a-z]+|\d+/g) ?? [])
    if (!KNOWN.has(word)) throw new NotThisKind(word);
  const kind = NAME[wanted.toLowerCase() as keyof typeof NAME];
  const given = name === 'v' ? 'v' : 's';
  if (!kind || given === kind) throw new NotThisKind('already given');
  const expression = parseExpression(formula.trim());
  if (symbolsOf(expression).some((letter) => letter !== 't')) throw new NotThisKind('letters');
  if (/\bcm\b/.test(text)) throw new CannotSolve('Give the distance in metres.');
  return solution(expression, given, kind, time ? new Fraction(time[1] ?? '0') : null);
}

function solution(expression: Expression, given: 's' | 'v', kind: 'v' | 'a', at: Fraction | null): Solution {
  const steps = [`Write the formula: ${given} = ${printExpression(expression)}`];
  let result = expression;
  const path = given === 's' ? (kind === 'v' ? (['v'] as const) : (['v', 'a'] as const)) : (['a'] as const);
  let from: string = given;
  for (const next of path) {
    const before = result;
    result = derive(before, 't');
    checkSlope(before, result);
    steps.push(`Differentiate: ${next} = d${from}/dt = ${printExpression(result)}`);
    from = next;
  }
  const base = {
    family: 'derivatives' as const,
    given: [`${given} = ${printExpression(expression)}`],
    asked: kind === 'v' ? 'the velocity' : 'the acceleration',
    hint: 'Velocity is the derivative of the distance with respect to time, and acceleration is the derivative of the velocity.',
    check: 'The result matches the slope of a very short chord of the curve.',
  };
  if (!at) return { ...base, steps, answer: `${kind} = ${printExpression(result)}` };
  const value = showExact(exactValue(result, { t: at }), 'decimal');
  return {
    ...base,
    steps: [...steps, `Substitute t = ${showExact(at, 'decimal')}: ${kind} = ${value} ${UNITS[kind]}`],
    answer: `${kind} = ${value} ${UNITS[kind]}`,
  };
}

function checkSlope(expression: Expression, slope: Expression): void {
  for (const place of [0.7, 1.9, 3.3]) {
    const at = (value: number) => numericValue(expression, { t: value });
    const chord = (at(place + 1e-5) - at(place - 1e-5)) / 2e-5;
    if (!isClose(chord, numericValue(slope, { t: place }), 1e-4))
      throw new CannotSolve("I couldn't confirm the result.");
  }
}
