import { THING } from './phrase-parts.ts';
import type { Topic } from './topic.ts';
import { GOODS, PEOPLE } from './trade.ts';

export const tax: Topic = {
  family: 'percentages',
  cue: /\bvat\b|value added tax/i,
  variables: {
    B: {
      dimension: 'money',
      name: 'the price before VAT',
      names:
        '(?:price|cost|amount|bill) (?:before|without|excluding) (?:VAT|tax)|(?:original|net) (?:price|cost|bill)',
      label: 'price before VAT',
    },
    T: {
      dimension: 'money',
      name: 'the VAT',
      names:
        '(?:amount of )?(?:the )?(?:VAT|value added tax)(?: (?:to be )?(?:paid|payable|charged|to be paid))?',
      label: 'VAT',
    },
    G: {
      dimension: 'money',
      name: 'the price with VAT',
      names:
        '(?:total|final) (?:price|cost|amount|bill)(?: (?:paid|payable|to be paid|including VAT))?|(?:price|cost|amount|bill)(?: paid| payable)? (?:after|with|including|inclusive of) VAT',
      label: 'price with VAT',
    },
    r: {
      dimension: 'percent',
      name: 'the rate of VAT',
      isPlain: true,
      names: '(?:rate of VAT|VAT rate)',
      label: 'rate of VAT',
    },
  },
  laws: ['T = r/100*B', 'G = B + T', 'G = B*(1 + r/100)'],
  phrases: [
    { pattern: 'how much (?:VAT|value added tax)', asks: 'T' },
    {
      pattern:
        '(?:find|calculate|determine|what is) (?:the )?amount of (?:the )?(?:VAT|value added tax)(?: (?:payable|paid|to be paid|charged))?',
      asks: 'T',
    },
    {
      pattern: `(?:find|calculate|determine|what is|what was) (?:the )?(?:cost|price|bill)(?: of ${THING})? (?:before|without|excluding) (?:VAT|tax)|how much (?:does|did) (?:it|${THING}) cost (?:before|without|excluding) (?:(?:the )?(?:VAT|tax)(?: (?:is|was) (?:added|charged))?)`,
      asks: 'B',
    },
    {
      pattern:
        '(?:find|calculate|determine|what is) (?:the )?{r} (?:VAT|value added tax)(?: (?:payable|paid|to be paid|charged))?',
      asks: 'T',
    },
    { pattern: '(?:costs? |paid |pays )?{G},? (?:including|inclusive of) (?:{r} )?VAT(?: at {r})?' },
    {
      pattern:
        '(?:VAT|value added tax)(?: is)?(?: charged)?(?: at| of|:)?(?: the rate of| a rate of)? {r}|{r} (?:VAT|value added tax)|(?:VAT|value added tax) (?:on (?:it|the [a-z]+) )?is {r}',
    },
    {
      pattern:
        '(?:costs?|costing|marked|marked at|priced|worth|bill of|price of|priced at|bought for|is|on) {B}(?: (?:before|excluding|without) VAT)?',
    },
    {
      pattern:
        '(?:the )?(?:total |final )?(?:bill|price|cost|amount)(?: of (?:an?|the)(?: [a-z]+){1,2})?,? (?:including|inclusive of|with) (?:VAT|{r} VAT|VAT (?:at|of) {r}),? (?:is|was) {G}',
    },
    { pattern: 'on {B}' },
    {
      pattern:
        'how much (?:does|did|will|is|should) (?:he|she|the [a-z]+|a customer)(?: pay| paid| to pay)(?: altogether| in all| in total)?',
      asks: 'G',
    },
  ],
  systems: [{}],
  words: `${PEOPLE} ${GOODS} how much at on for to plus charged added paid pay meal restaurant service it in`,
};
