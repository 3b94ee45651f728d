/** Radioactive decay over a whole number of half-lives. */

import { Fraction, raised, showExact } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { withDigits } from '../stories/number-words.ts';
import { refuseUnknown } from './leftover.ts';
import { topicOf } from './variables.ts';

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const TIME = `${NUMBER} ?(seconds?|s|minutes?|min|hours?|h|days?|weeks?|years?)(?![a-z])`;
const HALF_LIFE = new RegExp(
  `half[- ]?life(?: of (?:the|this|an?|it) ?[a-z]*(?: [a-z]+)?| of [a-z]+-?\\d*)?(?: is| of| was|:| =)? ${TIME}`,
  'i',
);
const LATER = new RegExp(`(?:after|at the end of|in) ${TIME}`, 'i');
const AMOUNT = `${NUMBER} ?(g|kg|mg|grams?|atoms|counts per minute)(?![a-z])`;
const FRACTION =
  /what fraction(?: of (?:it|(?:the|its) [a-z ]+?))? (?:will )?(?:remains?|is left|be left|is undecayed|remain undecayed|have decayed|has decayed|decays?)(?: undecayed)?/i;
const HOW_MUCH =
  /(?:how much|what mass|what amount)(?: of (?:it|the [a-z]+))? (?:will )?(?:remains?|is left|be left|remain undecayed|is undecayed)|(?:find|calculate|determine|what is) the (?:mass|amount|quantity)(?: of (?:it|the [a-z]+))? (?:remaining|left|that remains|undecayed)/i;
const WORDS = topicOf({
  family: 'half-life',
  cue: /./,
  laws: [],
  variables: {},
  words:
    'radioactive element isotope sample substance has mass contains decays undecayed half-life half life remains original nuclide material source',
});

/** @throws NotThisKind when it isn't about a half-life, or asks for something else */
export function solveDecay(text: string): Solution {
  const source = withDigits(text);
  const life = HALF_LIFE.exec(source);
  if (!life) throw new NotThisKind('no half-life');
  let rest = source.replace(life[0], ' ; ');
  const later = LATER.exec(rest);
  if (!later) throw new NotThisKind('no time');
  rest = rest.replace(later[0], ' ; ');
  const amount = new RegExp(AMOUNT, 'i').exec(rest);
  if (amount) rest = rest.replace(amount[0], ' ; ');
  const [fraction, mass] = [FRACTION.exec(rest), HOW_MUCH.exec(rest)];
  if (Boolean(fraction) === Boolean(mass) || (mass && !amount)) throw new NotThisKind('no question');
  rest = rest.replace(fraction?.[0] ?? mass?.[0] ?? '', ' ; ');
  if (/\d/.test(rest)) throw new NotThisKind('another number');
  refuseUnknown(rest.replace(/[[\]()]/g, ' '), WORDS);
  const [, lifeSize = '', lifeUnit = ''] = life;
  const [, size = '', unit = ''] = later;
  if (singular(lifeUnit) !== singular(unit)) throw new CannotSolve('Give both times in the same unit.');
  const count = new Fraction(size).div(new Fraction(lifeSize));
  if (count.d !== 1n || count.gt(40)) throw new CannotSolve("The time isn't a whole number of half-lives.");
  const left = new Fraction(1, 2n ** count.n);
  const isDecayed = /decayed|decays/i.test(fraction?.[0].replace(/undecayed/i, '') ?? '');
  const steps = [
    `Count the half-lives: ${size} ÷ ${lifeSize} = ${count.n}`,
    `Halve as many times: (1/2)${raised(String(count.n))} = ${showExact(left)}`,
  ];
  const base = {
    family: 'half-life' as const,
    given: [
      `half-life = ${lifeSize} ${lifeUnit}`,
      `time = ${size} ${unit}`,
      ...(amount ? [`amount = ${amount[0]}`] : []),
    ],
    hint: 'Count how many half-lives fit into the time. Each of them halves what is left.',
    check: `Doubling the result ${count.n} times gives the amount at the start.`,
  };
  if (fraction) {
    const value = isDecayed ? new Fraction(1).sub(left) : left;
    if (isDecayed) steps.push(`Subtract from the whole: 1 − ${showExact(left)} = ${showExact(value)}`);
    return {
      ...base,
      asked: isDecayed ? 'the fraction that decays' : 'the fraction that remains',
      steps,
      answer: `fraction = ${showExact(value)}`,
    };
  }
  const [, start = '', amountUnit = ''] = amount ?? [];
  const value = showExact(new Fraction(start).mul(left), 'decimal');
  return {
    ...base,
    asked: 'the amount that remains',
    steps: [...steps, `Multiply by the amount at the start: ${start} × ${showExact(left)} = ${value}`],
    answer: `amount left = ${value} ${amountUnit}`,
  };
}

function singular(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/(?<=[a-z]{2})s$/, '')
    .slice(0, 3);
}
