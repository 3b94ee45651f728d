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
    words: 'arithmetic geometric progression sequence series term terms in for whose linear exponential',
    refuse: ({ n, r }, asked) => {
      if (n && (n.d !== 1n || n.s <= 0n)) return 'The number of terms would not be a whole number.';
      if (asked === 'r' && n?.mod(2).equals(1))
        return 'Two common ratios fit, a positive and a negative one.';
      return r?.equals(1) ? 'With a common ratio of 1, every term is the same.' : null;
    },
  };
}

export const progressions: readonly Topic[] = [progression('arithmetic'), progression('geometric')];
