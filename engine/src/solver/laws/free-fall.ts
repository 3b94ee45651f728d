import { BODY, BY, IT, SI } from './kinematics.ts';
import type { Topic } from './topic.ts';

const G: Record<string, string> = { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' };
const GRAVITY = {
  dimension: 'acceleration',
  name: 'the acceleration of free fall',
  names: 'acceleration (?:due to|of) (?:gravity|free fall)(?:,? \\(?g\\)?)?|gravitational acceleration',
  letters: 'g',
  bareUnit: 'm/s²',
} as const;
const FALL_WORDS = `${BODY} into onto bottom floor sea water height top building tower cliff bridge tree roof table well ground reach reaches reaching reached hit hits hitting strike strikes striking land lands before just as it falls falling fall freely vertically to from at in above with after time seconds take time ignore air resistance neglect neglecting ignoring surface be for and through fall taken take`;

export const freeFall: Topic = {
  family: 'kinematics',
  // The height after some time isn't the distance fallen.
  cue: /^(?!.*height[^.?]*\bafter\b)(?=.*\b(?:drops|dropped|released|falls?|falling|free[- ]fall|let fall)\b)/is,
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
        '(?:final |impact )?(?:velocity|speed)(?: (?:with which it (?:hits|strikes|reaches|lands on)|on (?:hitting|striking|reaching)|when it (?:hits|strikes|reaches)|just before (?:hitting|striking|reaching)) (?:the )?(?:ground|floor|water|bottom))?',
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
        '(?:is |was |are )?(?:drops|dropped|released|let fall|allowed to fall|falls freely|falls)(?: freely)?(?: from rest)?',
      sets: { u: 0 },
    },
    { pattern: 'from rest', sets: { u: 0 } },
    { pattern: '(?:an? )?(?:[a-z]+ )?{h} (?:high|tall|above the ground)' },
    {
      pattern: `(?:with |at )?what (?:velocity|speed) (?:does|will|did|would)${IT} (?:hit|strike|reach|land on)(?: the ground)?`,
      asks: 'v',
    },
    {
      pattern: `how long (?:does|did|will|would)${IT} take(?: to (?:reach|hit|strike)(?: the ground)?)?`,
      asks: 't',
    },
    { pattern: `how far (?:does|did|will|would|has)${IT} fall(?:en)?`, asks: 'h' },
    { pattern: `how (?:high|tall|deep) (?:is|was) the [a-z]+`, asks: 'h' },
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

/** Each quantity has its own letter, because the time to the top and the time of flight differ. */
export const upwardThrow: Topic = {
  family: 'kinematics',
  // From a building, the ways up and down have different lengths.
  cue: /^(?!.*\b(?:building|house|tower|cliff|roof|balcony|window|tree|bridge|top of)\b)(?=.*\bupwards?\b)/is,
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
    {
      pattern:
        '(?:with|at) what (?:initial )?(?:velocity|speed) (?:must|should|was) (?:an? |the )?[a-z]+ (?:be )?(?:thrown|projected)(?: vertically)? upwards?(?: to (?:reach|attain) (?:a )?(?:maximum )?height of {H})?',
      asks: 'u',
    },
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
