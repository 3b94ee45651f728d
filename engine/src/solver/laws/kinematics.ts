import type { Phrase, Topic, Variable } from './topic.ts';

export const BODY =
  'car bus train lorry truck vehicle motorcycle motorcyclist cyclist bicycle runner athlete sprinter ball stone rocket plane aeroplane aircraft taxi van mango orange coconut fruit egg pebble brick boy girl man woman student driver driven rider bullet coin';
export const MOTION =
  'while flat level road straight track kicks kicked rolls rolling slides sliding lands moves moving move moved travels travelling traveling travel travelled covers covered cover goes uniform uniformly constant constantly steadily straight line road track runway along path in on at for from during after over a distance within period interval takes took take cover covering later until time';
export const SI = { length: 'm', time: 's', velocity: 'm/s', acceleration: 'm/s²' };
export const IT = '(?: it| he| she| the [a-z]+| an? [a-z]+| this [a-z]+)?';

/** Words that only say that the acceleration is constant. */
export const STEADILY = {
  pattern: '(?:with|at|under)(?: an?)? (?:uniform|constant|steady) acceleration(?! of| ?=| is| ?#)',
};

export const BY = {
  pattern: `(?:by|for) (?:the|an?) (?:${BODY.replaceAll(' ', '|')}|body|object|particle|car|train|rocket|[a-z]+(?:er|or|ist|plane))(?= |[.,?]|$)|(?:by |and |when |on )*(?:he |she |the driver |it )?(?:is |are )?(?:appl(?:ying|ies|ied|y) )?(?:the |its |his |her )?brakes(?: are applied| is applied)?`,
};

/** Shared by all motion with constant acceleration. */
const MOVING: readonly Phrase[] = [
  {
    pattern: `how long (?:does|did|will|would)${IT} take(?: to(?: do (?:so|this))?)?(?= |\\?|$|,)`,
    asks: 't',
  },
  {
    pattern:
      'how long (?:is|was) (?:the journey|it (?:in motion|moving))|(?:after how long|(?:after|in|for) how many seconds) (?:does|did|will|would|is|was)',
    asks: 't',
  },
  { pattern: `how far (?:does|did|will|would|has)${IT} (?:travel|go|move|fall)(?:led)?`, asks: 's' },
  {
    pattern: `how fast (?:is|was|will|does)${IT}(?: be)? (?:moving|travelling|going|move)(?: at the end)?`,
    asks: 'v',
  },
];

const SLOWING = /decelerat|retard|slow|brak/i;

const acceleration: Variable = {
  dimension: 'acceleration',
  name: 'the acceleration',
  names: '(?:uniform |constant |average )?acceleration',
  letters: 'a',
  isPlain: true,
  sign: 'any',
};
const deceleration: Variable = {
  dimension: 'acceleration',
  name: 'the deceleration',
  names: '(?:uniform |constant |average )?(?:deceleration|retardation)',
};

export const kinematics: Topic = {
  family: 'kinematics',
  cue: new RegExp(`^(?!.*(?:${SLOWING.source}))`, 'is'),
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
    a: acceleration,
    d: deceleration,
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
    { pattern: '(?:from|at) {u} to rest', sets: { v: 0 } },
    ...MOVING,
    BY,
    STEADILY,
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
        '(?:before )?(?:com(?:es?|ing)|came|brought|brings it|is brought|slows down) to (?:rest|a stop|a halt)|(?:and |before |to )?(?:stops|stopping|stop)|(?:is|was) stopped',
      sets: { v: 0 },
    },
    {
      pattern:
        '(?:accelerat|increas|decreas|slow)[a-z]*(?: its| the)?(?: velocity| speed)?(?: down)?(?: uniformly)? from(?: an?)?(?: initial)?(?: velocity of| speed of)? {u} to(?: a)?(?: final)?(?: velocity of| speed of)? {v}',
    },
    { pattern: 'from {u} to {v}' },
    {
      pattern:
        '(?<!equal |relative )to(?: an?| its)?(?: final| new| maximum)?(?: velocity| speed)?(?: of)? {v}',
    },
    { pattern: '(?:in|during|for|within) the first {t}' },
    { pattern: '(?:until|till|when) (?:its|his|her|the) (?:speed|velocity) (?:is|becomes|reaches) {v}' },
    { pattern: '(?:brak(?:es|ed|ing)|slow(?:s|ed|ing)(?: down)?) from {u}' },
    { pattern: '(?<=; *)to rest', sets: { v: 0 } },
    {
      pattern: '(?:find|calculate|determine|what is) (?:its|the|his|her) (?:stopping|braking) distance',
      asks: 's',
    },
    { pattern: 'how long does this take', asks: 't' },
    {
      pattern:
        '(?:to )?(?:reach|attain|acquir|gain)(?:es|ed|ing|s|e)?(?: a| its)?(?: final)?(?: velocity| speed)?(?: of)? {v}',
    },
    { pattern: 'to(?: a)?(?: final)?(?: velocity| speed) of {v}' },
    {
      pattern:
        '(?:moving|travelling|traveling|moves|travels|driven|initially moving|lands|landing|starts?|starting|started)(?: off)?(?: along a straight road)? (?:at|with)(?: an?)?(?: initial)?(?: velocity| speed)?(?: of)? {u}',
    },
    {
      pattern:
        '(?:its |the )?(?:velocity|speed) (?:of (?:the|a) [a-z]+ )?(?:increases|changes|decreases|rises|drops|is reduced|is increased|increased|decreased|changed)(?: uniformly)? from {u} to {v}',
    },
    {
      pattern:
        '(?:find|calculate|determine|what is|what will be|compute)(?: its| the| his| her)* (?:velocity|speed)(?: of (?:the|an?) [a-z]+)?(?! (?:with|at) which| of projection)(?: (?:acquired|attained|reached|gained)(?: by (?:the|an?) [a-z]+)?)?(?: after| at the end of| when it has)?',
      asks: 'v',
    },
  ],
  systems: [SI],
  refuse: ({ d, v }) => (d && v && v.s < 0n ? 'The body would stop before then.' : null),
  words: `${BODY} ${MOTION} accelerates accelerating accelerated accelerate uniformly are when it passes to`,
};

/** If a body slows down, an acceleration without further words is a deceleration. */
export const slowingDown: Topic = {
  ...kinematics,
  cue: SLOWING,
  variables: {
    ...kinematics.variables,
    a: { ...acceleration, isPlain: false },
    d: { ...deceleration, isPlain: true },
  },
  words: `${kinematics.words} decelerates decelerating decelerate decelerated retarded slows slowing slowed down brakes braking applied applies applying`,
};
