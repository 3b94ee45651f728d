import type { Dimension } from '../text/units.ts';
import type { Topic } from './topic.ts';

const CUE = /\bz[- ]?(?:score|value)|standard score|how many standard deviations/i;

function zScore(dimension: Dimension): Topic {
  return {
    family: 'statistics',
    cue: CUE,
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
        dimension,
        name: 'the score',
        names: '(?:raw )?(?:score|mark|value)',
        letters: 'x|X',
        sign: 'any',
      },
      m: {
        dimension,
        name: 'the mean',
        names:
          '(?:(?:class|population) )?(?:mean|average)(?: (?:score|mark))?(?: of (?:the|a) (?:distribution|class|test|data|scores|set|examination))?',
        letters: 'μ|m',
        label: 'μ',
        sign: 'any',
      },
      s: {
        dimension,
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
          'express (?:his|her|this|the) (?:mark|score) as an? (?:standard score|z[- ]?score)|(?:convert|change) (?:his|her|this|the) (?:mark|score) (?:to|into) an? (?:standard score|z[- ]?score)',
        asks: 'z',
      },
      {
        pattern:
          '(?:find|calculate|determine|what is|compute)(?: the| his| her)* (?:z[- ]?(?:score|value)|standard score) (?:of|for|corresponding to)(?: an?| the)?(?: raw)?(?: score| mark| value)?(?: of)? {x}',
        asks: 'z',
      },
      {
        pattern:
          'how many standard deviations (?:above|below|from|away from) the (?:[a-z]+ )?mean (?:is|was|does|are|lies?)',
        asks: 'z',
      },
      {
        pattern:
          '(?:who|that|which) (?:is|are|weighs?|measures?) {x}(?: tall| long| heavy| old)?|(?:of|a) (?:height|mass|weight|age) {x}',
      },
      { pattern: '(?:scores?|scored|got|obtained|obtains) {x}' },
      {
        pattern: '(?:find|calculate|determine|what is)(?: the| his| her)* (?:raw )?(?:score|mark)',
        asks: 'x',
      },
    ],
    systems: [
      {},
      { length: 'cm' },
      { length: 'm' },
      { mass: 'kg' },
      { mass: 'g' },
      { time: 'min' },
      { time: 's' },
      { years: 'years' },
    ],
    words:
      'heights weights masses ages times lengths normally bigger taller recruit student test examination exam class in on for where distribution normal normally distributed scores marks data set mathematics english physics chemistry biology',
  };
}

export const zScores: readonly Topic[] = (
  ['number', 'length', 'mass', 'money', 'time', 'years'] as const
).map(zScore);
