/** Percentages of numbers, sequences, z-scores, elasticity. */
import type { Dimension } from '../text/units.ts';
import type { Topic, Variable } from './topic.ts';

/** Percentages of one kind of quantity. */
function percentage(dimension: Dimension): Topic {
  const amount = (name: string, names: string, label = names): Variable => ({
    dimension,
    name,
    names,
    label,
  });
  return {
    family: 'percentages',
    cue: /#percent|percent/i,
    variables: {
      W: amount('the whole', 'whole'),
      X: amount('the part', 'part'),
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
    laws: ['X = r/100*W', 'N = W*(1 + i/100)', 'N = W*(1 - d/100)'],
    phrases: [
      {
        pattern: '(?:what is|find|calculate|work out|evaluate|determine|^) ?(?:the value of )?{r} of {W}',
        asks: 'X',
      },
      { pattern: '(?:what|which) (?:percentage|percent|per cent) of {W} is {X}', asks: 'r' },
      { pattern: '{X} is what (?:percentage|percent|per cent) of {W}', asks: 'r' },
      { pattern: 'express {X} as an? (?:percentage|percent|per cent) of {W}', asks: 'r' },
      { pattern: '{r} of (?:a|what|which) (?:number|sum(?: of money)?|quantity|amount) is {X}', asks: 'W' },
      { pattern: '{X} is {r} of (?:what|which) (?:number|amount|sum)', asks: 'W' },
      { pattern: '{X} is {r} of (?:a|an) (?:number|amount|sum)' },
      {
        pattern:
          '(?:find|calculate|determine|what is) (?:the )?(?:number|sum(?: of money)?|quantity|amount|original (?:number|price|value|salary))',
        asks: 'W',
      },
      { pattern: '(?:increase|raise) {W} by {i}', asks: 'N' },
      { pattern: '(?:decrease|reduce|diminish) {W} by {d}', asks: 'N' },
      {
        pattern:
          '(?:is |was |has been )?(?:increase[ds]?|rises?|rose|grows?|grew|raised|went up|goes up) from {W} to {N}',
        sets: {},
      },
      {
        pattern:
          '(?:is |was |has been )?(?:decrease[ds]?|falls?|fell|drops?|dropped|reduced|went down|goes down) from {W} to {N}',
      },
      {
        pattern:
          '(?:find|calculate|determine|what is)(?: the)? percent(?:age)? (?:increase|rise)(?: from {W} to {N})?',
        asks: 'i',
      },
      {
        pattern:
          '(?:find|calculate|determine|what is)(?: the)? percent(?:age)? (?:decrease|reduction|fall)(?: from {W} to {N})?',
        asks: 'd',
      },
      { pattern: '(?:of|is) {W} (?:is|was) (?:increased|raised) by {i}' },
      { pattern: '(?:of|is) {W} (?:is|was) (?:decreased|reduced) by {d}' },
      {
        pattern:
          '(?:after|following) (?:an? )?{i} (?:increase|rise|raise),? (?:the|an?|his|her) (?:price|salary|number|population|value)(?: of an? [a-z]+)? (?:is|was|became|becomes) {N}',
      },
      {
        pattern:
          '(?:after|following) (?:an? )?{d} (?:decrease|reduction|cut),? (?:the|an?|his|her) (?:price|salary|number|population|value)(?: of an? [a-z]+)? (?:is|was|became|becomes) {N}',
      },
    ],
    systems: [{ length: 'm', mass: 'kg' }, { mass: 'g', length: 'km' }, { length: 'cm' }],
    words:
      'price salary population number value town village school enrolment students rent fare worker man woman new shirt bag rice litre petrol book',
  };
}

export const percentages: readonly Topic[] = (['number', 'money', 'mass', 'length'] as const).map(percentage);

const OF =
  '(?: of (?:an?|the|this) (?:[AG]\\.?P\\.?(?![A-Za-z])|(?:arithmetic |geometric )?(?:progression|sequence|series)(?: \\([AG]\\.?P\\.?\\))?))?';

/** What arithmetic and geometric progressions share. */
function progression(kind: 'arithmetic' | 'geometric'): Topic {
  const isArithmetic = kind === 'arithmetic';
  const step = isArithmetic ? 'd' : 'r';
  const cue = isArithmetic
    ? /\barithmetic (?:progression|sequence|series)\b|\bA\.?P\b/i
    : /\bgeometric (?:progression|sequence|series)\b|\bG\.?P\b/i;
  const number = (name: string, names: string, letters: string): Variable => ({
    dimension: 'number',
    name,
    names,
    letters,
    sign: 'any',
  });
  return {
    family: 'sequences',
    cue,
    variables: {
      a: number('the first term', `(?:first|1st) term${OF}`, 'a'),
      [step]: number(
        isArithmetic ? 'the common difference' : 'the common ratio',
        isArithmetic ? `common difference${OF}` : `common ratio${OF}`,
        step,
      ),
      n: { ...number('the number of terms', 'number of terms', 'n'), sign: 'not negative' },
      T: number('the nth term', 'nth term|last term', 'T'),
      S: number('the sum of the terms', 'sum', 'S'),
    },
    laws: isArithmetic
      ? ['T = a + (n - 1)*d', 'S = n/2*(2*a + (n - 1)*d)', 'S = n/2*(a + T)']
      : ['T = a*r^(n - 1)', 'S = a*(r^n - 1)/(r - 1)'],
    phrases: [
      {
        pattern: '(?:find|calculate|determine|what is|write down)(?: the)? {n} ?(?:st|nd|rd|th) term',
        asks: 'T',
      },
      {
        pattern: '(?:find|calculate|determine|what is)(?: the)? sum of (?:the |its )?first {n} terms',
        asks: 'S',
      },
      {
        pattern:
          '(?:the )?{n} ?(?:st|nd|rd|th) term(?: of (?:an?|the) (?:(?:arithmetic|geometric) (?:progression|sequence|series)|[AG]\\.?P\\.?))? (?:is|=) {T}',
      },
      {
        pattern: '(?:which|what) term(?: of (?:the )?(?:sequence|A\\.?P\\.?|G\\.?P\\.?))? is {T}',
        asks: 'n',
      },
      { pattern: '(?:the )?sum of (?:the |its )?first {n} terms (?:is|=) {S}' },
      {
        pattern:
          '(?<!(?:first|1st) term (?:of )?|difference (?:of )?|ratio (?:of )?)(?:(?:in|of|for) )?(?:an?|the|this) (?:(?:arithmetic|geometric) (?:progression|sequence|series)(?: \\(?[AG]\\.?P\\.?\\)?)?|[AG]\\.?P\\.?(?![A-Za-z]))',
      },
    ],
    systems: [{}],
    words:
      'arithmetic geometric progression sequence series term terms in for whose linear exponential',
    refuse: ({ n, r }) => {
      if (n && (n.d !== 1n || n.s <= 0n)) return 'The number of terms would not be a whole number.';
      return r?.equals(1) ? 'With a common ratio of 1, every term is the same.' : null;
    },
  };
}

export const progressions: readonly Topic[] = [progression('arithmetic'), progression('geometric')];

export const zScore: Topic = {
  family: 'statistics',
  cue: /\bz[- ]?(?:score|value)|standard score/i,
  variables: {
    z: {
      dimension: 'number',
      name: 'the z-score',
      names:
        '(?:z[- ]?(?:score|value)|standard score)(?: (?:of|for) (?:his|her|the|a) (?:score|mark|student|value))?',
      letters: 'z',
      sign: 'any',
    },
    x: {
      dimension: 'number',
      name: 'the score',
      names: '(?:raw )?(?:score|mark|value)',
      letters: 'x|X',
      sign: 'any',
    },
    m: {
      dimension: 'number',
      name: 'the mean',
      names:
        '(?:(?:class|population) )?mean(?: (?:score|mark))?(?: of (?:the|a) (?:distribution|class|test|data|scores|set|examination))?',
      letters: 'μ|m',
      label: 'μ',
      sign: 'any',
    },
    s: {
      dimension: 'number',
      name: 'the standard deviation',
      names:
        'standard deviation(?: of (?:the|a) (?:distribution|class|test|data|scores|set|examination))?|s\\.?d\\.?',
      letters: 'σ|s',
      label: 'σ',
    },
  },
  laws: ['z = (x - m)/s'],
  phrases: [
    {
      pattern:
        '(?:find|calculate|determine|what is|compute)(?: the| his| her)* (?:z[- ]?(?:score|value)|standard score) (?:of|for|corresponding to)(?: an?| the)?(?: raw)?(?: score| mark| value)?(?: of)? {x}',
      asks: 'z',
    },
    { pattern: '(?:scores?|scored|got|obtained|obtains) {x}' },
    { pattern: '(?:find|calculate|determine|what is)(?: the| his| her)* (?:raw )?(?:score|mark)', asks: 'x' },
  ],
  systems: [{}],
  words:
    'student test examination exam class in on for where distribution normal normally distributed scores marks data set mathematics english physics chemistry biology',
};
