/** Waves, sound and light. */
import type { Topic } from './topic.ts';
import { named, quantity, SI, topicOf } from './variables.ts';

const waves = topicOf({
  family: 'waves and heat',
  cue: /wave|frequen|hertz|\bHz\b|oscillat|vibrat|#frequency/i,
  laws: ['v = f*L', 'f = 1/T', 'f = n/t'],
  variables: {
    v: quantity('velocity', '(?:wave )?speed|(?:wave )?velocity(?: of the wave)?', 'v|c'),
    f: quantity('frequency', 'frequency', 'f'),
    L: quantity('length', 'wavelength', 'λ', { label: 'λ' }),
    T: named('time', 'period(?:ic time)?', 'T'),
    n: named('number', 'number of (?:complete )?(?:oscillations|vibrations|cycles|waves|revolutions)', 'n'),
    t: quantity('time', 'time(?: taken)?', 't'),
  },
  phrases: [
    {
      pattern:
        '(?:makes|completes|produces|performs|executes|undergoes)? ?{n} (?:complete )?(?:oscillations|vibrations|cycles|waves|swings)',
    },
    {
      pattern:
        '(?:distance between (?:two )?(?:successive|consecutive|adjacent) (?:crests|troughs|compressions)) (?:is|of|being) {L}',
    },
    { pattern: `(?:with|at) what speed (?:does|do|will) [a-z ]+ travel`, asks: 'v' },
  ],
  systems: [SI, { ...SI, length: 'cm', velocity: 'cm/s' }],
  words:
    'wave waves wavelength sound radio light water travels travelling travel transmits broadcasts station string air period emits source tuning fork vibrates pendulum simple motion sea ripple ripples tank speed medium produced progressive transverse longitudinal note through second',
});

const apparentDepth = topicOf({
  family: 'waves and heat',
  cue: /refractive index|apparent/i,
  laws: ['n = D/a'],
  variables: {
    n: quantity('number', 'refractive index(?: of (?:the |a )?(?:glass|water|liquid|block|medium))?', 'n'),
    D: named('length', 'real (?:depth|thickness)|(?:actual|true) depth'),
    a: named('length', 'apparent (?:depth|thickness)'),
  },
  phrases: [
    { pattern: '(?:at the bottom of|in) [a-z ]*?(?:of depth|which is|depth) {D}' },
    { pattern: '{D} deep|of (?:depth|thickness) {D}|{D} thick' },
    { pattern: 'appears? (?:to be )?(?:at (?:a depth of )?)?{a}(?: (?:below|from|deep)[a-z ]*)?' },
  ],
  words: 'water liquid glass block pond pool swimming tank index real apparent bottom',
});

const lightSpeed = topicOf({
  family: 'waves and heat',
  cue: /refractive index/i,
  laws: ['n = c/v'],
  variables: {
    n: quantity(
      'number',
      'refractive index(?: of (?:the |a )?(?:glass|water|liquid|block|medium|diamond))?',
      'n',
    ),
    c: named('velocity', '(?:speed|velocity) of light in (?:air|vacuum|a vacuum|free space)', 'c'),
    v: named(
      'velocity',
      '(?:speed|velocity) of light in (?:the |a )?(?:glass|water|liquid|medium|diamond|block|glass block)',
      'v',
    ),
  },
  words: 'light air vacuum glass water medium diamond',
});

export const WAVES: readonly Topic[] = [waves, apparentDepth, lightSpeed];
