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

export const simpleInterest: Topic = {
  family: 'interest',
  cue: /simple interest/i,
  variables: {
    I: {
      dimension: 'money',
      name: 'the simple interest',
      names: 'simple interest(?: (?:earned|paid))?|interest(?: (?:earned|paid))?',
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
        '(?:total |final )?amount(?: (?:due|payable|received|to be (?:paid|repaid)|at the end|in the account))?',
      letters: 'A',
    },
    k: { dimension: 'number', name: 'the number of times that the principal grows', names: 'multiple' },
  },
  laws: ['I = P*R*T/100', 'A = P + I', 'A = P*(1 + R*T/100)', 'T = 100*(k - 1)/R'],
  phrases: [
    {
      pattern:
        'how much (?:simple )?interest (?:will|would|does|did|is|was)(?: (?:he|she|it|the [a-z]+))?(?: (?:earn|pay|receive|get|be paid|earned|paid))?',
      asks: 'I',
    },
    {
      pattern:
        'how much (?:will|would|does|did|must) (?:he|she|it|the [a-z]+)(?: have| get| receive| pay back| repay| amount to)(?: altogether| in all)?',
      asks: 'A',
    },
    { pattern: '(?:find|calculate|determine|what is|compute)(?: the)? simple interest(?! rate)', asks: 'I' },
    { pattern: '(?:to )?doubles?(?: itself| its value)?', sets: { k: 2 } },
    { pattern: '(?:to )?(?:trebles?|triples?)(?: itself| its value)?', sets: { k: 3 } },
    {
      pattern:
        '(?:attracts?|attracted|accrues?|accrued|gained|realised)(?: an?)?(?: simple)? interest of {I}',
    },
    ...GROWTH_PHRASES,
    {
      pattern:
        '(?:find|calculate|determine|what is|how much is) the (?:principal|sum (?:of money )?(?:invested|borrowed|deposited))',
      asks: 'P',
    },
    {
      pattern:
        '(?:to )?(?:earns?|earned|yields?|yielded|produces?|gives?|gave|pays?|paid)(?: an?)?(?: simple)?(?: interest)?(?: of)? {I}(?: as)?(?: (?:in )?simple interest| interest)?',
    },
    { pattern: '(?:simple )?interest of {I}' },
    {
      pattern:
        '(?:at (?:a )?)?(?:the )?(?:simple interest )?rate of {R}(?: (?:per annum|p\\.?a\\.?|per year))?',
    },
    {
      pattern:
        '(?:for )?how long (?:will|would|does|did|was)(?: it| the [a-z]+)?(?: take)?(?: for)?|(?:after |in |for )?how many years (?:will|would|did|does|was)',
      asks: 'T',
    },
  ],
  systems: [{ years: 'years' }],
  words: `${INTEREST_WORDS} simple yield produce`,
  refuse: ({ R }) => (R?.gt(MAX_RATE) ? UNLIKELY_RATE : null),
};
