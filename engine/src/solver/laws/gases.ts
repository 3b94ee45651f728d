/** Gas laws: two states of one gas, distinguished by their words or their order. */
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import type { MarkedText } from '../text/quantities.ts';
import { type Kind, LETTER, labelStates } from './gas-states.ts';
import { solveTopic } from './solve-topic.ts';
import type { Topic, Variable } from './topic.ts';

const CONSTANT: Readonly<Record<Kind, RegExp>> = Object.fromEntries(
  (['pressure', 'volume', 'temperature'] as const).map((kind) => [
    kind,
    new RegExp(
      `,?(?: and)?(?: if| while| provided| assuming)?(?: that)?(?: at| with| under)?(?: the)?(?: a)? constant ${kind}(?: conditions)?|,?(?: and)?(?: if| while| with| assuming| provided| provided that)?(?: that)?(?: the)? ${kind}(?: of the gas)? (?:is|remains|remaining|being|was|is kept|kept|stays|is held|is maintained|does not)(?: kept)? (?:constant|unchanged|fixed|change)|,?(?: at)? the same ${kind}|,?(?: (?:at|of|with|in))?(?: an?| the)? fixed ${kind}|,?(?: if| and)?(?: the)? ${kind} (?:doesn't|did not|is not) change(?:d)?|,?(?: with no| without(?: a| any)?) changes? in(?: the)? ${kind}`,
      'gi',
    ),
  ]),
) as Record<Kind, RegExp>;

const WORDS =
  'while holds hold held subjected stored filled rises rise falls drops drop warmed allowed reach brought taken maintaining volume exerted exerts gas sample fixed mass ideal oxygen nitrogen hydrogen helium air carbon dioxide methane occupies occupy occupied at under of in from to on is contains contained sealed closed inside enclosed tin car was heated cooled compressed expands expanded expand allowed until raised reduced increased lowered changed changes decreases increases becomes become into container cylinder balloon syringe vessel piston tyre its pressure volume temperature initially kept maintained original new final initial where what would will law using boyle charles pressure needed required reduce s';

function variable(kind: Kind, state: 1 | 2): Variable {
  const adjective = state === 1 ? '(?:initial|original|first)' : '(?:final|new|second)';
  return {
    dimension: kind,
    name: `the ${state === 1 ? 'initial' : 'final'} ${kind}`,
    names: `${adjective} ${kind}`,
    letters: `${LETTER[kind]}${state}`,
  };
}

/** The law for the quantities that change, with the others constant. */
function gasLaw(kinds: readonly Kind[]): Topic {
  const side = (state: 1 | 2) => {
    const top = kinds
      .filter((kind) => kind !== 'temperature')
      .map((kind) => `${LETTER[kind]}${state}`)
      .join('*');
    return kinds.includes('temperature') ? `${top}/T${state}` : top;
  };
  return {
    family: 'gas laws',
    variables: Object.fromEntries(
      kinds.flatMap((kind) =>
        ([1, 2] as const).map((state) => [`${LETTER[kind]}${state}`, variable(kind, state)]),
      ),
    ),
    laws: [`${side(1)} = ${side(2)}`],
    phrases: [],
    systems: [
      { pressure: 'Pa', volume: 'm³', temperature: 'K' },
      ...systems('cm³'),
      ...systems('dm³'),
      ...systems('L'),
      ...systems('mL'),
      ...systems('m³'),
    ],
    words: WORDS,
  };
}

function systems(volume: string): Topic['systems'] {
  return ['atm', 'mmHg', 'cmHg', 'kPa', 'Pa', 'N/m²'].map((pressure) => ({
    pressure,
    volume,
    temperature: 'K',
  }));
}

const STANDARD_PRESSURES = { mmHg: '760', cmHg: '76', atm: '1', kPa: '101.325', Pa: '101325' } as const;

/** Writes standard temperature and pressure as values, the pressure in the unit of the other one. */
export function withStandardState(text: string): string {
  const others: readonly (readonly [RegExp, keyof typeof STANDARD_PRESSURES])[] = [
    [/mm ?(?:of )?(?:Hg|mercury)/, 'mmHg'],
    [/cm ?(?:of )?(?:Hg|mercury)/, 'cmHg'],
    [/kPa|kilopascal/, 'kPa'],
    [/\d ?(?:Pa\b|pascal)/, 'Pa'],
    [/\batm/, 'atm'],
  ];
  const unit = others.find(([pattern]) => pattern.test(text))?.[1] ?? 'mmHg';
  return text.replace(
    /\b(?:s\.? ?t\.? ?p\b\.?|standard temperature and pressure)/gi,
    `273 K and ${STANDARD_PRESSURES[unit]} ${unit}`,
  );
}

/**
 * @throws NotThisKind when it isn't a gas problem with two states
 * @throws CannotSolve when the values can't be assigned to the states with certainty
 */
export function solveGas(marked: MarkedText): Solution {
  let { text } = marked;
  if (!/\bgas|oxygen|nitrogen|hydrogen|helium|\bair\b|balloon|tyre|\b[PV]1 ?=/i.test(text))
    throw new NotThisKind('no gas');
  text = text
    .replace(/,? ?(?:\(|in kelvin|in K\b)\)?/gi, ' ')
    .replace(/\)/g, ' ')
    .replace(/\b(?:boyle's|charles'?s?|pressure|general gas|combined gas) law/gi, ' ');
  const constant = (Object.keys(CONSTANT) as Kind[]).filter((kind) => text.search(CONSTANT[kind]) >= 0);
  for (const kind of constant) text = text.replace(CONSTANT[kind], ' ');
  const kinds = (Object.keys(LETTER) as Kind[]).filter((kind) => !constant.includes(kind));
  if (constant.length > 1) throw new NotThisKind('two constants');
  if (constant.length === 0 && kinds.some((kind) => !text.includes(`#${kind}:`))) {
    throw new CannotSolve('Say what stays constant: the temperature, the pressure or the volume.');
  }
  return solveTopic({ ...marked, text: labelStates(text, kinds) }, gasLaw(kinds));
}
