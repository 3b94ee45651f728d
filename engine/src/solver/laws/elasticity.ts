import type { Dimension } from '../text/units.ts';
import { RISES_OR_FALLS, TWO_GOODS } from './elasticity-percentages.ts';
import type { Topic, Variable } from './topic.ts';

const WORDS =
  'price quantity demand demanded supply supplied good goods commodity product unit units of from to by when rises rise falls fall increases decreases changes changed increased decreased rose fell bread rice beans sugar garri yam petrol bag loaf tin kg market elastic consumer consumers monthly';

const VERB = `(?:${RISES_OR_FALLS}|(?:is |was )?(?:reduced|raised|lowered|cut|increased|decreased)|reduces|raises|lowers|cuts|changes?|changed|expands?|contracts?)`;
const UNITS = '(?: (?!(?:an?|to|and|when|find|what)\\b)[a-z]+)?(?: (?:an?|per) (?:day|week|month|year))?';

const CUES = {
  midpoint: new RegExp(`^(?=.*elasticity)(?=.*(?:mid-?point|\\barc\\b))(?!.*${TWO_GOODS})`, 'is'),
  simple: new RegExp(`^(?=.*elasticity)(?!.*(?:mid-?point|\\barc\\b))(?!.*${TWO_GOODS})`, 'is'),
} as const;

interface Kind {
  method: 'simple' | 'midpoint';
  side: 'demand' | 'supply';
  /** What changes the quantity. */
  factor: 'price' | 'income';
  factorDimension: 'number' | 'money';
  quantityDimension: 'number' | 'mass';
}

/** Elasticity from an old and a new value, by the simple or the midpoint method. */
function elasticity({ method, side, factor, factorDimension, quantityDimension }: Kind): Topic {
  const variable = (dimension: Dimension, noun: string, letters: string): Variable => {
    const isOld = letters.endsWith('1');
    return {
      dimension,
      name: `the ${isOld ? 'old' : 'new'} ${noun}`,
      names: `${isOld ? '(?:old|initial|original)' : '(?:new|final)'} ${noun}`,
      letters,
    };
  };
  const [old, now] = factor === 'price' ? ['P1', 'P2'] : ['Y1', 'Y2'];
  const moved = side === 'demand' ? 'demanded' : 'supplied';
  const owner =
    factor === 'price'
      ? '(?: of (?:an? |the )?(?:[a-z]+ ){0,4}?[a-z]+)?'
      : '(?: of (?:an? |the )?consumers?)?';
  return {
    family: 'elasticity',
    cue: CUES[method],
    variables: {
      [old]: variable(factorDimension, factor, old),
      [now]: variable(factorDimension, factor, now),
      Q1: variable(quantityDimension, 'quantity', 'Q1'),
      Q2: variable(quantityDimension, 'quantity', 'Q2'),
      E: {
        dimension: 'number',
        name: `the ${factor} elasticity of ${side}`,
        names:
          factor === 'price'
            ? `(?:(?:coefficient of )?(?:price |arc )?elasticity of ${side})`
            : `(?:(?:coefficient of )?income elasticity of ${side})`,
        letters: 'E',
        sign: 'any',
        label: 'E',
      },
    },
    laws:
      method === 'simple'
        ? [`E = ((Q2 - Q1)/Q1)/((${now} - ${old})/${old})`]
        : [`E = ((Q2 - Q1)/((Q1 + Q2)/2))/((${now} - ${old})/((${old} + ${now})/2))`],
    phrases: [
      {
        pattern: `(?:the |its |his |her |their )?(?:monthly )?${factor}${owner} ${VERB} from {${old}}(?: per [a-z]+)? to {${now}}(?: per [a-z]+)?`,
      },
      {
        pattern: `${VERB} (?:the |its |his |her |their )?${factor}${owner} from {${old}}(?: per [a-z]+)? to {${now}}(?: per [a-z]+)?`,
      },
      {
        pattern: `(?:an? |the )?(?:rise|increase|fall|decrease|cut|reduction|drop) in (?:the )?(?:${factor}|bus fare|fare|cost|charge)${owner} from {${old}} to {${now}}`,
      },
      {
        pattern: `(?:the |its |his |her )?(?:quantity(?: of [a-z]+)?(?: ${moved}| bought| purchased| sold)?|${side}|sales|number of [a-z]+)(?: (?:of|for) (?:it|(?:an?|the) [a-z]+))? ${VERB} from {Q1}${UNITS} to {Q2}${UNITS}`,
      },
      {
        pattern: `(?:${VERB}|raises?|causes|makes) (?:the )?(?:quantity(?: of [a-z]+)? (?:${moved}|bought|sold)|${side}|number of [a-z]+)(?: to (?:rise|fall))? from {Q1}${UNITS} to {Q2}${UNITS}(?: a (?:day|week|month))?`,
      },
      {
        pattern:
          '(?:using|by|use|with)(?: the)? (?:mid-?point|arc)(?: elasticity)?(?: method| formula)?|\\(mid-?point method\\)',
      },
      { pattern: '(?:using|by) the simple (?:method|formula)' },
    ],
    systems: [{ mass: 'kg' }],
    method:
      method === 'simple'
        ? 'simple method: changes are measured from the old values'
        : 'midpoint method: changes are measured from the averages',
    words: WORDS,
    refuse: (values) => {
      const [before, after] = [values[old], values[now]];
      return before && after && before.equals(after) ? `The ${factor} doesn't change.` : null;
    },
  };
}

export const elasticities: readonly Topic[] = (['simple', 'midpoint'] as const).flatMap((method) =>
  (['demand', 'supply'] as const).flatMap((side) =>
    (['price', 'income'] as const).flatMap((factor) =>
      (['number', 'money'] as const).flatMap((factorDimension) =>
        (['number', 'mass'] as const).map((quantityDimension) =>
          elasticity({ method, side, factor, factorDimension, quantityDimension }),
        ),
      ),
    ),
  ),
);
