import type { Dimension } from '../text/units.ts';
import { ASK_FOR, FALL, FELL, RISE, ROSE, THING } from './phrase-parts.ts';
import type { Phrase, Topic, Variable } from './topic.ts';

const OLD = '(?:original|initial|old|former|previous|first|starting|earlier)';
const NEW = '(?:new|final|present|current|later)';
const PERCENT = '(?:percentage|percent|per cent)';
const IS =
  '(?:is now|is|was|are|were|becomes?|became|will be|now costs?|costs?|now stands at|stands at|sells for)';

/** Phrases on a rise or a fall by a percentage. */
function changePhrases(change: string, changed: string, by: 'i' | 'd'): Phrase[] {
  return [
    {
      pattern: `${ASK_FOR} (?:his |her |its |their |the )?${PERCENT} ${change}(?: in ${THING})?(?: from {W} to {N})?`,
      asks: by,
    },
    {
      pattern: `by what ${PERCENT} (?:(?:did|does|has) ${THING} (?:${change}|${changed})|(?:is|was|has) ${THING} ${changed})`,
      asks: by,
    },
    {
      pattern: `(?:after|following|with) (?:an? |the )?(?:${change} of {${by}}|{${by}} ${change})(?: in (?:its |the )?(?:price|value))?,? ${THING} (?:is now|now costs?|costs?|is|was|becomes?|became|stands at|will be) {N}`,
    },
    {
      pattern: `${THING} (?:${IS} )?{N} after (?:an? |the )?(?:${change} of {${by}}|{${by}} ${change})`,
    },
    {
      pattern: `${changed}(?: ${THING})? from {W} to {N}(?: (?:in|over|within|after) #(?:years|time):\\d+#)?`,
    },
    { pattern: `${changed} by {${by}} to {N}(?: (?:per|a) [a-z]+)?` },
    {
      pattern: `${changed} by {${by}}(?:,? (?:and |so that )?(?:it )?(?:now )?(?:is now|is|becomes?|became) {N})`,
    },
    { pattern: `{W} ${changed} by {${by}}` },
    { pattern: `${changed} by {${by}}` },
    { pattern: `(?:an? |the )?(?:${change} of {${by}}|{${by}} (?:pay |salary |price )?${change})` },
  ];
}

/** Percentages of quantities of one kind. */
function percentage(dimension: Dimension): Topic {
  const amount = (name: string, names: string, label = names): Variable => ({
    dimension,
    name,
    names,
    label,
  });
  return {
    family: 'percentages',
    cue: /#percent|percent|per cent/i,
    variables: {
      W: amount('the whole', 'whole', 'original value'),
      X: amount('the part', 'part'),
      M: amount('what remains', 'remainder', 'remainder'),
      N: amount('the new value', 'new (?:value|price|number|salary|amount|population)', 'new value'),
      r: { dimension: 'percent', name: 'the percentage', names: 'percentage', label: 'percentage' },
      i: {
        dimension: 'percent',
        name: 'the percentage increase',
        names: 'percentage increase|percent(?:age)? (?:rise|gain)',
        label: 'percentage increase',
      },
      d: {
        dimension: 'percent',
        name: 'the percentage decrease',
        names: 'percentage (?:decrease|reduction|fall)',
        label: 'percentage decrease',
      },
    },
    laws: ['X = r/100*W', 'M = W*(1 - r/100)', 'N = W*(1 + i/100)', 'N = W*(1 - d/100)'],
    phrases: [...CHANGES, ...PARTS],
    systems: [
      { length: 'm', mass: 'kg' },
      { mass: 'g', length: 'km' },
      { length: 'cm', time: 'min', volume: 'cm³' },
      { time: 's', volume: 'dm³' },
    ],
    words:
      'scored got obtained test examination quiz mathematics english price salary population number value earns earned monthly annual basic pay workers enrolment students rent fare',
  };
}

const CHANGES: readonly Phrase[] = [
  // The value before a change is the whole, the value after it is the new one.
  {
    pattern: `(?:${ASK_FOR}|how much did|what did) (?:(?:it cost|he earn|she earn|${THING}) )?before (?:the |this )?(?:${RISE}|${FALL}|change)`,
    asks: 'W',
  },
  { pattern: `${ASK_FOR} (?:his|her|its|their|the) ${OLD} ${THING}`, asks: 'W' },
  { pattern: `${ASK_FOR} (?:his|her|its|their|the) ${NEW} ${THING}`, asks: 'N' },
  {
    pattern: `${ASK_FOR} ${THING} after (?:the |this )?(?:${RISE}|${FALL}|change)`,
    asks: 'N',
  },
  { pattern: `how much (?:does|will) (?:he|she|it|they) (?:now )?(?:earn|cost|receive|pay) now`, asks: 'N' },
  { pattern: '(?:increase|raise) {W} by {i}', asks: 'N' },
  { pattern: '(?:decrease|reduce|diminish) {W} by {d}', asks: 'N' },
  ...changePhrases(RISE, ROSE, 'i'),
  ...changePhrases(FALL, FELL, 'd'),
  {
    pattern: `${OLD} (?:price|salary|value|population|number|cost|fare|rent)(?: of ${THING})? (?:is|was) {W}`,
  },
  {
    pattern: `(?:price|salary|wage|rent|fare|fee|population|enrolment|value|cost)(?: of ${THING})? (?:of|is|was) {W}`,
  },
  { pattern: `(?:earns|earned|earning|costs|cost|costing) {W}(?: (?:a|per|every|each) month)?` },
];

const OF_INCOME = `(?:it|this|${THING})(?: of {W})?(?: (?:on|to|for|in|as) ${THING})?[.,;]`;

/** Kinds that make up the whole together. */
const PAIRS = [
  ['boys', 'girls'],
  ['men', 'women'],
  ['males', 'females'],
  ['adults', 'children'],
  ['passed', 'failed'],
].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]);

/** `In a school of 850 students, 34% are boys. How many are girls?` */
const SHARES: readonly Phrase[] = PAIRS.flatMap(([one, other]) => {
  const start = `(?:in|of|out of) (?:an? [a-z]+ (?:of|with) |the )?{W} [a-z]+(?: in an? [a-z]+| who sat [a-z ]+)?,? {r} (?:of (?:them|the [a-z]+) )?(?:(?:are|were) )?${one}(?: [a-z]+){0,3}[.;,]? (?:and the rest [a-z ]+[.;,]? )?(?:how many|find the number of|what is the number of|calculate the number of)(?: (?:[a-z]+ )?(?:who|that))?(?: [a-z]+)?`;
  return [
    { pattern: `${start} ${other}(?: (?:are|were) there| (?:are|were) in [a-z ]+)?`, asks: 'M' },
    { pattern: `${start} ${one}(?: (?:are|were) there| (?:are|were) in [a-z ]+)?`, asks: 'X' },
  ];
});

const PARTS: readonly Phrase[] = [
  ...SHARES,
  // A question must be about the same people as the figure: not the boys if the figure is of the girls.
  {
    pattern: `{X} (?:of (?:them|the [a-z]+|these) )?(?<what>(?:are|were|is|was) [a-z]+|passed|failed|wore [a-z]+)[^#?]*?[.,;] (?:what|calculate the|find the|determine the) ${PERCENT} (?:of (?:them|(?:the|these) [a-z]+|[a-z]+) )?(?:that |who )?\\2`,
    asks: 'r',
  },
  { pattern: `(?:find|what is|calculate) the number whose {r} is {X}`, asks: 'W' },
  { pattern: 'scor(?:es|ed) {r} (?:in|of|on) an? [a-z]+ (?:of|marked out of|with|out of) {W}(?: marks)?' },
  { pattern: 'how many marks (?:did|does) (?:he|she) (?:score|get|obtain)', asks: 'X' },
  {
    pattern:
      '(?:lost|sold|gave away|ate|spent|used|donated) {r} of (?:his|her|its|their|the) {W} (?<what>[a-z]+)[^#?.]*[.;,] (?:how many|find the number of)(?: \\k<what>)? (?:were|are|was|is|has he|has she|does he have) (?:left|remaining)',
    asks: 'M',
  },
  { pattern: '(?:in|of|has|contains|had) an? [a-z]+ (?:of|with|has|contains) {W}(?: [a-z]+)?,?' },
  { pattern: '{X}(?: marks)? out of (?:a total of )?{W}' },
  { pattern: '{X} of the {W}(?: [a-z]+)?' },
  {
    pattern: `(?:what|which) ${PERCENT}(?: of the (?:marks|students|total|number|whole))? (?:is (?:this|that)|did (?:he|she) (?:score|get|obtain)|is his score)|(?:what is|find|calculate) (?:his|her) ${PERCENT}(?: score| mark)?|express (?:this|it|his score|her score) as a ${PERCENT}`,
    asks: 'r',
  },
  {
    pattern: '(?:what is|find|calculate|work out|evaluate|determine|^) ?(?:the value of )?{r} of {W}',
    asks: 'X',
  },
  { pattern: `(?:what|which) ${PERCENT} of {W} is {X}`, asks: 'r' },
  { pattern: `{X} is what ${PERCENT} of {W}`, asks: 'r' },
  { pattern: `express {X} as an? ${PERCENT} of {W}`, asks: 'r' },
  { pattern: '{r} of (?:a|what|which) (?:number|sum(?: of money)?|quantity|amount) is {X}', asks: 'W' },
  { pattern: '{X} is {r} of (?:what|which) (?:number|amount|sum)', asks: 'W' },
  { pattern: '{X} is {r} of (?:a|an) (?:number|amount|sum)' },
  { pattern: `if {r} of (?:a (?:certain )?number|${THING}) (?:is|are|equals|amounts to) {X}` },
  {
    pattern: `${ASK_FOR} (?:the )?(?:number|sum(?: of money)?|quantity|amount)(?= *[.?]?$)`,
    asks: 'W',
  },
  {
    pattern: `{r} of (?:the|all)(?: the)? (?<all>[a-z]+)(?: [a-z ]+)? (?:are|were|is) (?<kind>[a-z]+)[.,;]? (?:if |and )?(?:there (?:are|were) {X} \\k<kind>|{X} (?:of them )?(?:are|were) \\k<kind>|(?:the )?number of \\k<kind> is {X})[^#?.]*?[,.] ?(?:how many|find the (?:total )?number of|what is the (?:total )?number of) \\k<all>`,
    asks: 'W',
  },
  // What somebody spends of an income, and what is left of it.
  {
    pattern: `(?<verb>spen|sav|donat|invest|giv|pa[iy])[a-z]* {r} of ${OF_INCOME} (?:how much|what amount)(?: money)? (?:did|does|do|will) (?:he|she|they|it|the [a-z]+) \\k<verb>[a-z]*`,
    asks: 'X',
  },
  {
    pattern: `(?:spends?|spent|donates?|donated|gives?|gave|pays?|paid) {r} of ${OF_INCOME} (?:how much(?: money)? (?:is|was|has he|has she|does he have|does she have|did he have|did she have) (?:left|remaining)|how much(?: money)? (?:remains|remained))`,
    asks: 'M',
  },
];

export const percentages: readonly Topic[] = (
  ['number', 'money', 'mass', 'length', 'time', 'volume'] as const
).map(percentage);
