import type { Dimension } from '../text/units.ts';
import type { Topic, Variable } from './topic.ts';

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
      { pattern: '{X} out of {W}' },
      {
        pattern:
          '(?:what|which) (?:percentage|percent)(?: of the (?:marks|students|total|number|whole))? (?:is (?:this|that)|did (?:he|she) (?:score|get|obtain)|is his score)|(?:what is|find|calculate) (?:his|her) percentage(?: score| mark)?|express (?:this|it|his score|her score) as a percentage',
        asks: 'r',
      },
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
      'scored got obtained in a test examination quiz mathematics english price salary population number value town village school enrolment students rent fare worker man woman new shirt bag rice litre petrol book',
  };
}

export const percentages: readonly Topic[] = (['number', 'money', 'mass', 'length'] as const).map(percentage);
