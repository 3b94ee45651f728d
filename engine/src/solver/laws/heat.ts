/** Heat that changes a temperature, or melts or boils something. */
import { CannotSolve, type Solution } from '../solution.ts';
import { markQuantities } from '../text/quantities.ts';
import { ASK_FOR } from './phrase-parts.ts';
import { solveTopic } from './solve-topic.ts';
import { named, quantity, SI, topicOf } from './variables.ts';

const MASS = quantity('mass', 'mass', 'm');

export const heat = topicOf({
  family: 'waves and heat',
  cue: /specific heat|#specificHeat|heat capacity/i,
  laws: ['Q = m*c*(t2 - t1)', 'Q = m*c*d', 'P = Q/t'],
  variables: {
    Q: quantity(
      'energy',
      '(?:quantity of |amount of )?heat(?: energy)?(?: (?:required|needed|supplied|absorbed|given out|lost|gained))?|(?:quantity of |amount of )?(?:thermal )?energy(?: (?:required|needed|supplied))?',
      'Q|H',
    ),
    m: MASS,
    c: quantity(
      'specificHeat',
      'specific heat capacity(?: of [a-z]+(?: [a-z]+)?)?|specific heat(?: of [a-z]+)?',
      'c',
    ),
    t1: named('temperature', 'initial temperature'),
    t2: named('temperature', 'final temperature', undefined, { sign: 'any' }),
    d: named(
      'temperature',
      '(?:rise in temperature|temperature rise|temperature change|change in temperature|increase in temperature)',
      'θ',
      { label: 'Δθ' },
    ),
    P: quantity('power', 'power', 'P'),
    t: quantity('time', 'time(?: taken)?', 't'),
  },
  phrases: [
    { pattern: '(?:temperature |heated |cooled |cools )?from {t1} to {t2}' },
    {
      pattern:
        '(?:temperature (?:of [a-z ]+ )?)?(?:rises |raised |increases |falls |rise |is raised )?(?:by|through) {d}',
    },
    {
      pattern: `how long (?:will|does|would|did) (?:it take|(?:the|it|an?) (?:[a-z]+ )?(?:heater|kettle|take)(?: take)?)`,
      asks: 't',
    },
    {
      pattern:
        'how much (?:heat|energy|heat energy|thermal energy) (?:is|will be|must be)(?: needed| required| supplied| absorbed| lost| given out)?(?: to)?',
      asks: 'Q',
    },
    {
      pattern: `${ASK_FOR} the (?:quantity of |amount of )?(?:heat|energy|heat energy|thermal energy) (?:required|needed|supplied|absorbed)?(?: to)?`,
      asks: 'Q',
    },
  ],
  systems: [SI, { ...SI, mass: 'g', specificHeat: 'J/(g K)' }, { ...SI, temperature: 'K' }],
  words:
    'raise raises heat heated temperature water copper iron aluminium brass block metal needed required supplied specific capacity absorbed cool when absorbs absorb gains loses supplies its his rise rises',
});

const latentHeat = topicOf({
  family: 'waves and heat',
  cue: /latent/i,
  laws: ['Q = m*L', 'P = Q/t'],
  variables: {
    Q: quantity(
      'energy',
      '(?:quantity of |amount of )?heat(?: energy)?(?: (?:required|needed|supplied|absorbed|given out|released))?|(?:amount of )?energy(?: (?:required|needed))?',
      'Q',
    ),
    m: MASS,
    L: quantity(
      'latentHeat',
      '(?:specific )?latent heat(?: of (?:fusion|vapori[sz]ation))?(?: of [a-z]+)?',
      'L',
    ),
    P: quantity('power', 'power', 'P'),
    t: quantity('time', 'time(?: taken)?', 't'),
  },
  phrases: [
    {
      pattern:
        'how much (?:heat|energy|heat energy) (?:is|will be)(?: needed| required| absorbed| given out| released)?(?: to)?',
      asks: 'Q',
    },
    {
      pattern: `${ASK_FOR} the (?:quantity of |amount of )?(?:heat|energy|heat energy) (?:required|needed|absorbed|released)?(?: to)?`,
      asks: 'Q',
    },
    {
      pattern: '(?:completely )?(?:melt|convert|change|vaporise|boil away)(?: completely)? {m} of ice',
    },
  ],
  systems: [SI, { ...SI, mass: 'g', latentHeat: 'J/g' }],
  words:
    'melt melts convert converts change ice water steam needed required fusion vaporisation completely its melting boiling point same temperature without',
});

/** @param text before its quantities are marked, because a melting point must not be mistaken for another temperature */
export function solveLatentHeat(text: string): Solution {
  const points = new Set([...text.matchAll(/(\d+) ?°C/g)].map(([, degrees = '']) => degrees));
  if (points.size > 1)
    throw new CannotSolve('The heat to change the temperature has to be added, so I stopped there.');
  return solveTopic(markQuantities(text.replace(/(?:at|from) (?:0|100) ?°C/g, ' ')), latentHeat);
}
