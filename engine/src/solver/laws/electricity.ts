import type { Topic, Variable } from './topic.ts';

const SI = { voltage: 'V', current: 'A', resistance: 'Ω', power: 'W', energy: 'J', charge: 'C', time: 's' };
const voltage: Variable = {
  dimension: 'voltage',
  name: 'the voltage',
  names:
    '(?:potential difference|p\\.?d\\.?|voltage|supply voltage)(?: (?:across (?:it|its ends|the (?:resistor|wire|bulb|lamp|conductor))|of the (?:battery|supply)))?',
  letters: 'V',
  isPlain: true,
};
const current: Variable = {
  dimension: 'current',
  name: 'the current',
  names:
    '(?:electric )?current(?: (?:flowing|passing|drawn|in|through)(?: in| through)?(?: it| the (?:circuit|resistor|wire|bulb|lamp|conductor|heater|kettle))?)?',
  letters: 'I',
  isPlain: true,
};
const WORDS =
  'drives driving supplies supplied supplying delivers takes taken resistor conductor wire bulb lamp kettle heater iron battery cell supply source circuit device appliance fan radio television electric electrical connected across to through in flows flow flowing passes passing pass carries carrying carry drawn draws draw takes at from on for with by when connects volt mains ends operates operating rated ohm there dissipated heat used uses using coil';

export const ohm: Topic = {
  family: 'electricity',
  cue: /#(?:voltage|current|resistance|power|charge)/,
  variables: {
    V: voltage,
    I: current,
    R: { dimension: 'resistance', name: 'the resistance', names: 'resistance', letters: 'R', isPlain: true },
    P: {
      dimension: 'power',
      name: 'the power',
      names: '(?:electrical )?power(?: (?:dissipated|consumed|rating|used|developed))?',
      letters: 'P',
      isPlain: true,
    },
    Q: {
      dimension: 'charge',
      name: 'the charge',
      names:
        '(?:quantity of |amount of )?(?:electric )?charge(?: (?:that )?(?:flows|passes|passing|flowing|transferred))?',
      letters: 'Q',
      isPlain: true,
    },
    E: {
      dimension: 'energy',
      name: 'the energy',
      names:
        '(?:electrical )?energy(?: (?:consumed|used|dissipated|converted))?|heat (?:produced|generated|developed)',
      letters: 'E|W',
      isPlain: true,
    },
    t: { dimension: 'time', name: 'the time', names: 'time(?: taken)?', letters: 't', isPlain: true },
  },
  laws: ['V = I*R', 'P = V*I', 'P = I^2*R', 'P = V^2/R', 'Q = I*t', 'E = P*t', 'E = V*Q'],
  phrases: [
    { pattern: 'how much charge (?:flows|passes)', asks: 'Q' },
    { pattern: 'how much energy (?:is|does it) (?:used|use|consumed|consume)', asks: 'E' },
  ],
  systems: [SI],
  words: WORDS,
};

/** Two or three resistors, in series or in parallel. */
function resistors(count: 2 | 3, kind: 'series' | 'parallel'): Topic {
  const names = Array.from({ length: count }, (_, index) => `R${index + 1}`);
  const marks = names.map((name) => `{${name}}`);
  const list = `${marks.slice(0, -1).join(', ')}(?: resistor)?,? and(?: an?| another)? ${marks.at(-1)}`;
  const each: Record<string, Variable> = Object.fromEntries(
    names.map((name) => [
      name,
      { dimension: 'resistance', name: `the resistance ${name}`, names: name, letters: name },
    ]),
  );
  const word = count === 2 ? '(?:two|2) ' : '(?:three|3) ';
  return {
    family: 'electricity',
    cue: new RegExp(`\\b${kind}\\b`, 'i'),
    variables: {
      ...each,
      R: {
        dimension: 'resistance',
        name: 'the total resistance',
        names:
          '(?:total|equivalent|effective|combined|resultant)(?: circuit)? resistance(?: of the (?:circuit|combination))?',
        letters: 'R',
      },
      V: voltage,
      I: { ...current, names: `(?:total )?${current.names}` },
    },
    laws: [
      kind === 'series'
        ? `R = ${names.join(' + ')}`
        : `1/R = ${names.map((name) => `1/${name}`).join(' + ')}`,
      'V = I*R',
    ],
    phrases: [
      {
        pattern: `(?:${word})?(?:resistors?|resistances)(?: of| with)?(?: resistances?| values?)?(?: of)? ${list}(?: resistors?)?`,
      },
      { pattern: `(?:an? )?${list}(?: resistors?)?` },
      { pattern: `(?:connected |joined |placed |arranged )?in ${kind}` },
      { pattern: '(?:the )?current (?:drawn )?from the (?:battery|supply|cell)', asks: 'I' },
    ].map((phrase) =>
      phrase.asks ? { ...phrase, pattern: `(?:find|calculate|determine|what is) ${phrase.pattern}` } : phrase,
    ),
    systems: [SI],
    words: `${WORDS} resistors combination them`,
  };
}

export const resistorTopics: readonly Topic[] = ([2, 3] as const).flatMap((count) => [
  resistors(count, 'series'),
  resistors(count, 'parallel'),
]);
