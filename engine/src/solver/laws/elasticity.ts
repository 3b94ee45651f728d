import type { Topic, Variable } from './topic.ts';

const WORDS =
  'price quantity demand demanded supply supplied good goods commodity product unit units of from to by when rises rise falls fall increases decreases changes changed increased decreased rose fell bread rice beans sugar garri yam petrol bag loaf tin kg market elastic';

/** Price elasticity by the simple or the midpoint method. */
function elasticity(
  method: 'simple' | 'midpoint',
  side: 'demand' | 'supply',
  dimension: 'number' | 'money',
): Topic {
  const price = (name: string, letters: string): Variable => ({
    dimension,
    name,
    names: `${letters === 'P1' ? '(?:old|initial|original)' : '(?:new|final)'} price`,
    letters,
  });
  const amount = (name: string, letters: string): Variable => ({
    dimension: 'number',
    name,
    names: `${letters === 'Q1' ? '(?:old|initial|original)' : '(?:new|final)'} quantity`,
    letters,
  });
  const verb =
    '(?:rises?|rose|falls?|fell|increases?|increased|decreases?|decreased|drops?|dropped|changes?|changed|is reduced|is raised|is increased|was reduced|was raised|was increased|went up|went down|goes up|goes down|expands?|contracts?)';
  return {
    family: 'elasticity',
    cue:
      method === 'midpoint'
        ? /^(?=.*elasticity)(?=.*(?:mid-?point|\barc\b))/is
        : /^(?=.*elasticity)(?!.*(?:mid-?point|\barc\b))/is,
    variables: {
      P1: price('the old price', 'P1'),
      P2: price('the new price', 'P2'),
      Q1: amount('the old quantity', 'Q1'),
      Q2: amount('the new quantity', 'Q2'),
      E: {
        dimension: 'number',
        name: `the price elasticity of ${side}`,
        names: `(?:(?:coefficient of )?(?:price |arc )?elasticity of ${side})`,
        letters: 'E',
        sign: 'any',
        label: 'E',
      },
    },
    laws:
      method === 'simple'
        ? ['E = ((Q2 - Q1)/Q1)/((P2 - P1)/P1)']
        : ['E = ((Q2 - Q1)/((Q1 + Q2)/2))/((P2 - P1)/((P1 + P2)/2))'],
    phrases: [
      {
        pattern: `(?:the |its )?price(?: of (?:an? |the )?(?:[a-z]+ ){0,4}?[a-z]+)? ${verb} from {P1}(?: per [a-z]+)? to {P2}(?: per [a-z]+)?`,
      },
      {
        pattern: `(?:the |its )?(?:quantity(?: ${side === 'demand' ? 'demanded' : 'supplied'})?|${side}|sales)(?: (?:of|for) (?:it|(?:an?|the) [a-z]+))? ${verb} from {Q1}(?: (?:units|bags|kg|loaves|tins|litres))? to {Q2}(?: (?:units|bags|kg|loaves|tins|litres))?`,
      },
      {
        pattern: `(?:quantity(?: ${side === 'demand' ? 'demanded' : 'supplied'})?|${side}) (?:rises|rose|increases|increased|expands) from {Q1}(?: units)? to {Q2}(?: units)?`,
      },
      {
        pattern:
          '(?:using|by|use|with)(?: the)? (?:mid-?point|arc)(?: elasticity)?(?: method| formula)?|\\(mid-?point method\\)',
      },
      { pattern: '(?:using|by) the simple (?:method|formula)' },
    ],
    systems: [{}],
    method:
      method === 'simple'
        ? 'simple method: changes are measured from the old values'
        : 'midpoint method: changes are measured from the averages',
    words: WORDS,
    refuse: ({ P1, P2 }) => (P1 && P2 && P1.equals(P2) ? "The price doesn't change." : null),
  };
}

export const elasticities: readonly Topic[] = (['simple', 'midpoint'] as const).flatMap((method) =>
  (['demand', 'supply'] as const).flatMap((side) =>
    (['number', 'money'] as const).map((dimension) => elasticity(method, side, dimension)),
  ),
);
