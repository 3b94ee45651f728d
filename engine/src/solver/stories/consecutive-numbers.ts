/** Reads statements about consecutive numbers. */
import { binary, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { ASK, finishNumberStory, NOUN } from './number-parts.ts';
import { Phrases } from './phrases.ts';
import type { Story } from './story.ts';

const X = symbol('x');

/** @throws NotThisKind when not every word is understood */
export function readConsecutiveNumbers(source: string): Story {
  const phrases = new Phrases();
  const group = new RegExp(
    `\\b(\\d) (?:positive )?consecutive (?:positive )?(even|odd)? ?(?:positive )?(?:whole |natural )?(?:${NOUN}s)`,
  ).exec(source);
  const [whole = '', digits = '', parity] = group ?? [];
  const count = Number(digits);
  if (!group || count < 2 || count > 5) throw new NotThisKind('consecutive');
  const isPositive = /\b(?:positive|natural)\b/.test(source);
  const step = parity ? 2 : 1;
  const all = Array.from({ length: count }, (_, index) =>
    index === 0 ? X : binary('+', X, number(index * step)),
  );
  const join = (sign: '+' | '*') => all.reduce((joined, part) => binary(sign, joined, part));
  const question = new RegExp(
    `${ASK} (?:the )?(?:(numbers|integers|them|\\d numbers|\\d integers)|(larg|great|high|bigg)(?:est|er)(?: of (?:the|them)[a-z ]*| number| integer)?|(small|least|low)(?:est|er)?(?: of (?:the|them)[a-z ]*| number| integer)?|(middle)(?: number| integer| one)?)(?= *[?.]? *$)`,
  );
  const asked = question.exec(source);
  const names = all.map((formula, index) => ({
    label: ['the first', 'the second', 'the third', 'the fourth', 'the fifth'][index] ?? '',
    formula,
  }));
  const isFirst = new RegExp(`^${ASK} (?:the )?${whole}`).test(source);
  if (!asked && !isFirst) throw new NotThisKind('no question');
  const pick = asked?.[2]
    ? names.slice(-1)
    : asked?.[3]
      ? names.slice(0, 1)
      : asked?.[4]
        ? names.slice((count - 1) / 2, (count + 1) / 2)
        : names;
  const plain = source
    .replace(question, ' ')
    .replace(
      new RegExp(`^${ASK} (?:the )?${whole} (?:such that |if )?(?:whose|their|the) (sum|product)`),
      `the $1 of ${whole}`,
    )
    .replace(new RegExp(`(?:the )?(sum|product) of (?:the )?${whole}`), (_, name: string) =>
      phrases.mark(join(name === 'sum' ? '+' : '*')),
    )
    .replace(new RegExp(`${whole} (?:add up to|have an? sum of)`), () => `${phrases.mark(join('+'))} is`)
    .replace(new RegExp(`${whole} have an? product of`), () => `${phrases.mark(join('*'))} is`);
  return finishNumberStory(phrases, plain, {
    meanings: { x: 'the first number' },
    wanted: pick,
    isPossible: ({ x }) =>
      x !== undefined &&
      x.d === 1n &&
      !(isPositive && x.s < 0n) &&
      !(parity && (x.n % 2n === 0n) !== (parity === 'even')),
  });
}
