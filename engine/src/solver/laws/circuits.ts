/** Transformers, cells with a resistance of their own, and capacitors. */
import { ASK_FOR } from './phrase-parts.ts';
import type { Topic } from './topic.ts';
import { named, quantity, topicOf } from './variables.ts';

const transformer = topicOf({
  family: 'electricity',
  cue: /transformer/i,
  laws: ['Vs/Vp = Ns/Np'],
  variables: {
    Vp: named(
      'voltage',
      '(?:primary|input) (?:voltage|e\\.?m\\.?f\\.?)|voltage (?:in|across|of) the primary(?: coil)?',
      'Vp',
      { label: 'Vp' },
    ),
    Vs: named(
      'voltage',
      '(?:secondary|output) (?:voltage|e\\.?m\\.?f\\.?)|voltage (?:in|across|of) the secondary(?: coil)?',
      'Vs',
      { label: 'Vs' },
    ),
    Np: named('number', 'number of turns (?:in|on|of) the primary(?: coil| winding)?|primary turns', 'Np', {
      label: 'Np',
    }),
    Ns: named(
      'number',
      'number of turns (?:in|on|of) the secondary(?: coil| winding)?|secondary turns',
      'Ns',
      { label: 'Ns' },
    ),
  },
  phrases: [
    {
      pattern:
        '{Np} turns (?:in|on|of) (?:its |the )?primary(?: coil| winding)?(?: and {Ns} (?:turns )?(?:in|on|of) (?:its |the )?secondary(?: coil| winding)?)?',
    },
    { pattern: '{Ns} turns (?:in|on|of) (?:its |the )?secondary(?: coil| winding)?' },
    {
      pattern:
        '(?:gives|produces|has|delivers)? ?(?:an? )?output (?:voltage )?of {Vs}|primary coil has {Np}(?: turns)?|secondary coil has {Ns}(?: turns)?',
    },
    { pattern: '{Np} primary turns|{Ns} secondary turns|{Np} turns in the primary' },
    {
      pattern:
        '(?:primary (?:coil |winding )?(?:is )?connected to|connected to|from|primary voltage of)(?: an?| the)? {Vp}(?: mains| a\\.?c\\.?| supply| source)*',
    },
    {
      pattern: `${ASK_FOR} the (?:voltage|e\\.?m\\.?f\\.?) (?:across|in|of) the secondary(?: coil)?`,
      asks: 'Vs',
    },
  ],
  words:
    'step-down step-up transformer coil coils turns primary secondary mains supply voltage connected winding ideal step up down wound',
});

const cell = topicOf({
  family: 'electricity',
  cue: /internal resistance/i,
  laws: ['E = I*(R + r)'],
  variables: {
    E: quantity('voltage', 'e\\.? ?m\\.? ?f\\.?|electromotive force', 'E'),
    I: quantity('current', '(?:electric )?current(?: (?:flowing|in the circuit|through [a-z ]+))?', 'I'),
    R: named('resistance', 'external resistance|load resistance', 'R'),
    r: named('resistance', 'internal resistance', 'r'),
  },
  phrases: [
    { pattern: 'internal resistance(?: of)?(?: is)? {r}' },
    {
      pattern: `(?:connected (?:to|across|in series with) |across )?(?:an? |the )?(?:external )?{R}(?: external)? (?:resistor|resistance|coil|lamp|bulb)|(?:resistor|resistance|coil|external resistance|external resistor) (?:of )?(?:resistance )?{R}`,
    },
  ],
  words:
    'battery cell connected across series with resistor external circuit internal resistance supplies current flows flowing e.m.f emf',
});

const capacitor = topicOf({
  family: 'electricity',
  cue: /capacit(?:or|ance)/i,
  laws: ['Q = C*V', 'E = 1/2*C*V^2'],
  variables: {
    Q: quantity('charge', 'charge(?: (?:stored|on [a-z ]+))?', 'Q'),
    C: quantity('capacitance', 'capacitance', 'C'),
    V: quantity('voltage', 'potential difference|p\\.?d\\.?|voltage', 'V'),
    E: quantity('energy', 'energy(?: stored)?', 'E|W'),
  },
  words: 'capacitor capacitance connected charged across supply battery stored plates parallel plate',
});

const consumption = topicOf({
  family: 'electricity',
  cue: /^(?=.*#money)(?=.*(?:kWh|kilowatt|per unit|a unit|#energy|cost))/is,
  laws: ['E = P*t', 'K = E*p'],
  variables: {
    P: quantity('power', 'power(?: rating)?', 'P'),
    t: quantity('time', 'time', 't'),
    E: quantity('energy', '(?:electrical )?energy(?: (?:consumed|used))?', 'E', { label: 'E' }),
    K: named(
      'money',
      '(?:total )?cost(?: of (?:using|running|operating|electricity)(?: [a-z]+)*)?',
      undefined,
      { label: 'cost' },
    ),
    p: named('money', '(?:cost|price) per (?:unit|kWh)', undefined, { label: 'price per kWh' }),
  },
  phrases: [
    {
      pattern:
        'how much (?:does|will|would|is) it cost(?: to (?:use|run|operate))?|(?:find|calculate|determine|what is) the (?:total )?cost of (?:using|running|operating|operation)',
      asks: 'K',
    },
    {
      pattern:
        '(?:a |one |each )?(?:unit(?: of electricity)? |electricity |energy |1 kWh |#energy:\\d+# |one unit |each unit )?(?:costs?|is charged|is sold|is|at) (?:at )?{p} (?:per|a|for each|for every) (?:kWh|unit|kilowatt[- ]hour)|(?:an? |one |each |1 )(?:unit|kWh)(?: of electricity)? (?:costs?|is) {p}',
    },
  ],
  systems: [{ power: 'kW', time: 'h', energy: 'kWh' }],
  words:
    'electricity iron heater bulb lamp used rated use hours electric cost costs unit energy run television fan refrigerator watt',
});

export const CIRCUITS: readonly Topic[] = [transformer, cell, capacitor, consumption];
