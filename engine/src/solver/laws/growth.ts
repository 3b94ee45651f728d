/** Values that grow or shrink by the same percentage every year. */
import { ASK_FOR, THING } from './phrase-parts.ts';
import type { Topic, Variable } from './topic.ts';

const RATE: Variable = {
  dimension: 'percent',
  name: 'the yearly rate',
  names: '(?:annual |yearly )?rate(?: of (?:depreciation|growth|appreciation|increase))?',
  letters: 'r',
  isPlain: true,
  label: 'r',
};
const YEARLY = '(?:per annum|p\\.?a\\.?|per year|a year|each year|every year|yearly|annually)';

function growth(kind: 'grows' | 'shrinks', dimension: 'money' | 'number'): Topic {
  const isDown = kind === 'shrinks';
  const verb = isDown
    ? '(?:loses?|lost|depreciates?|depreciated|depreciating|decreases?|decreased|falls|declines?|loses)'
    : '(?:appreciates?|appreciated|increases?|increased|grows?|grew|rises)';
  return {
    family: 'interest',
    cue: isDown
      ? new RegExp(`^(?!.*interest)(?=.*(?:depreciat|${YEARLY}))`, 'is')
      : new RegExp(`^(?!.*interest)(?=.*${YEARLY})`, 'is'),
    variables: {
      V: {
        dimension,
        name: 'the value at the start',
        names: '(?:original|initial|first|cost) (?:value|price|cost)',
        label: 'V',
      },
      A: { dimension, name: 'the value after that time', names: 'final (?:value|price)', label: 'A' },
      r: RATE,
      T: { dimension: 'years', name: 'the time', names: 'time|number of years', isPlain: true, label: 'n' },
    },
    laws: [isDown ? 'A = V*(1 - r/100)^T' : 'A = V*(1 + r/100)^T'],
    phrases: [
      {
        pattern: `${verb}(?: in value)?(?: at| by)?(?: an?| the)?(?: rate of)?(?: annual rate of)? {r}(?: of its value)?(?: at the beginning of)? ${YEARLY}`,
      },
      { pattern: `${verb} ${YEARLY} (?:at|by)(?: the rate of| a rate of)? {r}` },
      { pattern: `depreciation (?:is |rate is |rate of )?(?:at )?{r}(?: ${YEARLY})?` },
      {
        pattern: `(?:${ASK_FOR} (?:its|the|their) (?:value|worth|price|population|size)(?: of ${THING})?|what (?:is|will be|will) (?:it|${THING}) (?:be )?worth|how much (?:is|will) it (?:be )?worth)(?: be)? (?:after|at the end of|in) {T}(?:'s?)?(?: time)?`,
        asks: 'A',
      },
      {
        pattern: `what (?:will|would) (?:be )?(?:its|the|their) (?:value|worth|price|population|size)(?: of ${THING})? (?:be )?(?:after|at the end of|in) {T}(?:'s?)?(?: time)?`,
        asks: 'A',
      },
      {
        pattern: `(?:bought|purchased|acquired)(?: new)? (?:for|at) {V}|costs? {V}|(?:value|price|cost|population)(?: of ${THING})? (?:is|was|of) {V}|(?:valued|worth)(?: at)? {V}|(?:bought|buys|purchases|purchased) ${THING} (?:for|at) {V}`,
      },
    ],
    systems: [{ years: 'years' }],
    words: 'value new depreciates machine reducing balance method population town annual price annually',
    refuse: ({ T }) => (T && T.d !== 1n ? "The time isn't a whole number of years." : null),
  };
}

export const growths: readonly Topic[] = [
  growth('shrinks', 'money'),
  growth('grows', 'money'),
  growth('shrinks', 'number'),
  growth('grows', 'number'),
];

export const commission: Topic = {
  family: 'percentages',
  cue: /commission/i,
  variables: {
    S: {
      dimension: 'money',
      name: 'the sales',
      names: '(?:total |value of (?:the )?|amount of )?sales',
      label: 'sales',
    },
    C: {
      dimension: 'money',
      name: 'the commission',
      names: '(?:his |her |the )?commission',
      label: 'commission',
    },
    r: {
      dimension: 'percent',
      name: 'the rate of commission',
      names: '(?:rate of commission|percentage commission|commission rate)',
      label: 'rate',
    },
  },
  laws: ['C = r/100*S'],
  phrases: [
    {
      pattern: `(?:what is|find|calculate|determine) (?:his |her |the )?(?:rate|percentage) (?:of )?commission|what percentage commission`,
      asks: 'r',
    },
    {
      pattern:
        'how much (?:will|does|would|did) (?:he|she|the agent|they) (?:receive|get|earn|be paid) (?:for|on|from|as commission)|(?:how much|what) commission (?:does|did|will|would|is) (?:he|she|the [a-z]+)(?: be)? ?(?:earn|earned|get|receive|make|paid)?',
      asks: 'C',
    },
    { pattern: `${ASK_FOR} (?:his |her |the )?(?:total )?commission`, asks: 'C' },
    {
      pattern:
        'commission of {r}|{r} commission|commission (?:at|is)(?: the rate of| a rate of)? {r}|{r}(?: of [a-z]+ sales)? as commission',
    },
    { pattern: '(?:commission of|commission is) {C}|{C} (?:as|in) commission' },
    {
      pattern: `(?:on|of|from) (?:his |her |the |all )?(?:total |monthly )?sales (?:of|worth|totalling|amounting to) {S}|(?:sells?|sold) (?:goods|articles|items|books|products|${THING}) (?:worth|valued at|for|costing) {S}|sales (?:of|worth|amount to|amounted to|are|were|totalled) {S}|(?:for |on |by )?(?:selling|the sale of) ${THING} (?:for|at|worth|of) {S}`,
    },
    {
      pattern: `${ASK_FOR} (?:his |her |the )?(?:total |value of (?:the |his |her )?|amount of )?sales`,
      asks: 'S',
    },
    { pattern: 'on (?:all |his |her |the |every )?(?:total )?sales(?: made)?' },
  ],
  systems: [{}],
  words: 'charges agent receives received earns earned gets paid made makes salesman saleswoman agent sales',
};
