/** Gas laws: two states of one gas, told apart by their words or by their order. */
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import type { MarkedText } from '../text/quantities.ts';
import { solveTopic } from './solve-topic.ts';
import type { Topic, Variable } from './topic.ts';

type Kind = 'pressure' | 'volume' | 'temperature';
const LETTER: Readonly<Record<Kind, string>> = { pressure: 'P', volume: 'V', temperature: 'T' };

const CONSTANT: Readonly<Record<Kind, RegExp>> = Object.fromEntries(
  (['pressure', 'volume', 'temperature'] as const).map((kind) => [
    kind,
    new RegExp(
      `,?(?: and)?(?: if| while| provided| assuming)?(?: that)?(?: at| with| under)?(?: the)?(?: a)? constant ${kind}(?: conditions)?|,?(?: and)?(?: if| while| with| assuming| provided| provided that)?(?: that)?(?: the)? ${kind}(?: of the gas)? (?:is|remains|remaining|being|was|is kept|kept|stays|is held|is maintained|does not)(?: kept)? (?:constant|unchanged|fixed|change)|,?(?: at)? the same ${kind}`,
      'gi',
    ),
  ]),
) as Record<Kind, RegExp>;

const WORDS =
  'gas sample fixed mass ideal oxygen nitrogen hydrogen helium air carbon dioxide methane occupies occupy occupied at under of in from to on is was heated cooled compressed expands expanded expand allowed until raised reduced increased lowered changed changes decreases increases becomes become into container cylinder balloon syringe vessel piston tyre its pressure volume temperature initially kept maintained original new final initial where what would will law using boyle charles pressure needed required reduce s';

function variable(kind: Kind, state: 1 | 2): Variable {
  const adjective = state === 1 ? '(?:initial|original|first)' : '(?:final|new|second)';
  return {
    dimension: kind,
    name: `the ${state === 1 ? 'initial' : 'final'} ${kind}`,
    names: `${adjective} ${kind}`,
    letters: `${LETTER[kind]}${state}`,
  };
}

/** The law for the quantities that change; the others are constant. */
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

/**
 * @throws NotThisKind when it is no gas problem with two states
 * @throws CannotSolve when it isn't clear which value belongs to which state
 */
export function solveGas(marked: MarkedText): Solution {
  let { text } = marked;
  if (!/\bgas|oxygen|nitrogen|hydrogen|helium|\bair\b|balloon|tyre/i.test(text))
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

interface Place {
  kind: Kind;
  state: 1 | 2;
  at: number;
  isNamed: boolean;
}

/** Writes `P1 = ` before each quantity, and names the one that is asked for. */
function labelStates(text: string, kinds: readonly Kind[]): string {
  const places: Place[] = [];
  for (const kind of kinds) {
    const marks = [...text.matchAll(new RegExp(`#${kind}:\\d+#`, 'g'))];
    if (marks.length > 2) throw new CannotSolve(`The problem gives more than two values of the ${kind}.`);
    for (const [order, { index }] of marks.entries()) {
      const words =
        text
          .slice(Math.max(0, index - 40), index)
          .split(/#|[.,;]|\band\b/)
          .at(-1) ?? '';
      const named = /\b(?:initial|original|initially)\b/i.test(words)
        ? 1
        : /\b(?:final|new|finally)\b/i.test(words)
          ? 2
          : /(?:\b|^)[PVT]([12]) ?= ?$/.exec(words)
            ? (Number(/([12]) ?= ?$/.exec(words)?.[1]) as 1 | 2)
            : null;
      places.push({ kind, state: named ?? (order === 0 ? 1 : 2), at: index, isNamed: named !== null });
    }
  }
  const isTwice = (kind: Kind) => places.filter((place) => place.kind === kind).length === 2;
  const asked = kinds.filter((kind) => !isTwice(kind));
  const [kind, other] = asked;
  if (kind === undefined || other !== undefined)
    throw new CannotSolve('The problem does not give enough to find what is asked.');
  const own = places.find((place) => place.kind === kind);
  const question = new RegExp(
    `(?:find|calculate|determine|compute|what (?:is|was|will be|would be)|what) (?:the |its )*(initial |original |final |new )?${kind}\\b`,
    'i',
  );
  const match = question.exec(text);
  if (!own || !match) throw new NotThisKind('nothing asked');
  const missing = own.state === 1 ? 2 : 1;
  const word = match[1]?.trim().toLowerCase();
  if (word && (/initial|original/.test(word) ? 1 : 2) !== missing)
    throw new CannotSolve("It isn't clear which value belongs to which state.");
  refuseMixedOrder(places);
  const labelled = text
    .replace(/\b[PVT][12] ?= ?(?=#)/g, '')
    .replace(/#(pressure|volume|temperature):(\d+)#/g, (mark, name: Kind, _: string, at: number) => {
      const place = places.find((one) => one.at === at);
      return place ? ` , ${LETTER[name]}${place.state} = ${mark} ` : mark;
    });
  return labelled
    .replace(question, ` find ${LETTER[kind]}${missing} . `)
    .replace(/\b(?:initial|original|final|new) (?:pressure|volume|temperature)\b/gi, ' ');
}

/** Where the order tells the states apart, every value of the first must stand before every value of the second. */
function refuseMixedOrder(places: readonly Place[]): void {
  if (places.every(({ isNamed }) => isNamed)) return;
  for (const one of places) {
    const twin = places.find((other) => other.kind === one.kind && other !== one);
    if (twin && one.state === twin.state)
      throw new CannotSolve("It isn't clear which value belongs to which state.");
    const isBehind = places.some(
      (other) =>
        other.state === 2 && one.state === 1 && other.at < one.at && other.kind !== one.kind && !one.isNamed,
    );
    if (isBehind) throw new CannotSolve("It isn't clear which value belongs to which state.");
  }
}

export const idealGas: Topic = {
  family: 'gas laws',
  cue: /ideal gas|moles? of|#amount|#gasConstant/i,
  variables: {
    P: { dimension: 'pressure', name: 'the pressure', names: 'pressure', letters: 'P', isPlain: true },
    V: { dimension: 'volume', name: 'the volume', names: 'volume', letters: 'V', isPlain: true },
    n: {
      dimension: 'amount',
      name: 'the number of moles',
      names: 'number of moles|amount',
      letters: 'n',
      isPlain: true,
    },
    R: {
      dimension: 'gasConstant',
      name: 'the gas constant',
      names: '(?:molar |universal )?gas constant',
      letters: 'R',
      bareUnit: 'J/(mol K)',
      isPlain: true,
    },
    T: {
      dimension: 'temperature',
      name: 'the temperature',
      names: 'temperature',
      letters: 'T',
      isPlain: true,
    },
  },
  laws: ['P*V = n*R*T'],
  phrases: [
    {
      pattern:
        'how many moles(?: of(?: the| an ideal)? (?:gas|oxygen|nitrogen|hydrogen|helium|air))?(?: are(?: there)?| does it contain)?',
      asks: 'n',
    },
  ],
  systems: [{ pressure: 'Pa', volume: 'm³', temperature: 'K', amount: 'mol', gasConstant: 'J/(mol K)' }],
  words:
    'ideal gas oxygen nitrogen hydrogen helium contains in at occupies occupy occupied container vessel cylinder contained by to present are there sample',
  assumed: { R: { value: '8.314', note: 'the gas constant R = 8.314 J/(mol K)' } },
};
