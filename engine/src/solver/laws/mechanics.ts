import type { Topic } from './topic.ts';

export const BODY =
  'car lorry block box body object ball trolley stone bag bucket crane machine engine motor man boy girl student worker load crate cart trailer bullet book runner athlete woman stone';
export const PREPOSITIONS =
  'acted upon on in to by at from through over for when which acts acting applied produces produce produced gives give given moves moving pushes pushed pulls pulled required needed used exerts exerted exert';
export const SI = {
  mass: 'kg',
  force: 'N',
  acceleration: 'm/s²',
  length: 'm',
  time: 's',
  velocity: 'm/s',
  energy: 'J',
  power: 'W',
  momentum: 'kg m/s',
  area: 'm²',
  pressure: 'N/m²',
};
export const mass = {
  dimension: 'mass',
  name: 'the mass',
  names: 'mass',
  letters: 'm',
  isPlain: true,
} as const;

export const force: Topic = {
  family: 'forces and energy',
  cue: /force|acceler|newton|\bN\b|#force/i,
  variables: {
    F: {
      dimension: 'force',
      name: 'the force',
      names: '(?:resultant |net |constant |horizontal |unbalanced )?force',
      letters: 'F',
      isPlain: true,
    },
    m: mass,
    a: {
      dimension: 'acceleration',
      name: 'the acceleration',
      names: '(?:uniform |constant )?acceleration(?: produced)?',
      letters: 'a',
      isPlain: true,
    },
  },
  laws: ['F = m*a'],
  phrases: [],
  systems: [SI],
  words: `${BODY} ${PREPOSITIONS} smooth accelerates accelerate accelerated accelerating rest`,
};

export const weight: Topic = {
  family: 'forces and energy',
  cue: /\bweight\b|\bweighs?\b/i,
  variables: {
    W: { dimension: 'force', name: 'the weight', names: 'weight', letters: 'W', isPlain: true },
    m: mass,
    g: {
      dimension: 'acceleration',
      name: 'the acceleration of free fall',
      names: 'acceleration (?:due to|of) (?:gravity|free fall)|gravitational acceleration',
      letters: 'g',
      bareUnit: 'm/s²',
      isPlain: true,
    },
  },
  laws: ['W = m*g'],
  phrases: [{ pattern: 'take g (?:as|to be) {g}' }, { pattern: 'weighs {W}' }],
  systems: [SI],
  words: `${BODY} on where earth moon`,
  needed: { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' },
};

export const momentum: Topic = {
  family: 'forces and energy',
  cue: /momentum/i,
  variables: {
    p: {
      dimension: 'momentum',
      name: 'the momentum',
      names: '(?:linear )?momentum',
      letters: 'p',
      isPlain: true,
    },
    m: mass,
    v: {
      dimension: 'velocity',
      name: 'the velocity',
      names: '(?:speed|velocity)',
      letters: 'v',
      isPlain: true,
    },
  },
  laws: ['p = m*v'],
  phrases: [],
  systems: [SI],
  words: `${BODY} at with moving travelling moves`,
};

export const density: Topic = {
  family: 'density and speed',
  cue: /densit|#density/i,
  variables: {
    D: {
      dimension: 'density',
      name: 'the density',
      names: 'density',
      letters: 'D|d|ρ',
      isPlain: true,
      label: 'ρ',
    },
    m: mass,
    V: { dimension: 'volume', name: 'the volume', names: 'volume', letters: 'V|v', isPlain: true },
  },
  laws: ['D = m/V'],
  phrases: [],
  systems: [
    { density: 'g/cm³', mass: 'g', volume: 'cm³' },
    { density: 'kg/m³', mass: 'kg', volume: 'm³' },
  ],
  words:
    'displaces displaced displace measures measure dimensions stone block metal iron gold lead copper aluminium aluminum mercury oil water liquid wood cube piece sample solid substance material object body occupies occupy made from whose rock',
};

export const pressure: Topic = {
  family: 'forces and energy',
  cue: /pressure/i,
  variables: {
    P: {
      dimension: 'pressure',
      name: 'the pressure',
      names: 'pressure(?: exerted)?',
      letters: 'P|p',
      isPlain: true,
    },
    F: { dimension: 'force', name: 'the force', names: 'force|weight', letters: 'F', isPlain: true },
    A: {
      dimension: 'area',
      name: 'the area',
      names: '(?:surface |base |contact )?area(?: of contact)?',
      letters: 'A',
      isPlain: true,
    },
  },
  laws: ['P = F/A'],
  phrases: [{ pattern: 'weigh(?:s|ing) {F}' }],
  systems: [
    { pressure: 'N/m²', force: 'N', area: 'm²' },
    { pressure: 'Pa', force: 'N', area: 'm²' },
  ],
  words: `${BODY} on an over acts acting by at surface floor ground rests applied exerts exerted`,
};
