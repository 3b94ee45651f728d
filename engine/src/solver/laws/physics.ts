/** Waves, heat, machines, circuits and other physics with one law each. */
import { ASK_FOR } from './phrase-parts.ts';
import type { Topic, Variable } from './topic.ts';
import { named, quantity, SI, topicOf } from './variables.ts';

const GRAVITY: Variable = quantity(
  'acceleration',
  'acceleration of free fall|acceleration due to gravity|acceleration of gravity|gravitational acceleration',
  'g',
  { bareUnit: 'm/s²' },
);
const NEEDS_G = { g: 'Say which value of g to use, for example “take g = 10 m/s²”.' };
const TAKE_G = { pattern: 'take g (?:as|to be) {g}' };
const MASS = quantity('mass', 'mass', 'm');

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
    { pattern: '(?:makes|completes|produces|performs|executes|undergoes)? ?{n} (?:complete )?(?:oscillations|vibrations|cycles|waves|swings)' },
    { pattern: '(?:distance between (?:two )?(?:successive|consecutive|adjacent) (?:crests|troughs|compressions)) (?:is|of|being) {L}' },
    { pattern: `(?:with|at) what speed (?:does|do|will) [a-z ]+ travel`, asks: 'v' },
  ],
  systems: [SI, { ...SI, length: 'cm', velocity: 'cm/s' }],
  words: 'wave waves wavelength sound radio light water travels travelling travel transmits broadcasts station string air period emits source tuning fork vibrates pendulum simple motion sea ripple ripples tank speed medium produced progressive transverse longitudinal note through second',
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
    n: quantity('number', 'refractive index(?: of (?:the |a )?(?:glass|water|liquid|block|medium|diamond))?', 'n'),
    c: named('velocity', '(?:speed|velocity) of light in (?:air|vacuum|a vacuum|free space)', 'c'),
    v: named('velocity', '(?:speed|velocity) of light in (?:the |a )?(?:glass|water|liquid|medium|diamond|block|glass block)', 'v'),
  },
  words: 'light air vacuum glass water medium diamond',
});

const heat = topicOf({
  family: 'waves and heat',
  cue: /specific heat|#specificHeat|heat capacity/i,
  laws: ['Q = m*c*(t2 - t1)', 'Q = m*c*d', 'P = Q/t'],
  variables: {
    Q: quantity('energy', '(?:quantity of |amount of )?heat(?: energy)?(?: (?:required|needed|supplied|absorbed|given out|lost|gained))?|(?:quantity of |amount of )?(?:thermal )?energy(?: (?:required|needed|supplied))?', 'Q|H'),
    m: MASS,
    c: quantity('specificHeat', 'specific heat capacity(?: of [a-z]+(?: [a-z]+)?)?|specific heat(?: of [a-z]+)?', 'c'),
    t1: named('temperature', 'initial temperature'),
    t2: named('temperature', 'final temperature', undefined, { sign: 'any' }),
    d: named('temperature', '(?:rise in temperature|temperature rise|temperature change|change in temperature|increase in temperature)', 'θ', { label: 'Δθ' }),
    P: quantity('power', 'power', 'P'),
    t: quantity('time', 'time(?: taken)?', 't'),
  },
  phrases: [
    { pattern: '(?:temperature |heated |cooled |cools )?from {t1} to {t2}' },
    { pattern: '(?:temperature (?:of [a-z ]+ )?)?(?:rises |raised |increases |falls |rise |is raised )?(?:by|through) {d}' },
    { pattern: `how long (?:will|does|would|did) (?:it take|(?:the|it|an?) (?:[a-z]+ )?(?:heater|kettle|take)(?: take)?)`, asks: 't' },
    { pattern: 'how much (?:heat|energy|heat energy|thermal energy) (?:is|will be|must be)(?: needed| required| supplied| absorbed| lost| given out)?(?: to)?', asks: 'Q' },
    { pattern: `${ASK_FOR} the (?:quantity of |amount of )?(?:heat|energy|heat energy|thermal energy) (?:required|needed|supplied|absorbed)?(?: to)?`, asks: 'Q' },
  ],
  systems: [SI, { ...SI, mass: 'g', specificHeat: 'J/(g K)' }, { ...SI, temperature: 'K' }],
  words: 'raise raises heat heated temperature water copper iron aluminium brass block metal needed required supplied specific capacity absorbed cool when absorbs absorb gains loses supplies its his rise rises',
});

const latentHeat = topicOf({
  family: 'waves and heat',
  cue: /latent/i,
  laws: ['Q = m*L', 'P = Q/t'],
  variables: {
    Q: quantity('energy', '(?:quantity of |amount of )?heat(?: energy)?(?: (?:required|needed|supplied|absorbed|given out|released))?|(?:amount of )?energy(?: (?:required|needed))?', 'Q'),
    m: MASS,
    L: quantity('latentHeat', '(?:specific )?latent heat(?: of (?:fusion|vapori[sz]ation))?(?: of [a-z]+)?', 'L'),
    P: quantity('power', 'power', 'P'),
    t: quantity('time', 'time(?: taken)?', 't'),
  },
  phrases: [
    { pattern: 'how much (?:heat|energy|heat energy) (?:is|will be)(?: needed| required| absorbed| given out| released)?(?: to)?', asks: 'Q' },
    { pattern: `${ASK_FOR} the (?:quantity of |amount of )?(?:heat|energy|heat energy) (?:required|needed|absorbed|released)?(?: to)?`, asks: 'Q' },
    { pattern: '(?:completely )?(?:melt|convert|change|vaporise|boil away)(?: completely)? {m} of ice|(?:at|from) #temperature:\\d+#' },
  ],
  systems: [SI, { ...SI, mass: 'g', latentHeat: 'J/g' }],
  words: 'melt melts convert converts change ice water steam needed required fusion vaporisation completely its melting boiling point same temperature without',
});

const transformer = topicOf({
  family: 'electricity',
  cue: /transformer/i,
  laws: ['Vs/Vp = Ns/Np'],
  variables: {
    Vp: named('voltage', '(?:primary|input) (?:voltage|e\\.?m\\.?f\\.?)|voltage (?:in|across|of) the primary(?: coil)?', 'Vp', { label: 'Vp' }),
    Vs: named('voltage', '(?:secondary|output) (?:voltage|e\\.?m\\.?f\\.?)|voltage (?:in|across|of) the secondary(?: coil)?', 'Vs', { label: 'Vs' }),
    Np: named('number', 'number of turns (?:in|on|of) the primary(?: coil| winding)?|primary turns', 'Np', { label: 'Np' }),
    Ns: named('number', 'number of turns (?:in|on|of) the secondary(?: coil| winding)?|secondary turns', 'Ns', { label: 'Ns' }),
  },
  phrases: [
    { pattern: '{Np} turns (?:in|on|of) (?:its |the )?primary(?: coil| winding)?(?: and {Ns} (?:turns )?(?:in|on|of) (?:its |the )?secondary(?: coil| winding)?)?' },
    { pattern: '{Ns} turns (?:in|on|of) (?:its |the )?secondary(?: coil| winding)?' },
    { pattern: '(?:gives|produces|has|delivers)? ?(?:an? )?output (?:voltage )?of {Vs}|primary coil has {Np}(?: turns)?|secondary coil has {Ns}(?: turns)?' },
    { pattern: '{Np} primary turns|{Ns} secondary turns|{Np} turns in the primary' },
    { pattern: '(?:primary (?:coil |winding )?(?:is )?connected to|connected to|from|primary voltage of)(?: an?| the)? {Vp}(?: mains| a\\.?c\\.?| supply| source)*' },
    { pattern: `${ASK_FOR} the (?:voltage|e\\.?m\\.?f\\.?) (?:across|in|of) the secondary(?: coil)?`, asks: 'Vs' },
  ],
  words: 'transformer coil coils turns primary secondary mains supply voltage connected winding ideal step up down wound',
});

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
  phrases: [TAKE_G, { pattern: '(?:stretches|extends|stretched|extended|compresse[sd])(?: it)?(?: an? (?:elastic )?(?:spring|wire|string))?(?: through| by)? {x}' }, { pattern: `how much energy is stored`, asks: 'E' }],
  words: 'spring wire string elastic stretched stretches extension constant applied produces extends force by when loaded hung on energy stored stiffness hooke law extended material produce hangs stretch',
});

const liquidPressure = topicOf({
  family: 'forces and energy',
  cue: /^(?=.*pressure)(?=.*\b(?:depth|deep|column|below)\b)/is,
  laws: ['P = d*g*h'],
  variables: {
    P: quantity('pressure', '(?:hydrostatic |liquid )?pressure(?: due to (?:the )?(?:water|liquid))?(?: exerted)?', 'P'),
    d: quantity('density', 'density(?: of (?:the )?(?:sea |fresh )?(?:water|liquid|mercury|oil|seawater))?', 'ρ|d', { label: 'ρ' }),
    g: GRAVITY,
    h: quantity('length', 'depth|height', 'h'),
  },
  phrases: [TAKE_G, { pattern: '{h} (?:deep|below the surface|high)' }],
  words: 'water liquid mercury oil sea column deep depth bottom tank pressure due exerted density surface lake pool swimming diver at below',
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
    { pattern: '(?:raises?|lifts?|overcomes?|moves?|to raise|to lift)(?: an?)?(?: load| weight)?(?: of)? {L}' },
    { pattern: `(?:an? )?effort of {E}` },
    { pattern: `what effort (?:is|will be) (?:needed|required)|${ASK_FOR} the effort(?: required| needed)?`, asks: 'E' },
    { pattern: `${ASK_FOR} the velocity ratio`, asks: 'V' },
  ],
  words: 'machine system pulley pulleys lever screw jack load effort used lift raise applied ratio mechanical advantage efficiency simple block tackle wheel axle inclined plane overcome efficient',
});

const impulse = topicOf({
  family: 'forces and energy',
  cue: /impulse|change (?:in|of) momentum/i,
  laws: ['J = F*t', 'J = m*(v - u)'],
  variables: {
    J: quantity('momentum', 'impulse(?: (?:of the force|given to [a-z ]+|on the body))?|change (?:in|of) momentum', 'J|I'),
    F: quantity('force', '(?:average |constant )?force', 'F'),
    t: quantity('time', 'time(?: of contact)?', 't'),
    m: MASS,
    u: named('velocity', 'initial velocity', 'u', { sign: 'any' }),
    v: named('velocity', 'final velocity', 'v', { sign: 'any' }),
  },
  phrases: [
    { pattern: 'from {u} to {v}' },
    { pattern: '(?:initially )?at rest|from rest', sets: { u: 0 } },
  ],
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
  words: 'moves moving circular path track circle round centripetal whirled tied string end horizontal bend car stone with constant uniform',
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
    { pattern: `(?:connected (?:to|across|in series with) |across )?(?:an? |the )?(?:external )?{R}(?: external)? (?:resistor|resistance|coil|lamp|bulb)|(?:resistor|resistance|coil|external resistance|external resistor) (?:of )?(?:resistance )?{R}` },
  ],
  words: 'battery cell connected across series with resistor external circuit internal resistance supplies current flows flowing e.m.f emf',
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

export const PHYSICS: readonly Topic[] = [
  waves,
  apparentDepth,
  lightSpeed,
  heat,
  latentHeat,
  transformer,
  spring,
  liquidPressure,
  machine,
  impulse,
  circular,
  cell,
  capacitor,
];
