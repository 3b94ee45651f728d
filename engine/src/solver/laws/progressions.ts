import type { Topic, Variable } from './topic.ts';

const OF =
  '(?: of (?:an?|the|this) (?:[AG]\\.?P\\.?(?![A-Za-z])|(?:arithmetic |geometric )?(?:progression|sequence|series)(?: \\([AG]\\.?P\\.?\\))?))?';

/** Shared by arithmetic and geometric progressions. */
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
      m: { ...number('the position of the other term', 'other position', 'm'), sign: 'not negative' },
      U: number('the other term', 'other term', 'U'),
      ...(isArithmetic ? {} : { I: number('the sum to infinity', 'sum to infinity|infinite sum', 'S∞') }),
    },
    laws: isArithmetic
      ? ['T = a + (n - 1)*d', 'S = n/2*(2*a + (n - 1)*d)', 'S = n/2*(a + T)', 'd = (U - T)/(m - n)']
      : ['T = a*r^(n - 1)', 'S = a*(r^n - 1)/(r - 1)', 'I = a/(1 - r)', 'r = (U/T)^(1/(m - n))'],
    phrases: [
      ...(isArithmetic
        ? []
        : [
            {
              pattern: `${'(?:find|calculate|determine|what is)'}(?: the| its)? (?:sum to infinity|infinite sum|sum of (?:all )?(?:its |the )?terms to infinity)`,
              asks: 'I',
            },
          ]),
      {
        pattern:
          '(?:the |its |an? [A-Z.a-z ]*? has )?{n} ?(?:st|nd|rd|th) term(?: of (?:an?|the) (?:(?:arithmetic|geometric) (?:progression|sequence|series)|[AG]\\.?P\\.?))?(?: (?:is|=))? {T},? (?:and|while) (?:the |its )?{m} ?(?:st|nd|rd|th)(?: term)?(?: (?:is|=))? {U}',
      },
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
        pattern:
          'how many terms(?= of)|how many terms (?:are there|are (?:there )?in|has|does)(?: (?:it|an?|the)[A-Z.a-z ]*?)?(?: have)?(?= |[?,.]|$)|(?:find|calculate|determine|what is) the number of terms',
        asks: 'n',
      },
      { pattern: 'if the last term is {T}' },
      {
        pattern: '(?:which|what) term(?: of (?:the )?(?:sequence|A\\.?P\\.?|G\\.?P\\.?))? is {T}',
        asks: 'n',
      },
      { pattern: '(?:the )?sum of (?:the |its )?first {n} terms (?:is|=) {S}' },
      { pattern: '(?:the )?sum of (?:the |its )?first n terms(?: of [^#]*?)? (?:is|=) {S}' },
      {
        pattern:
          '(?<!(?:first|1st) term (?:of )?|difference (?:of )?|ratio (?:of )?)(?:(?:in|of|for) )?(?:an?|the|this) (?:(?:arithmetic|geometric) (?:progression|sequence|series)(?: \\(?[AG]\\.?P\\.?\\)?)?|[AG]\\.?P\\.?(?![A-Za-z]))',
      },
    ],
    systems: [{}],
    words: 'arithmetic geometric progression sequence series term terms in for whose linear exponential',
    refuse: ({ n, r, m }, asked) => {
      if (n && (n.d !== 1n || n.s <= 0n)) return 'The number of terms would not be a whole number.';
      if (!isArithmetic && r && n && (m ? m.sub(n).mod(2).equals(0) : asked === 'r' && n.mod(2).equals(1)))
        return 'Two common ratios fit, a positive and a negative one.';
      return r?.equals(1) ? 'With a common ratio of 1, every term is the same.' : null;
    },
  };
}

export const progressions: readonly Topic[] = [progression('arithmetic'), progression('geometric')];
