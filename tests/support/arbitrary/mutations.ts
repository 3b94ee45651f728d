import fc from 'fast-check';
import { ABSENT, type Fields, INTRUDER } from '../rules/requests.ts';
import { ANYTHING, become, change, type Mutation } from './mutation-builders.ts';
import { BLANKS, HALVES, ODD_TEXTS } from './texts.ts';
import { boundsOf, countsOf, definitionOf, type Schema, takes, validOf } from './values.ts';

const MINUTE = 60_000;

/** Mutations of one value of a document. The mutated value may still be valid. */

/** Returns the mutations of a value of `schema`. The document itself, `root`, stays a map. */
export function mutationsOf(schema: Schema, root: boolean): readonly Mutation[] {
  return [...ofType(schema), ...(root ? [] : [{ how: 'left out', to: () => ABSENT }, ...ANYTHING])];
}

function ofType(schema: Schema): readonly Mutation[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textMutations(schema);
    case 'number':
      return numberMutations(schema);
    case 'date':
      return momentMutations;
    case 'enum':
      return choiceMutations(Object.values(def.entries));
    case 'literal':
      return choiceMutations(def.values);
    case 'array':
      return listMutations(schema, def.element);
    case 'tuple':
      return LIST_CHANGES;
    case 'record':
      return KEYS.map((key) => ({ how: `with ${JSON.stringify(key)}`, to: added(key, firstOf) }));
    case 'object':
      return NAMES.map((key) => ({ how: `with ${JSON.stringify(key)}`, to: added(key, () => true) }));
    case 'union': {
      const samples = def.options.flatMap((option) => fc.sample(validOf(option), { seed: 1, numRuns: 1 }));
      return [...become('another option', samples), ...def.options.flatMap(ofType)];
    }
    case 'boolean':
      return change('negated', (value) => !value);
    default:
      throw new Error(`no mutations are defined for the type ${def.type}`);
  }
}

const added = (key: string, of: (map: object) => unknown) => (map: unknown) => ({
  ...(map as object),
  [key]: of(map as object),
});
const firstOf = (map: object) => Object.values(map)[0] ?? 1;

/** Names of fields that no document has, some of them built into JavaScript. */
const NAMES = [INTRUDER, 'user_id', 'Title', 'constructor', 'toString', 'a.b', ' ', '', '__x__', 'hidden'];
/** Keys that an entry of a map could have. */
const KEYS = ['00', '01', '31', '32', '1', ' 1', '01\n', '\u{661}\u{661}', '', 'constructor', INTRUDER];

/** A size above every limit. */
const UNLIMITED_SIZE = 1 << 20;

/** Returns the largest valid size, or undefined when there is no limit; found by bisection. */
function largestValidSize(isValid: (size: number) => boolean): number | undefined {
  const between = (low: number, high: number): number => {
    if (high - low <= 1) return low;
    const middle = (low + high) >> 1;
    return isValid(middle) ? between(middle, high) : between(low, middle);
  };
  const start = [1, 8, 64].find(isValid);
  return start === undefined || isValid(UNLIMITED_SIZE) ? undefined : between(start, UNLIMITED_SIZE);
}

function textMutations(schema: Schema): readonly Mutation[] {
  const limits = ['x', '\u{5b66}', '\u{1F4DA}'].flatMap((one) => {
    const most = largestValidSize((size) => takes(schema, one.repeat(size)));
    return most === undefined ? [] : [most - 1, most, most + 1, most * 2].map((size) => one.repeat(size));
  });
  return [
    ...become('around the longest', [...limits, ...limits.map((text) => `${text.slice(1)} `)]),
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

function numberMutations(schema: Schema): readonly Mutation[] {
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

const momentMutations = [
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
      `${ms} ms from another time plus or minus the document's minutes`,
      (time, data) => minutesFrom(time, data, 1, ms),
      (time, data) => minutesFrom(time, data, -1, ms),
    ),
  ),
];

/** Returns another time of the document, moved by as many minutes as the document's first number. */
function minutesFrom(time: Date, data: Fields, direction: 1 | -1, ms: number): Date {
  const values = Object.values(data);
  const other = values.find((value) => value instanceof Date && value !== time) ?? time;
  const minutes = values.find((value) => typeof value === 'number') ?? 0;
  return new Date((other as Date).getTime() + direction * Number(minutes) * MINUTE + ms);
}

function choiceMutations(choices: readonly unknown[]): readonly Mutation[] {
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

function listMutations(schema: Schema, element: Schema): readonly Mutation[] {
  const { least, most } = countsOf(schema);
  const length = { minLength: most + 1, maxLength: most + 1 };
  const def = definitionOf(element);
  // fast-check would look forever for more different choices than there are.
  const isShort = def.type === 'enum' && Object.keys(def.entries).length <= most;
  const lists = isShort ? fc.array(validOf(element), length) : fc.uniqueArray(validOf(element), length);
  const [many = []] = fc.sample(lists, { seed: 1, numRuns: 1 });
  return [
    ...become('of few', [many.slice(0, least), many.slice(0, Math.max(least - 1, 0))]),
    ...become('of many', [many.slice(0, most), many, Array(most).fill('x'.repeat(30))]),
    ...LIST_CHANGES,
  ];
}

const LIST_CHANGES = change<unknown[]>(
  'changed a little',
  (list) => [...list, list[0]],
  (list) => list.slice(1),
  (list) => [list.join('\n')],
  (list) => list.join('\n'),
  (list) => [...list, null],
  (list) => [list],
  (list) => ({ ...list }),
);
