import {
  GROWTH_PHRASES,
  INTEREST_WORDS,
  MAX_RATE,
  principal,
  rate,
  time,
  UNLIKELY_RATE,
} from './interest.ts';
import type { Topic } from './topic.ts';

export const compoundInterest: Topic = {
  family: 'interest',
  cue: /compound/i,
  variables: {
    I: {
      dimension: 'money',
      name: 'the compound interest',
      names: 'compound interest(?: (?:earned|paid))?|interest(?: (?:earned|paid))?',
      letters: 'I',
      isKind: true,
    },
    P: principal,
    R: rate,
    T: time,
    A: {
      dimension: 'money',
      name: 'the amount',
      names:
        '(?:total |final )?(?:amount|value of the investment|balance)(?: (?:due|payable|received|at the end|in the account))?',
      letters: 'A',
    },
    n: {
      dimension: 'number',
      name: 'the number of times a year that interest is added',
      names: 'number of compounding periods',
    },
  },
  laws: ['A = P*(1 + R/(100*n))^(n*T)', 'I = A - P'],
  phrases: [
    {
      pattern: '(?:interest (?:is )?)?(?:is )?compounded (?:annually|yearly|once a year|every year)',
      sets: { n: 1 },
    },
    { pattern: '(?:interest (?:is )?)?compounded (?:monthly|every month)', sets: { n: 12 } },
    {
      pattern: '(?:interest (?:is )?)?compounded (?:quarterly|every quarter|every three months)',
      sets: { n: 4 },
    },
    {
      pattern:
        '(?:interest (?:is )?)?compounded (?:half[- ]yearly|semi-?annually|every six months|twice a year)',
      sets: { n: 2 },
    },
    {
      pattern: '(?:find|calculate|determine|what is|compute)(?: the)? compound interest(?! rate)',
      asks: 'I',
    },
    ...GROWTH_PHRASES,
    {
      pattern:
        '(?:what will be|find|calculate|determine) (?:the )?(?:amount|value)(?: of (?:the|his|her) (?:investment|money))? (?:after|at the end of)',
      asks: 'A',
    },
    {
      pattern:
        'how much (?:will|would|does|did) (?:he|she|it|the [a-z]+|there)(?: be worth| amount to| be| have| get| receive)(?: altogether| in all)?(?: in the (?:account|bank))?',
      asks: 'A',
    },
  ],
  refuse: ({ n, T, R }) =>
    R?.gt(MAX_RATE)
      ? UNLIKELY_RATE
      : n && T && n.mul(T).d !== 1n
        ? "The time isn't a whole number of interest periods."
        : null,
  systems: [{ years: 'years' }],
  words: `${INTEREST_WORDS} become becomes`,
  assumed: { n: { value: '1', note: 'interest is added once a year (n = 1)' } },
};
