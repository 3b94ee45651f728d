import type { Topic } from './topic.ts';

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
