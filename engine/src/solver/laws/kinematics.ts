import type { Phrase, Topic } from './topic.ts';

const BODY =
  'car bus train lorry truck vehicle motorcycle motorcyclist cyclist bicycle runner athlete sprinter ball stone rocket plane aeroplane aircraft taxi van mango orange coconut fruit egg pebble brick boy girl man woman student driver driven rider bullet coin';
const MOTION =
  'moves moving move moved travels travelling traveling travel travelled covers covered cover goes uniform uniformly constant constantly steadily straight line road track runway along path in on at for from during after over a distance within period interval takes took take cover covering later until time';
const SI = { length: 'm', time: 's', velocity: 'm/s', acceleration: 'm/s²' };
const IT = '(?: it| he| she| the [a-z]+| an? [a-z]+| this [a-z]+)?';

const BY = {
  pattern:
    '(?:by|for) (?:the|an?) (?:car|bus|train|body|object|particle|stone|ball|vehicle|lorry|runner|cyclist)(?= |[.,?]|$)|by (?:the |its |applying (?:the )?)?brakes',
};

/** Shared by everything that moves with constant acceleration. */
const MOVING: readonly Phrase[] = [
  {
    pattern: `how long (?:does|did|will|would)${IT} take(?: to(?: do (?:so|this))?)?(?= |\\?|$|,)`,
    asks: 't',
  },
  { pattern: 'how long (?:is|was) (?:the journey|it (?:in motion|moving))', asks: 't' },
  { pattern: `how far (?:does|did|will|would|has)${IT} (?:travel|go|move|fall)(?:led)?`, asks: 's' },
  {
    pattern: `how fast (?:is|was|will|does)${IT}(?: be)? (?:moving|travelling|going|move)(?: at the end)?`,
    asks: 'v',
  },
];

export const kinematics: Topic = {
  family: 'kinematics',
  variables: {
    u: {
      dimension: 'velocity',
      name: 'the initial velocity',
      names: 'initial (?:velocity|speed)|starting (?:velocity|speed)',
      letters: 'u',
      sign: 'not negative',
    },
    v: {
      dimension: 'velocity',
      name: 'the final velocity',
      names: 'final (?:velocity|speed)|(?:velocity|speed) (?:acquired|attained|reached)',
      letters: 'v',
      sign: 'any',
    },
    a: {
      dimension: 'acceleration',
      name: 'the acceleration',
      names: '(?:uniform |constant )?acceleration',
      letters: 'a',
      isPlain: true,
      sign: 'any',
    },
    d: {
      dimension: 'acceleration',
      name: 'the deceleration',
      names: '(?:uniform |constant )?(?:deceleration|retardation)',
    },
    s: {
      dimension: 'length',
      name: 'the distance',
      names:
        '(?:total )?distance(?: (?:it )?(?:travelled|traveled|travels|covered|covers|moved|moves)(?: by (?:the|a) [a-z]+)?)?|displacement',
      letters: 's|S',
      isPlain: true,
      sign: 'not negative',
    },
    t: { dimension: 'time', name: 'the time', names: 'time(?: taken)?', letters: 't', isPlain: true },
  },
  laws: [
    'v = u + a*t',
    's = u*t + 1/2*a*t^2',
    'v^2 = u^2 + 2*a*s',
    's = (u + v)/2*t',
    'v = u - d*t',
    'v^2 = u^2 - 2*d*s',
    's = u*t - 1/2*d*t^2',
  ],
  phrases: [
    ...MOVING,
    BY,
    { pattern: `(?:decelerat|retard)(?:es|ed|ing)?(?: uniformly)? at(?: a rate of| the rate of)? {d}` },
    { pattern: `(?:deceleration|retardation) of {d}` },
    {
      pattern:
        '(?:start(?:s|ing|ed)?|accelerat(?:es|ed|ing)|moves|moving)(?: uniformly)? from rest to(?: a| its)?(?: final)?(?: velocity| speed)?(?: of)? {v}',
      sets: { u: 0 },
    },
    {
      pattern:
        '(?:which |that |and )?(?:was |is )?(?:initially |starts |starting |started |begins |beginning )?(?:from|at) rest',
      sets: { u: 0 },
    },
    {
      pattern:
        '(?:before )?(?:com(?:es?|ing)|brought|brings it|is brought|slows down) to (?:rest|a stop|a halt)|(?:and |before |to )?(?:stops|stopping|stop)',
      sets: { v: 0 },
    },
    {
      pattern:
        '(?:accelerat|increas|decreas|slow)[a-z]*(?: its| the)?(?: velocity| speed)?(?: down)?(?: uniformly)? from(?: an?)?(?: initial)?(?: velocity of| speed of)? {u} to(?: a)?(?: final)?(?: velocity of| speed of)? {v}',
    },
    { pattern: 'from {u} to {v}' },
    {
      pattern:
        '(?:to )?(?:reach|attain|acquir|gain)(?:es|ed|ing|s|e)?(?: a| its)?(?: final)?(?: velocity| speed)?(?: of)? {v}',
    },
    { pattern: 'to(?: a)?(?: final)?(?: velocity| speed) of {v}' },
    {
      pattern:
        '(?:moving|travelling|traveling|moves|travels|driven|initially moving|starts?|starting|started)(?: off)?(?: along a straight road)? (?:at|with)(?: an?)?(?: initial| uniform| constant)?(?: velocity| speed)?(?: of)? {u}',
    },
    {
      pattern:
        '(?:its |the )?(?:velocity|speed) (?:of (?:the|a) [a-z]+ )?(?:increases|changes|decreases|rises|drops|is reduced|is increased|increased|decreased|changed)(?: uniformly)? from {u} to {v}',
    },
    {
      pattern:
        '(?:find|calculate|determine|what is|what will be|compute)(?: its| the| his| her)* (?:velocity|speed)(?: of (?:the|an?) [a-z]+)?(?! (?:with|at) which| of projection)(?: after| at the end of| when it has)?',
      asks: 'v',
    },
  ],
  systems: [SI],
  words: `${BODY} ${MOTION} accelerates accelerating accelerated accelerate decelerates decelerating decelerated uniformly brakes applied are when it down slows passes to`,
};

const G: Record<string, string> = { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' };
const GRAVITY = {
  dimension: 'acceleration',
  name: 'the acceleration of free fall',
  names: 'acceleration (?:due to|of) (?:gravity|free fall)(?:,? \\(?g\\)?)?|gravitational acceleration',
  letters: 'g',
  bareUnit: 'm/s²',
} as const;
const FALL_WORDS = `${BODY} height top building tower cliff bridge tree roof table well ground reach reaches reaching reached hit hits hitting strike strikes striking land lands before just as it falls falling fall freely vertically to from at in above with after time seconds take time ignore air resistance neglect neglecting ignoring surface be for and through fall taken take`;

export const freeFall: Topic = {
  family: 'kinematics',
  cue: /\b(?:dropped|released|falls?|falling|free[- ]fall|let fall)\b/i,
  variables: {
    u: {
      dimension: 'velocity',
      name: 'the initial velocity',
      names: 'initial (?:velocity|speed)',
      sign: 'not negative',
    },
    v: {
      dimension: 'velocity',
      name: 'the final velocity',
      names:
        '(?:final |impact )?(?:velocity|speed)(?: with which it (?:hits|strikes|reaches|lands on) the ground)?',
      letters: 'v',
    },
    h: {
      dimension: 'length',
      name: 'the height',
      names:
        '(?:vertical )?(?:height|depth|distance(?: fallen| it falls)?)(?: of the (?:building|tower|cliff|bridge|tree|roof|well))?',
      letters: 'h|s',
      isPlain: true,
    },
    t: {
      dimension: 'time',
      name: 'the time',
      names: 'time(?: taken| it takes| of fall)?',
      letters: 't',
      isPlain: true,
    },
    g: GRAVITY,
  },
  laws: ['v = u + g*t', 'h = u*t + 1/2*g*t^2', 'v^2 = u^2 + 2*g*h'],
  phrases: [
    BY,
    {
      pattern:
        '(?:is |was |are )?(?:dropped|released|let fall|allowed to fall|falls freely|falls)(?: freely)?(?: from rest)?',
      sets: { u: 0 },
    },
    { pattern: 'from rest', sets: { u: 0 } },
    { pattern: '(?:an? )?(?:[a-z]+ )?{h} (?:high|tall|above the ground)' },
    { pattern: `(?:with |at )?what (?:velocity|speed) (?:does|will|did|would)${IT} (?:hit|strike|reach|land on)(?: the ground)?`, asks: 'v' },
    {
      pattern: `how long (?:does|did|will|would)${IT} take(?: to (?:reach|hit|strike)(?: the ground)?)?`,
      asks: 't',
    },
    { pattern: `how far (?:does|did|will|would|has)${IT} fall(?:en)?`, asks: 'h' },
    { pattern: `how (?:high|tall) (?:is|was) the [a-z]+`, asks: 'h' },
    {
      pattern: `how fast (?:is|was|will|does)${IT}(?: be)? (?:moving|travelling|going|hit the ground)`,
      asks: 'v',
    },
    { pattern: 'take g (?:as|to be) {g}' },
  ],
  systems: [SI],
  words: FALL_WORDS,
  needed: G,
};

/** Each quantity has its own letter here, because the time to the top and the time in the air differ. */
export const upwardThrow: Topic = {
  family: 'kinematics',
  cue: /\b(?:upwards?)\b/i,
  variables: {
    u: {
      dimension: 'velocity',
      name: 'the initial velocity',
      names:
        'initial (?:velocity|speed)|(?:velocity|speed) (?:of projection|with which it (?:was|is) (?:thrown|projected))',
      letters: 'u',
      isPlain: true,
    },
    H: {
      dimension: 'length',
      name: 'the maximum height',
      names:
        '(?:maximum|greatest) height(?: (?:reached|attained|it reaches|above the ground|it will reach))?',
    },
    t: {
      dimension: 'time',
      name: 'the time to the highest point',
      names:
        'time (?:taken |it takes )?to (?:reach|get to) (?:its |the )?(?:maximum height|highest point|greatest height|top)',
    },
    T: {
      dimension: 'time',
      name: 'the time of flight',
      names:
        '(?:total )?time (?:of flight|in the air|it (?:stays|spends) in the air|taken to return to the (?:ground|thrower|starting point|point of projection))',
    },
    g: GRAVITY,
  },
  laws: ['u^2 = 2*g*H', 'u = g*t', 'T = 2*u/g'],
  phrases: [
    { pattern: 'take g (?:as|to be) {g}' },
    { pattern: `how high (?:does|will|did|would)${IT} (?:go|rise|get)`, asks: 'H' },
    {
      pattern: `how long (?:does|will|did|would)${IT} take to (?:reach|get to) (?:its |the )?(?:maximum height|highest point|greatest height|top)`,
      asks: 't',
    },
    {
      pattern: `how long (?:does|will|did|would)${IT} (?:take to return to the (?:ground|thrower)|stay in the air|remain in the air)`,
      asks: 'T',
    },
    {
      pattern:
        '(?:is |was )?(?:thrown|projected|fired|shot)(?: vertically)? upwards?(?: from the ground)?(?: with| at)?(?: an?)?(?: initial)?(?: velocity| speed)?(?: of)? {u}',
    },
    { pattern: '(?:is |was )?(?:thrown|projected|fired|shot)(?: vertically)? upwards?' },
    {
      pattern:
        '(?:reaches|rises to|to reach|and reaches|attains)(?: a| its)? (?:maximum|greatest) height of {H}',
    },
  ],
  systems: [SI],
  words: `${BODY} vertically into the air with from ground ignore air resistance neglect neglecting at in`,
  needed: G,
};

/** Motion at one speed. */
export const uniformMotion: Topic = {
  family: 'density and speed',
  variables: {
    v: {
      dimension: 'velocity',
      name: 'the speed',
      names: '(?:average |constant |uniform |steady )?(?:speed|velocity)',
      letters: 'v',
      isPlain: true,
    },
    s: {
      dimension: 'length',
      name: 'the distance',
      names: '(?:total )?distance(?: (?:travelled|traveled|covered))?',
      letters: 's|d',
      isPlain: true,
    },
    t: {
      dimension: 'time',
      name: 'the time',
      names: '(?:total )?time(?: taken)?',
      letters: 't',
      isPlain: true,
    },
  },
  laws: ['v = s/t'],
  phrases: [
    {
      pattern: `how long (?:does|did|will|would)${IT} (?:take|need)(?: to (?:travel|cover|complete|go))?(?= |\\?|$)`,
      asks: 't',
    },
    {
      pattern: `how far (?:does|did|will|would|has|can)${IT} (?:travel|go|move|run|walk|drive|ride|fly|cover)(?:led)?`,
      asks: 's',
    },
    {
      pattern: `how fast (?:does|did|is|was)${IT} (?:travel|go|move|travelling|moving|going|run|walk)`,
      asks: 'v',
    },
    { pattern: '(?:from|between) [A-Z][a-z]+ (?:to|and) [A-Z][a-z]+' },
  ],
  systems: [
    { length: 'm', time: 's', velocity: 'm/s' },
    { length: 'km', time: 'h', velocity: 'km/h' },
  ],
  words: `${BODY} ${MOTION} runs run walks walk drives drive rides ride flies fly journey trip race town city between to average ship boat sound train traveller tortoise she covers travel travels`,
};
