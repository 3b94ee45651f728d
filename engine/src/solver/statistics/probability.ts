/** The probability of one event: a ball from a bag, a die, a coin. */
import { decimalNote, Fraction, showExact } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { withDigits } from '../stories/number-words.ts';

const COLOURS =
  'red|blue|green|black|white|yellow|brown|orange|purple|pink|good|bad|defective|ripe|unripe|rotten';
const THINGS =
  '(?:balls?|marbles?|beads?|sweets?|pens?|oranges?|mangoes|bulbs?|discs?|counters?|cards?|eggs?|apples?|shirts?|books?|biros?|pencils?|socks?)';
const DRAWN =
  '(?:is|was) (?:picked|drawn|selected|chosen|taken|removed|pulled)(?: out)?(?: at random| randomly)?(?: from (?:the|it|the [a-z]+))?(?: at random)?';
const ASK = '(?:what is|find|calculate|determine) the probability (?:that|of)';
const DIE =
  /^(?:(?:if )?an? (?:fair |unbiased |ordinary |six-sided )*(?:die|dice) is (?:thrown|rolled|tossed|cast)(?: once)?[.,;]? )?(?:what is|find|calculate|determine) the probability (?:that|of) ([^?]*?)(?: (?:when|if|in a single throw of|in one throw of|with|in a throw of|on|from) (?:an? )?(?:single throw of )?(?:an? )?(?:fair |unbiased |ordinary )*(?:die|dice)(?: is (?:thrown|rolled|tossed)(?: once)?)?)?[.?]?$/i;

/** @throws NotThisKind when it isn't about one such event */
export function solveProbability(text: string): Solution {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' ')).trim();
  if (
    !/\bprobability\b/.test(source) ||
    /\b(?:2|3|two|both|replac|without|then|twice|second|first|another|each|not replaced|dice are|given that)\b(?! (?:red|blue|green|black|white|yellow|good|bad|defective|ripe|rotten))/.test(
      source,
    )
  )
    throw new NotThisKind('no single event');
  return /\b(?:die|dice)\b/.test(source) ? ofDie(source) : ofBag(source);
}

function ofBag(source: string): Solution {
  const bag = new RegExp(
    `^an? (?:bag|box|basket|bowl|jar|carton|pack|tin|container|drawer|crate) (?:contains|has|holds) ((?:\\d+ (?:${COLOURS})(?: ${THINGS})?(?:, and |, | and )?)+)(?: ${THINGS})?(?: of the same size)?[.,;]? (?:if )?(?:an?|1|one) ${THINGS} ${DRAWN}[.,;]? ${ASK} (.*?)[.?]?$`,
  ).exec(source);
  if (!bag) throw new NotThisKind('no bag');
  const [, list = '', event = ''] = bag;
  const counts = new Map(
    [...list.matchAll(new RegExp(`(\\d+) (${COLOURS})`, 'g'))].map(([, count = '0', colour = '']) => [
      colour,
      Number(count),
    ]),
  );
  const colours = event.match(new RegExp(`\\b(?:${COLOURS})\\b`, 'g')) ?? [];
  const rest = event
    .replace(new RegExp(`\\b(?:${COLOURS})\\b|\\b${THINGS}\\b`, 'g'), ' ')
    .replace(
      /\b(?:it|is|the|an?|will be|be|picking|drawing|choosing|selecting|getting|not|either|or|chosen|drawn|picked|selected|obtaining|neither|nor)\b/g,
      ' ',
    );
  if (colours.length === 0 || /\S/.test(rest) || colours.some((colour) => !counts.has(colour)))
    throw new NotThisKind(rest);
  const isNot = /\bnot\b|\bneither\b/.test(event);
  if (isNot && colours.length > 1 && !/\bneither\b/.test(event)) throw new NotThisKind('not');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = [...new Set(colours)].reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  return chance(
    isNot ? total - own : own,
    total,
    `${[...counts].map(([colour, count]) => `${count} ${colour}`).join(', ')}`,
  );
}

const FACES: readonly (readonly [RegExp, (face: number, limit: number) => boolean])[] = [
  [/^(?:an? )?even(?: number)?$/, (face) => face % 2 === 0],
  [/^(?:an? )?odd(?: number)?$/, (face) => face % 2 === 1],
  [/^(?:an? )?prime(?: number)?$/, (face) => [2, 3, 5].includes(face)],
  [/^(?:an? )?(?:number |score )?(?:greater|more|higher) than (\d)$/, (face, limit) => face > limit],
  [/^(?:an? )?(?:number |score )?(?:less|lower) than (\d)$/, (face, limit) => face < limit],
  [/^(?:an? )?(?:number |score )?(?:not less than|at least) (?:an? )?(\d)$/, (face, limit) => face >= limit],
  [
    /^(?:an? )?(?:number |score )?(?:not (?:more|greater) than|at most) (?:an? )?(\d)$/,
    (face, limit) => face <= limit,
  ],
  [
    /^(?:an? )?(?:number )?(?:divisible by|multiple of) (\d)$/,
    (face, limit) => limit > 0 && face % limit === 0,
  ],
  [/^(?:an? |the number )?(\d)$/, (face, limit) => face === limit],
];

function ofDie(source: string): Solution {
  const event = DIE.exec(source)?.[1]
    ?.replace(
      /^(?:obtaining|getting|throwing|scoring|rolling|having|it shows|it will show|the (?:number|score|result|outcome)(?: obtained| thrown)? (?:is|will be)|it is|it lands on) /,
      '',
    )
    .trim();
  if (event === undefined) throw new NotThisKind('no die');
  for (const [pattern, holds] of FACES) {
    const match = pattern.exec(event);
    if (!match) continue;
    const limit = Number(match[1] ?? 0);
    if (match[1] !== undefined && (limit < 1 || limit > 6))
      throw new CannotSolve('A die has the numbers 1 to 6.');
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => holds(face, limit));
    return chance(faces.length, 6, `favourable: ${faces.join(', ')}`);
  }
  throw new NotThisKind(event);
}

function chance(own: number, total: number, given: string): Solution {
  const value = new Fraction(own, total);
  return {
    family: 'statistics',
    given: [given, `${total} equally likely outcomes`],
    asked: 'the probability',
    hint: 'Divide the number of favourable outcomes by the number of all outcomes.',
    steps: [
      `Count the outcomes: ${total} in all, ${own} favourable`,
      `Divide: ${own}/${total} = ${showExact(value)}`,
    ],
    answer: `P = ${showExact(value)}${decimalNote(value)}`,
    check: 'The probability is between 0 and 1.',
  };
}
