/** Springs, liquids, machines and other mechanics with one law each. */
import { ASK_FOR } from './phrase-parts.ts';
import type { Topic, Variable } from './topic.ts';
import { named, quantity, topicOf } from './variables.ts';

const GRAVITY: Variable = quantity(
  'acceleration',
  'acceleration of free fall|acceleration due to gravity|acceleration of gravity|gravitational acceleration',
  'g',
  { bareUnit: 'm/s²' },
);
const NEEDS_G = { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' };
const TAKE_G = { pattern: 'take g (?:as|to be) {g}' };
const MASS = quantity('mass', 'mass', 'm');

const spring = topicOf({
  family: 'forces and energy',
  cue: /\bspring|elastic|force constant|Hooke/i,
  laws: ['F = k*x', 'E = 1/2*F*x', 'E = 1/2*k*x^2', 'F = m*g'],
  variables: {
    F: quantity('force', '(?:stretching |applied )?force|load|weight|tension', 'F'),
    k: quantity('stiffness', '(?:force|spring|elastic) constant|stiffness', 'k'),
    x: quantity('length', 'extension(?: produced)?|compression', 'e|x', { label: 'e' }),
    E: quantity('energy', '(?:elastic potential )?energy(?: stored)?|work done', 'E|W'),
    m: MASS,
    g: GRAVITY,
  },
  phrases: [
    TAKE_G,
    {
      pattern:
        '(?:stretches|extends|stretched|extended|compresse[sd])(?: it)?(?: an? (?:elastic )?(?:spring|wire|string))?(?: through| by)? {x}',
    },
    { pattern: `how much energy is stored`, asks: 'E' },
  ],
  words:
    'spring wire string elastic stretched stretches extension constant applied produces extends force by when loaded hung on energy stored stiffness hooke law extended material produce hangs stretch acting acts',
});

const liquidPressure = topicOf({
  family: 'forces and energy',
  cue: /^(?=.*pressure)(?=.*\b(?:depth|deep|column|below)\b)/is,
  laws: ['P = d*g*h'],
  variables: {
    P: quantity(
      'pressure',
      '(?:hydrostatic |liquid )?pressure(?: due to (?:the )?(?:water|liquid))?(?: exerted)?',
      'P',
    ),
    d: quantity(
      'density',
      'density(?: of (?:the )?(?:sea |fresh )?(?:water|liquid|mercury|oil|seawater))?',
      'ρ|d',
      { label: 'ρ' },
    ),
    g: GRAVITY,
    h: quantity('length', 'depth|height', 'h'),
  },
  phrases: [TAKE_G, { pattern: '{h} (?:deep|below the surface|high)' }],
  words:
    'water liquid mercury oil sea column deep depth bottom tank pressure due exerted density surface lake pool swimming diver at below',
  more: { needed: NEEDS_G },
});

const machine = topicOf({
  family: 'forces and energy',
  cue: /velocity ratio|mechanical advantage|efficien/i,
  laws: ['M = L/E', 'e = M/V*100', 'e = Wo/Wi*100', 'e = Po/Pi*100'],
  variables: {
    M: quantity('number', 'mechanical advantage|m\\.?a\\.?', 'M\\.?A\\.?', { isPlain: false, label: 'MA' }),
    V: quantity('number', 'velocity ratio|v\\.?r\\.?', 'V\\.?R\\.?', { isPlain: false, label: 'VR' }),
    e: quantity('percent', 'efficiency', 'η', { label: 'efficiency' }),
    L: named('force', 'load|resistance'),
    E: named('force', 'effort(?: (?:of|applied|required|needed))?', undefined, { label: 'effort' }),
    Wo: named('energy', '(?:work|energy) output|useful (?:work|energy)', undefined, { label: 'work output' }),
    Wi: named('energy', '(?:work|energy) input', undefined, { label: 'work input' }),
    Po: named('power', 'power output|output power|useful power', undefined, { label: 'power output' }),
    Pi: named('power', 'power input|input power', undefined, { label: 'power input' }),
  },
  phrases: [
    {
      pattern: '(?:raises?|lifts?|overcomes?|moves?|to raise|to lift)(?: an?)?(?: load| weight)?(?: of)? {L}',
    },
    { pattern: `(?:an? )?effort of {E}` },
    {
      pattern: `what effort (?:is|will be) (?:needed|required)|${ASK_FOR} the effort(?: required| needed)?`,
      asks: 'E',
    },
    { pattern: `${ASK_FOR} the velocity ratio`, asks: 'V' },
  ],
  words:
    'machine system pulley pulleys lever screw jack load effort used lift raise applied ratio mechanical advantage efficiency simple block tackle wheel axle inclined plane overcome efficient',
});

const impulse = topicOf({
  family: 'forces and energy',
  cue: /impulse|change (?:in|of) momentum/i,
  laws: ['J = F*t', 'J = m*(v - u)'],
  variables: {
    J: quantity(
      'momentum',
      'impulse(?: (?:of the force|given to [a-z ]+|on the body))?|change (?:in|of) momentum',
      'J|I',
    ),
    F: quantity('force', '(?:average |constant )?force', 'F'),
    t: quantity('time', 'time(?: of contact)?', 't'),
    m: MASS,
    u: named('velocity', 'initial velocity', 'u', { sign: 'any' }),
    v: named('velocity', 'final velocity', 'v', { sign: 'any' }),
  },
  phrases: [{ pattern: 'from {u} to {v}' }, { pattern: '(?:initially )?at rest|from rest', sets: { u: 0 } }],
  words: 'force acts on body ball for applied impulse changes its velocity when',
});

const circular = topicOf({
  family: 'forces and energy',
  cue: /centripetal|circular (?:path|track|motion)|in a circle/i,
  laws: ['a = v^2/r', 'F = m*v^2/r'],
  variables: {
    a: quantity('acceleration', '(?:centripetal )?acceleration', 'a'),
    F: quantity('force', '(?:centripetal )?force', 'F'),
    m: MASS,
    v: quantity('velocity', '(?:constant |uniform )?speed|velocity', 'v'),
    r: quantity('length', 'radius', 'r'),
  },
  words:
    'moves moving circular path track circle round centripetal whirled tied string end horizontal bend car stone with constant uniform',
});

export const FURTHER_MECHANICS: readonly Topic[] = [spring, liquidPressure, machine, impulse, circular];
