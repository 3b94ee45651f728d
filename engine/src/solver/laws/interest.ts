import { THING } from './phrase-parts.ts';
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
/** A higher rate means that the problem was misread. */
const MAX_RATE = 60;
const UNLIKELY_RATE = 'That would be an unlikely rate of interest, so I may have misread the problem.';

const rate: Variable = {
  dimension: 'percent',
  name: 'the rate of interest',
  names:
    '(?:annual |simple |compound |interest )*rate(?: of (?:simple |compound )?interest)?(?: per (?:annum|year))?',
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
const INTEREST_WORDS = `${PEOPLE} repaid amounted invests invested invest deposits deposited deposit borrows borrowed borrow saves saved save lends lent puts put in at for from to on into bank account cooperative society his her interest simple compound paid earns earned earn yields yield after will money loan sum rate end period naira`;

/** What problems on either kind of interest say of the amount and the principal. */
const GROWTH_PHRASES: Topic['phrases'] = [
  {
    pattern:
      'interest on {P}(?: for {T})?(?: at {R}(?: (?:per annum|p\\.?a\\.?|per year))?)?(?: for {T})? (?:is|was|amounts to|comes to) {I}',
  },
  { pattern: 'on {P}' },
  { pattern: '{I} (?:as |in )?(?:simple |compound )?interest' },
  {
    pattern:
      'what (?:simple |compound )?interest (?:does|did|will|would) (?:he|she|it|they|the [a-z]+) (?:get|earn|receive|pay|make)',
    asks: 'I',
  },
  { pattern: '{P} (?:is|was) (?:invested|deposited|saved|borrowed|lent)' },
  {
    pattern: `how much (?:must|should|does|did|will|would) (?:he|she|they|${THING}|[A-Z][a-z]+) (?:save|invest|deposit|borrow|lend|put)(?: in)?`,
    asks: 'P',
  },
  {
    pattern: `(?:for )?how long (?:will|would|does|did|must)(?: it)? take(?: for)? (?:${THING}|{P}) to (?:amount|grow|increase) to {A}`,
    asks: 'T',
  },
  {
    pattern: `(?:for )?how (?:long|many years) (?:will|would|does|did|must|should)(?: (?:${THING}|{P}))? (?:be (?:saved|invested|deposited|kept)|take|amount|grow)`,
    asks: 'T',
  },
  {
    pattern:
      '(?:at what|what|find the|calculate the|determine the) (?:annual )?(?:simple |compound )?(?:interest )?rate(?: (?:per annum|per cent|per cent per annum|percent|of (?:simple |compound )?interest|% per annum|percent per annum))*(?: (?:will|would|does|did|must|is))?',
    asks: 'R',
  },
  { pattern: '(?:become|becomes|became|grow to|grows to|grew to) {A}' },
  {
    pattern:
      '{R}(?: (?:simple|compound) interest)? (?:per annum|p\\.?a\\.?|per year|yearly|annually|a year|every year)(?: (?:simple|compound) interest)?',
  },
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
    { pattern: '(?:find|calculate|determine|what is|compute)(?: the)? compound interest', asks: 'I' },
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
