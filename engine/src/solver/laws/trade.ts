import { THING } from './phrase-parts.ts';
import type { Topic } from './topic.ts';

export const PEOPLE =
  'trader man woman farmer student teacher boy girl dealer shopkeeper seller businessman businesswoman company customer market mr mrs miss lady merchant';

export const GOODS =
  'bag bags rice beans shirt shoe shoes book books phone phones television radio laptop car goat cow fan bicycle dress gown watch bed chair table set goods article articles item items commodity product yam garri fridge refrigerator generator pair carton crate textbook calculator handset sofa motorcycle';

export const profit: Topic = {
  family: 'percentages',
  cue: /\b(?:profit|loss|gain|lost|sold|sells?|selling)\b/i,
  variables: {
    C: { dimension: 'money', name: 'the cost price', names: 'cost price|c\\.?p\\.?', label: 'cost price' },
    S: {
      dimension: 'money',
      name: 'the selling price',
      names: 'selling price|s\\.?p\\.?',
      label: 'selling price',
    },
    P: { dimension: 'money', name: 'the profit', names: 'profit|gain', label: 'profit' },
    p: {
      dimension: 'percent',
      name: 'the percentage profit',
      names:
        '(?:percentage|percent|%|per cent) (?:profit|gain)|(?:profit|gain) (?:percentage|percent|%|per cent)',
      label: 'percentage profit',
    },
    L: { dimension: 'money', name: 'the loss', names: 'loss', label: 'loss' },
    l: {
      dimension: 'percent',
      name: 'the percentage loss',
      names: '(?:percentage|percent|%|per cent) loss|loss (?:percentage|percent|%|per cent)',
      label: 'percentage loss',
    },
  },
  laws: ['P = S - C', 'L = C - S', 'p = P/C*100', 'l = L/C*100', 'S = C*(1 + p/100)', 'S = C*(1 - l/100)'],
  phrases: [
    {
      pattern:
        '(?:find|calculate|determine|what is|what was)(?: his| her| the| their)* (?:percentage|percent|%|per cent) (?:profit|gain)',
      asks: 'p',
    },
    {
      pattern:
        '(?:find|calculate|determine|what is|what was)(?: his| her| the| their)* (?:profit|gain) (?:percentage|percent|%|per cent)',
      asks: 'p',
    },
    {
      pattern:
        '(?:at|made|makes|making|for|with|gives|giving|gave)(?: an?)? (?:profit|gain) of {p}|(?:at|made|makes|making|with)(?: an?)? {p} (?:profit|gain)|gain(?:s|ed|ing)? {p}|(?:profit|gain) (?:is|was) {p}',
    },
    {
      pattern:
        '(?:at|made|makes|making|for|with|gives|giving)(?: an?)? loss of {l}|(?:at|made|makes|making|with)(?: an?)? {l} loss|los(?:es|t|ing) {l}|loss (?:is|was) {l}',
    },
    { pattern: '(?:at|made|makes|making|for|with)(?: an?)? (?:profit|gain) of {P}' },
    { pattern: '(?:at|made|makes|making|for|with)(?: an?)? loss of {L}' },
    {
      pattern:
        '(?:for how much|at what price) (?:must|should|did|does|will|was) (?:he|she|it|the [a-z]+)(?: be)? (?:sell|sold)(?: it| them)?',
      asks: 'S',
    },
    {
      pattern: `(?:buys|bought|purchased|purchases|buying|costs?|costing)(?: (?:#number:\\d+# )?${THING})? (?:for|at) {C}`,
    },
    { pattern: `(?:by )?selling (?:it|them|(?:an?|the|his|her) ${THING}) (?:for|at) {S}` },
    {
      pattern:
        '(?:how much|(?:for|at) (?:how much|what price)) (?:did|does|must|should|will|was|is) (?:he|she|it|they|the [a-z]+)(?: be)? (?:sell|sold)(?: it| them| the [a-z]+)?(?: for)?',
      asks: 'S',
    },
    {
      pattern:
        '(?:how much|(?:for|at) (?:how much|what price)) (?:did|does|was|is) (?:he|she|it|they|the [a-z]+)(?: be)? (?:buy|bought|cost|paid|pay)(?: it| them| the [a-z]+| for it)?',
      asks: 'C',
    },
    {
      pattern:
        '(?:how much|what) (?:had|did|has) (?:he|she|they|the [a-z]+) (?:paid|pay|buy|bought)(?: for)? (?:it|them|the [a-z]+)',
      asks: 'C',
    },
    {
      pattern:
        '(?:at|for) (?:what (?:price|amount)|how much) (?:must|should|will|would|can) (?:it|they|the [a-z]+|he|she)(?: be)? (?:sold|sell)(?: it| them)?(?: (?:so as )?to (?:make|gain|have))?',
      asks: 'S',
    },
    {
      pattern:
        '(?:to make|to have|making|so as to make) (?:an? )?(?:profit|gain) of {p}|(?:to make|making) (?:an? )?{p} (?:profit|gain)',
    },
    { pattern: '(?:bought|purchased) (?:for|at) {C}' },
    { pattern: '(?:costs?|costing) {C}' },
    {
      pattern: `(?:sells|sold|selling|resold|resells)(?: (?:it|them|(?:an?|the|his|her) ${THING}))? (?:for|at) {S}`,
    },
  ],
  systems: [{}],
  words: `later then ${PEOPLE} ${GOODS} buys bought purchased sells sold selling sell it for at by on a he she and made price percentage`,
  refuse: ({ P, L }) => (P?.equals(0) && L?.equals(0) ? 'There is no profit or loss.' : null),
};

export const discount: Topic = {
  family: 'percentages',
  cue: /discount/i,
  variables: {
    M: {
      dimension: 'money',
      name: 'the original price',
      names: '(?:marked|original|list|usual|normal) price',
      label: 'original price',
    },
    S: {
      dimension: 'money',
      name: 'the price paid',
      names:
        '(?:selling|sale|discounted|new|final|reduced) price|price (?:paid|after (?:the )?discount)|amount (?:paid|payable)',
      label: 'price paid',
    },
    D: { dimension: 'money', name: 'the discount', names: 'discount', label: 'discount' },
    r: {
      dimension: 'percent',
      name: 'the percentage discount',
      names: '(?:percentage|percent|rate of) discount',
      label: 'percentage discount',
    },
  },
  laws: ['D = r/100*M', 'S = M - D', 'S = M*(1 - r/100)'],
  phrases: [
    {
      pattern: '(?:find|calculate|determine|what is)(?: the)? (?:percentage|percent|rate of) discount',
      asks: 'r',
    },
    {
      pattern:
        'after (?:an? )?(?:discount of {r}|{r} discount),? (?:the|an?|it)(?: [a-z]+){0,2} (?:costs?|sells? for|is sold (?:for|at)|sold (?:for|at)) {S}',
    },
    { pattern: '(?:a )?discount of {r}|(?:an? )?{r} discount|discount is {r}' },
    {
      pattern:
        '(?:bought|sold|obtained|purchased) (?:for|at) {S} (?:after|with|less|at)(?: an?| the)?(?: ;)*',
    },
    { pattern: '(?:a )?discount of {D}' },
    { pattern: 'costs? {S}(?: after (?:the |a )?discount|,? after)' },
    {
      pattern:
        '(?:is |was )?(?:marked|priced|listed|labelled)(?: at)? {M}|(?:marked |list )?price is {M}|costs? {M}|(?:marked |original |list |normal |usual )?price(?: of (?:the|a|an)(?: [a-z]+){1,3})? is {M}',
    },
    {
      pattern: `(?:is |was )?sold (?:for|at) {S}|sells (?:for|at) {S}|(?:paid|pays|pay) {S}(?: for ${THING})?`,
    },
    {
      pattern:
        '(?:for )?how much (?:does|did|will|would|is|was) (?:a |the )?(?:customer|he|she|buyer|it|[a-z]+)(?: pay| paid| be paid| sold(?: for)?| cost)(?: for it| for the [a-z]+)?(?: after (?:the )?discount)?',
      asks: 'S',
    },
  ],
  systems: [{}],
  words: `${PEOPLE} ${GOODS} sold marked sells on at for with given allowed getting obtaining receiving customer offers offered after is in shop store sale buyer gives cash a it`,
};
