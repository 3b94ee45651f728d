import type { Topic, Variable } from './topic.ts';
import { PEOPLE } from './trade.ts';

const principal: Variable = {
  dimension: 'money',
  name: 'the principal',
  names:
    'principal|(?:sum|amount)(?: of money)? (?:invested|deposited|borrowed|saved|lent)|sum of money|loan|deposit|investment',
  letters: 'P',
  isPlain: true,
};
const rate: Variable = {
  dimension: 'percent',
  name: 'the rate of interest',
  names: '(?:annual |interest )?rate(?: of (?:simple |compound )?interest)?(?: per (?:annum|year))?',
  letters: 'R|r',
  isPlain: true,
};
const time: Variable = {
  dimension: 'years',
  name: 'the time',
  names: 'time|number of years|period',
  letters: 'T|t|n',
  isPlain: true,
};
const INTEREST_WORDS = `${PEOPLE} invests invested invest deposits deposited deposit borrows borrowed borrow saves saved save lends lent puts put in at for from to on into bank account cooperative society his her interest simple compound paid earns earned earn yields yield after will money loan sum rate end period naira`;

/** What problems on either kind of interest say of the amount and the principal. */
const GROWTH_PHRASES: Topic['phrases'] = [
  { pattern: '(?:amounts?|amounted|grows?|grew) to {A}' },
  { pattern: 'what will {P} (?:amount|grow) to', asks: 'A' },
  { pattern: 'what (?:sum(?: of money)?|principal) (?:will|would|must)', asks: 'P' },
];

export const simpleInterest: Topic = {
  family: 'interest',
  cue: /simple interest/i,
  variables: {
    I: {
      dimension: 'money',
      name: 'the simple interest',
      names: 'simple interest(?: (?:earned|paid|on))?|interest(?: (?:earned|paid|on))?',
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
  },
  laws: ['I = P*R*T/100', 'A = P + I', 'A = P*(1 + R*T/100)'],
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
    { pattern: '(?:find|calculate|determine|what is|compute)(?: the)? simple interest', asks: 'I' },
    {
      pattern:
        '{R}(?: simple interest)? (?:per annum|p\\.?a\\.?|per year|yearly|annually|a year)(?: simple interest)?',
    },
    ...GROWTH_PHRASES,
    {
      pattern:
        '(?:find|calculate|determine|what is|how much is) the (?:principal|sum (?:of money )?(?:invested|borrowed|deposited))',
      asks: 'P',
    },
    {
      pattern:
        '(?:earns?|earned|yields?|yielded|gives?|gave|pays?|paid)(?: an?)?(?: simple)?(?: interest)?(?: of)? {I}(?: as)?(?: (?:in )?simple interest| interest)?',
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
    {
      pattern:
        'at what rate(?: (?:per annum|per cent per annum|percent|of simple interest|of interest|% per annum))*(?: (?:will|would|does|did|must))?',
      asks: 'R',
    },
  ],
  systems: [{ years: 'years' }],
  words: `${INTEREST_WORDS} simple yield produce`,
};

export const compoundInterest: Topic = {
  family: 'interest',
  cue: /compound/i,
  variables: {
    I: {
      dimension: 'money',
      name: 'the compound interest',
      names: 'compound interest(?: (?:earned|paid|on))?|interest(?: (?:earned|paid))?',
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
    { pattern: '(?:find|calculate|determine|what is|compute)(?: the)? compound interest', asks: 'I' },
    {
      pattern:
        '{R}(?: compound interest)? (?:per annum|p\\.?a\\.?|per year|yearly|annually|a year)(?: compound interest)?',
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
    {
      pattern:
        'at what rate(?: (?:per annum|percent|of compound interest|of interest|% per annum))*(?: (?:will|would|does|did|must))?',
      asks: 'R',
    },
  ],
  refuse: ({ n, T }) =>
    n && T && n.mul(T).d !== 1n ? "The time isn't a whole number of interest periods." : null,
  systems: [{ years: 'years' }],
  words: `${INTEREST_WORDS} become becomes`,
  assumed: { n: { value: '1', note: 'interest is added once a year (n = 1)' } },
};
