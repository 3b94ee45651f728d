import fc from 'fast-check';
import { boundsOf, countsOf, definitionOf, type Schema, takes, validOf } from './arbitrary.ts';
import { ANYTHING, type Bend, become, change } from './arbitrary-bend.ts';
import { BLANKS, HALVES, ODD_TEXTS } from './arbitrary-texts.ts';
import { ABSENT, type Fields, INTRUDER } from './rule-cases.ts';

const MINUTE = 60_000;

/** The ways in which one value of a document can be bent. Whether it still is one that may stand there, nobody says. */

/** All that a value of `schema` can be bent to; `root` is the document, which is a map whatever is done to it. */
export function bendsOf(schema: Schema, root: boolean): readonly Bend[] {
  return [...ofType(schema), ...(root ? [] : [{ how: 'left out', to: () => ABSENT }, ...ANYTHING])];
}

function ofType(schema: Schema): readonly Bend[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textBends(schema);
    case 'number':
      return numberBends(schema);
    case 'date':
      return momentBends;
    case 'enum':
      return choiceBends(Object.values(def.entries));
    case 'literal':
      return choiceBends(def.values);
    case 'array':
      return listBends(schema, def.element);
    case 'record':
      return KEYS.map((key) => ({ how: `with ${JSON.stringify(key)}`, to: added(key, firstOf) }));
    case 'object':
      return NAMES.map((key) => ({ how: `with ${JSON.stringify(key)}`, to: added(key, () => true) }));
    case 'boolean':
      return change('the other', (value) => !value);
    default:
      throw new Error(`nothing is known of how to bend a value of the type ${def.type}`);
  }
}

const added = (key: string, of: (map: object) => unknown) => (map: unknown) => ({
  ...(map as object),
  [key]: of(map as object),
});
const firstOf = (map: object) => Object.values(map)[0] ?? 1;

/** Names of fields that no document has, some of which JavaScript has of its own. */
const NAMES = [INTRUDER, 'user_id', 'Title', 'constructor', 'toString', 'a.b', ' ', '', '__x__', 'hidden'];
/** Names that an entry of a map could have. */
const KEYS = ['00', '01', '31', '32', '1', ' 1', '01\n', '\u{661}\u{661}', '', 'constructor', INTRUDER];

/** More than any limit. */
const ENDLESS = 1 << 20;

/** The largest size that is taken, when those up to it are, or are from some size on. */
function largest(isTaken: (size: number) => boolean): number | undefined {
  const between = (low: number, high: number): number => {
    if (high - low <= 1) return low;
    const middle = (low + high) >> 1;
    return isTaken(middle) ? between(middle, high) : between(low, middle);
  };
  const start = [1, 8, 64].find(isTaken);
  return start === undefined || isTaken(ENDLESS) ? undefined : between(start, ENDLESS);
}

function textBends(schema: Schema): readonly Bend[] {
  const limits = ['x', '\u{5b66}', '\u{1F4DA}'].flatMap((one) => {
    const most = largest((size) => takes(schema, one.repeat(size)));
    return most === undefined ? [] : [most - 1, most, most + 1, most * 2].map((size) => one.repeat(size));
  });
  return [
    ...become('as long as it can be, or longer', [...limits, ...limits.map((text) => `${text.slice(1)} `)]),
    ...become('blank', BLANKS),
    ...become('odd', ODD_TEXTS),
    ...HALVES.map((half, index) => ({ how: `with half a character ${index + 1}`, to: half })),
    ...change<string>(
      'changed a little',
      (text) => `${text}\n`,
      (text) => `\n${text}`,
      (text) => `${text}\u{0}`,
      (text) => ` ${text}`,
      (text) => `${text}x`,
      (text) => text.slice(1),
      (text) => text.slice(0, -1),
      (text) => text.toUpperCase(),
      (text) => `${text}/${text}`,
    ),
  ];
}

function numberBends(schema: Schema): readonly Bend[] {
  const { min, max } = boundsOf(schema);
  const steps = [1, 0.5, 0.001, Number.EPSILON].flatMap((step) => [step, -step]);
  return [
    ...become('around the least', [min, ...steps.map((step) => min + step)]),
    ...become('around the most', [max, ...steps.map((step) => max + step)]),
    ...become('not a number', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]),
    ...become('huge', [1e300, -1e300, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, -(2 ** 53)]),
    ...become('tiny', [-0, Number.MIN_VALUE, -Number.MIN_VALUE, 0.1 + 0.2, -1]),
    ...change<number>(
      'changed a little',
      (value) => value + 0.5,
      (value) => value + 0.25,
      (value) => -value,
    ),
  ];
}

const momentBends = [
  ...become(
    'at an edge of the calendar',
    ['1999-12-31T23:59:59.999Z', '2000-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z', '2100-01-01'].map(
      (time) => new Date(time),
    ),
  ),
  ...become(
    'far away',
    [0, -1, -6e13, 2.5e14, 8e15, Number.NaN].map((ms) => new Date(ms)),
  ),
  ...change<Date>(
    'as another type',
    (time) => time.getTime(),
    (time) => time.toISOString(),
    (time) => ({ seconds: Math.floor(time.getTime() / 1_000), nanoseconds: 0 }),
  ),
  ...change<Date>(
    'a moment away',
    (time) => new Date(time.getTime() + 1),
    (time) => new Date(time.getTime() - 1),
  ),
  ...[-1, 0, 1].flatMap((ms) =>
    change<Date>(
      `${ms} ms from as far from another time as a number of the document says`,
      (time, data) => minutesFrom(time, data, 1, ms),
      (time, data) => minutesFrom(time, data, -1, ms),
    ),
  ),
];

/** As many minutes after another time of a document, or before it, as the document's first number says. */
function minutesFrom(time: Date, data: Fields, direction: 1 | -1, ms: number): Date {
  const values = Object.values(data);
  const other = values.find((value) => value instanceof Date && value !== time) ?? time;
  const minutes = values.find((value) => typeof value === 'number') ?? 0;
  return new Date((other as Date).getTime() + direction * Number(minutes) * MINUTE + ms);
}

function choiceBends(choices: readonly unknown[]): readonly Bend[] {
  return [
    ...become('a choice', choices),
    ...choices.flatMap((choice) =>
      typeof choice === 'number'
        ? become(`near ${choice}`, [choice - 1, choice + 1, choice + 0.5, -choice, `${choice}`])
        : become(`near ${choice}`, [` ${choice}`, `${choice}\n`, String(choice).toUpperCase()]),
    ),
    ...become('no choice', ['constructor', 'toString', 'length', '0', choices.join(',')]),
  ];
}

function listBends(schema: Schema, element: Schema): readonly Bend[] {
  const { least, most } = countsOf(schema);
  const [many = []] = fc.sample(
    fc.uniqueArray(validOf(element), { minLength: most + 1, maxLength: most + 1 }),
    { seed: 1, numRuns: 1 },
  );
  return [
    ...become('of few', [many.slice(0, least), many.slice(0, Math.max(least - 1, 0))]),
    ...become('of many', [many.slice(0, most), many, Array(most).fill('x'.repeat(30))]),
    ...change<unknown[]>(
      'changed a little',
      (list) => [...list, list[0]],
      (list) => [list.join('\n')],
      (list) => list.join('\n'),
      (list) => [...list, null],
      (list) => [list],
      (list) => ({ ...list }),
    ),
  ];
}
