/** What simple and compound interest have in common. */
import { THING } from './phrase-parts.ts';
import type { Topic, Variable } from './topic.ts';
import { PEOPLE } from './trade.ts';

export const principal: Variable = {
  dimension: 'money',
  name: 'the principal',
  names:
    'principal|(?:sum|amount)(?: of money)? (?:invested|deposited|borrowed|saved|lent)|sum of money|loan|deposit|investment',
  letters: 'P',
  isPlain: true,
};
/** A higher rate means that the problem was misread. */
export const MAX_RATE = 60;
export const UNLIKELY_RATE = 'That would be an unlikely rate of interest, so I may have misread the problem.';

export const rate: Variable = {
  dimension: 'percent',
  name: 'the rate of interest',
  names:
    '(?:annual |simple |compound |interest )*rate(?: of (?:simple |compound )?interest)?(?: per (?:annum|year))?',
  letters: 'R|r',
  isPlain: true,
};
export const time: Variable = {
  dimension: 'years',
  name: 'the time',
  names: 'time|number of years|period',
  letters: 'T|t|n',
  isPlain: true,
};
export const INTEREST_WORDS = `${PEOPLE} repaid amounted invests invested invest deposits deposited deposit borrows borrowed borrow saves saved save lends lent puts put in at for from to on into bank account cooperative society his her interest simple compound paid earns earned earn yields yield after will money loan sum rate end period naira`;

/** What problems on either kind of interest say of the amount and the principal. */
export const GROWTH_PHRASES: Topic['phrases'] = [
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
  {
    pattern:
      'what will {P} (?:amount|grow) to|(?:find|calculate|determine|what is) the amount to which {P} (?:will )?(?:grows?|increases?|amounts?)',
    asks: 'A',
  },
  {
    pattern:
      'how much (?:must|should|will|would|does|did) (?:he|she|they|the [a-z]+) (?:repay|pay back|pay altogether|have to (?:repay|pay back)|refund)',
    asks: 'A',
  },
  { pattern: 'what (?:sum(?: of money)?|principal) (?:will|would|must)', asks: 'P' },
];
