import type { Topic, Variable } from './topic.ts';

const RISES =
  '(?:rises?|rose|increases?|increased|is increased|is raised|was increased|was raised|goes up|went up)';
const FALLS =
  '(?:falls?|fell|decreases?|decreased|drops?|dropped|is reduced|was reduced|goes down|went down)';
export const RISES_OR_FALLS = `${RISES}|${FALLS}`;

const GOOD = '(?:an? |the )?(?:[a-z]+ )?[a-z]+';
const WORDS =
  'price income quantity demand demanded supply supplied good goods commodity product by when if while consumers bread rice beans sugar garri yam petrol salt tea coffee fish meat';

const NAMED = '(?:an? |the )?(?!(?:an?|the)\\b)([a-z]+)\\b';
const OTHER = '(?:an? |the )?(?!(?:an?|the|it|good|commodity|product|%)\\b)[a-z]';
const PRICE_OF = 'price of';
const QUANTITY_OF = '(?:demand for|supply of|quantity of|demanded of|supplied of)';
const twoGoods = (first: string, second: string, group: number) =>
  `${first} ${NAMED}.*${second} ${OTHER.replace('%', `\\${group}`)}`;
/** Matches the price of one good with the quantity of another, which give a cross elasticity and no other. */
export const TWO_GOODS = `(?:${twoGoods(PRICE_OF, QUANTITY_OF, 1)}|${twoGoods(QUANTITY_OF, PRICE_OF, 2)})`;
const CUES = {
  price: new RegExp(`^(?=.*elasticity)(?!.*${TWO_GOODS})`, 'is'),
  income: /income elasticity/i,
  cross: new RegExp(`^(?=.*cross(?:[- ]price)? elasticity)(?=.*${TWO_GOODS})`, 'is'),
} as const;

interface Kind {
  name: 'price' | 'income' | 'cross';
  side: 'demand' | 'supply';
}

/** Elasticity from two percentages, each of a rise or of a fall. */
function elasticity({ name, side }: Kind): Topic {
  const percentage = (meaning: string): Variable => ({
    dimension: 'percent',
    name: meaning,
    names: meaning.replace('the ', ''),
    label: meaning.replace('the percentage ', ''),
  });
  const factor = name === 'income' ? 'income' : 'price';
  const subject =
    factor === 'income' ? `(?:the |their )?(?:consumers' )?income` : `(?:the |its )?price(?: of ${GOOD})?`;
  const cause = factor === 'income' ? 'income' : 'price(?: of [a-z]+)?';
  const moved = side === 'demand' ? 'demanded' : 'supplied';
  const object = `(?:the )?(?:quantity(?: of ${GOOD})? ${moved}|${side}(?: (?:for|of) ${GOOD})?)`;
  return {
    family: 'elasticity',
    cue: CUES[name],
    variables: {
      qr: percentage('the percentage rise in quantity'),
      qf: percentage('the percentage fall in quantity'),
      pr: percentage(`the percentage rise in ${factor}`),
      pf: percentage(`the percentage fall in ${factor}`),
      E: {
        dimension: 'number',
        name: `the ${name} elasticity of ${side}`,
        names: `(?:(?:coefficient of )?${{ price: '(?:price )?', income: 'income ', cross: 'cross(?:[- ]price)? ' }[name]}elasticity of ${side})`,
        letters: 'E',
        sign: 'any',
        label: 'E',
      },
    },
    laws: ['E = qr/pr', 'E = -(qf/pr)', 'E = -(qr/pf)', 'E = qf/pf'],
    phrases: [
      {
        pattern: `by what percentage (?:will|would|does|did) ${object} (?:rise|increase|expand)|(?:find|calculate|determine|what is) the percentage (?:rise|increase) in ${object}`,
        asks: 'qr',
      },
      {
        pattern: `by what percentage (?:will|would|does|did) ${object} (?:fall|decrease|drop|contract)|(?:find|calculate|determine|what is) the percentage (?:fall|decrease) in ${object}`,
        asks: 'qf',
      },
      {
        pattern: `(?:coefficient of )?${factor} elasticity of ${side}(?: (?:for|of) (?:an? |the )?[a-z]+)? (?:is|=) {E}`,
      },
      { pattern: `${subject} ${RISES} by {pr}` },
      { pattern: `${subject} ${FALLS} by {pf}` },
      { pattern: `${object} ${RISES} by {qr}` },
      { pattern: `${object} ${FALLS} by {qf}` },
      { pattern: `(?:an? )?{pr} (?:rise|increase) in (?:the )?${cause}` },
      { pattern: `(?:an? )?{pf} (?:fall|decrease) in (?:the )?${cause}` },
      { pattern: `(?:leads to|causes|brings about) (?:an? )?{qr} (?:rise|increase) in ${object}` },
      { pattern: `(?:leads to|causes|brings about) (?:an? )?{qf} (?:fall|decrease) in ${object}` },
    ],
    systems: [{}],
    words: WORDS,
  };
}

export const percentageElasticities: readonly Topic[] = (
  [
    { name: 'price', side: 'demand' },
    { name: 'price', side: 'supply' },
    { name: 'income', side: 'demand' },
    { name: 'cross', side: 'demand' },
  ] as const
).map(elasticity);
