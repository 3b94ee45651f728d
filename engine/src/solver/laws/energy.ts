import { BODY, mass, PREPOSITIONS, SI } from './mechanics.ts';
import type { Topic } from './topic.ts';

export const work: Topic = {
  family: 'forces and energy',
  cue: /\bwork\b|\bpower\b/i,
  variables: {
    W: {
      dimension: 'energy',
      name: 'the work done',
      names: 'work(?: done)?|energy(?: (?:supplied|used|transferred|converted))?',
      letters: 'W',
      isPlain: true,
    },
    F: {
      dimension: 'force',
      name: 'the force',
      names: '(?:constant |horizontal )?force|weight|load',
      letters: 'F',
      isPlain: true,
    },
    s: {
      dimension: 'length',
      name: 'the distance',
      names: 'distance|displacement',
      letters: 's|d',
      isPlain: true,
    },
    P: {
      dimension: 'power',
      name: 'the power',
      names: '(?:average )?power(?: developed| output)?',
      letters: 'P',
      isPlain: true,
    },
    t: { dimension: 'time', name: 'the time', names: 'time(?: taken)?', letters: 't', isPlain: true },
    m: mass,
    g: {
      dimension: 'acceleration',
      name: 'the acceleration of free fall',
      names: 'acceleration (?:due to|of) (?:gravity|free fall)',
      letters: 'g',
      bareUnit: 'm/s²',
    },
    h: { dimension: 'length', name: 'the height', names: '(?:vertical )?height', letters: 'h' },
    v: {
      dimension: 'velocity',
      name: 'the speed',
      names: '(?:constant |steady )?(?:speed|velocity)',
      letters: 'v',
      isPlain: true,
    },
  },
  laws: ['W = F*s', 'W = F*h', 'P = W/t', 'W = m*g*h', 'P = F*v'],
  phrases: [
    { pattern: 'how much work (?:is|was) done', asks: 'W' },
    {
      pattern:
        '(?:moves?|pushes|pulls|pushed|pulled|moved)(?: it| the [a-z]+| an? [a-z]+)?(?: through| over)?(?: a distance of)? {s} in the direction of the force',
    },
    { pattern: '(?:does|supplies|uses|transfers) {W} of (?:work|energy)' },
    { pattern: 'take g (?:as|to be) {g}' },
    {
      pattern:
        '{h} high|(?:to|through) a (?:vertical )?height of {h}|(?:lifting|raising|lift|raise|lifts|raises) (?:an? )?{m}(?: [a-z]+)? (?:to|through) (?:a (?:vertical )?height of )?{h}|vertically(?: upwards)? through(?: a distance of)? {h}|height is {h}',
    },
  ],
  systems: [SI],
  words: `${BODY} ${PREPOSITIONS} supplies supply uses delivers runs run running up down develops walks climbs climb climbing walks stairs steps pump pumps lift speed steady lifts lifted lifting raises raised a distance direction horizontally horizontal done doing does`,
};

export const kineticEnergy: Topic = {
  family: 'forces and energy',
  cue: /kinetic/i,
  variables: {
    E: {
      dimension: 'energy',
      name: 'the kinetic energy',
      names: 'kinetic energy(?: \\(?k\\.?e\\.?\\)?)?',
      letters: 'E|KE',
      isPlain: true,
    },
    m: mass,
    v: { dimension: 'velocity', name: 'the speed', names: '(?:speed|velocity)', letters: 'v', isPlain: true },
  },
  laws: ['E = 1/2*m*v^2'],
  phrases: [],
  systems: [SI],
  words: `${BODY} at with moving travelling moves runs running thrown kicked fired travels flying possessed by`,
};

export const potentialEnergy: Topic = {
  family: 'forces and energy',
  cue: /potential energy/i,
  variables: {
    E: {
      dimension: 'energy',
      name: 'the potential energy',
      names: '(?:gravitational )?potential energy(?: gained)?',
      letters: 'E',
      isPlain: true,
    },
    m: mass,
    h: {
      dimension: 'length',
      name: 'the height',
      names: '(?:vertical )?height',
      letters: 'h',
      isPlain: true,
    },
    g: {
      dimension: 'acceleration',
      name: 'the acceleration of free fall',
      names: 'acceleration (?:due to|of) (?:gravity|free fall)',
      letters: 'g',
      bareUnit: 'm/s²',
      isPlain: true,
    },
  },
  laws: ['E = m*g*h'],
  phrases: [
    { pattern: '{h} (?:high|above the (?:ground|floor)|up)' },
    { pattern: 'take g (?:as|to be) {g}' },
  ],
  systems: [SI],
  words: `${BODY} at to above ground raised lifted through held placed top in by up`,
  needed: { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' },
};
