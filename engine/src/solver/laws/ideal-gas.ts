import type { Topic } from './topic.ts';

export const idealGas: Topic = {
  family: 'gas laws',
  cue: /ideal gas|moles? of|#amount|#gasConstant/i,
  variables: {
    P: { dimension: 'pressure', name: 'the pressure', names: 'pressure', letters: 'P', isPlain: true },
    V: { dimension: 'volume', name: 'the volume', names: 'volume', letters: 'V', isPlain: true },
    n: {
      dimension: 'amount',
      name: 'the number of moles',
      names: 'number of moles|amount',
      letters: 'n',
      isPlain: true,
    },
    R: {
      dimension: 'gasConstant',
      name: 'the gas constant',
      names: '(?:molar |universal )?gas constant',
      letters: 'R',
      bareUnit: 'J/(mol K)',
      isPlain: true,
    },
    T: {
      dimension: 'temperature',
      name: 'the temperature',
      names: 'temperature',
      letters: 'T',
      isPlain: true,
    },
  },
  laws: ['P*V = n*R*T'],
  phrases: [
    {
      pattern:
        'how many moles(?: of(?: the| an ideal)? (?:gas|oxygen|nitrogen|hydrogen|helium|air))?(?: are(?: there)?| does it contain)?',
      asks: 'n',
    },
  ],
  systems: [{ pressure: 'Pa', volume: 'm³', temperature: 'K', amount: 'mol', gasConstant: 'J/(mol K)' }],
  words:
    'ideal gas oxygen nitrogen hydrogen helium contains in at occupies occupy occupied container vessel cylinder contained by to present are there sample',
  assumed: { R: { value: '8.314', note: 'the gas constant R = 8.314 J/(mol K)' } },
};
