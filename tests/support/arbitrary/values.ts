import fc from 'fast-check';
import * as z from 'zod/mini';

/** Arbitrary values of a schema, made from its definition, so that new fields are included. */

/** Any schema. */
export type Schema = z.core.$ZodType;

/** The definition of a schema, whose `type` is its kind. */
export const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Whether a schema accepts a value. */
export const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** Values that `schema` accepts. */
export function validOf(schema: Schema): fc.Arbitrary<unknown> {
  // Most checks are functions that can't be inspected, so invalid values are filtered out.
  return shapedOf(schema).filter((value) => takes(schema, value));
}

/** Values of the schema's shape, which its checks may still reject. */
function shapedOf(schema: Schema): fc.Arbitrary<unknown> {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return textArbitrary(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return moment;
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'nullable':
      return fc.oneof(fc.constant(null), validOf(def.innerType));
    case 'union':
      return fc.oneof(...def.options.map(validOf));
    case 'array': {
      const { least, most } = countsOf(schema);
      return fc.array(validOf(def.element), { minLength: least, maxLength: Math.min(most, least + 3) });
    }
    case 'tuple':
      return fc.tuple(...def.items.map(validOf));
    case 'record':
      return fc.dictionary(validOf(def.keyType) as fc.Arbitrary<string>, validOf(def.valueType), {
        maxKeys: 5,
        noNullPrototype: true,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, of]) => [key, validOf(unwrapped(of).whole)])),
        {
          requiredKeys: Object.keys(def.shape).filter((key) => !unwrapped(def.shape[key] as Schema).optional),
          noNullPrototype: true,
        },
      );
    default:
      throw new Error(`no arbitrary is defined for the type ${def.type}`);
  }
}

/** A field's schema without `optional` (`whole`), and without `nullable` as well (`inner`). */
export function unwrapped(schema: Schema): { optional: boolean; whole: Schema; inner: Schema } {
  const def = definitionOf(schema);
  const whole = def.type === 'optional' ? def.innerType : schema;
  const bare = definitionOf(whole);
  return {
    optional: def.type === 'optional',
    whole,
    inner: bare.type === 'nullable' ? bare.innerType : whole,
  };
}

type Check = z.core.$ZodCheckDef & { value?: number; minimum?: number; maximum?: number; pattern?: RegExp };

const checkOf = (schema: Schema, name: string): Check | undefined =>
  (definitionOf(schema).checks ?? [])
    .map((check): Check => check._zod.def)
    .find(({ check }) => check === name);

/** The least and the most elements that a list may have. */
export function countsOf(schema: Schema): { least: number; most: number } {
  return {
    least: checkOf(schema, 'min_length')?.minimum ?? 0,
    most: checkOf(schema, 'max_length')?.maximum ?? Number.POSITIVE_INFINITY,
  };
}

/** The bounds of a number, or a million where it has none. */
export function boundsOf(schema: Schema): { min: number; max: number } {
  return {
    min: checkOf(schema, 'greater_than')?.value ?? -1_000_000,
    max: checkOf(schema, 'less_than')?.value ?? 1_000_000,
  };
}

/** Those of several kinds of values of which the schema accepts enough, filtered by it. */
function fitting<Value>(kinds: readonly fc.Arbitrary<Value>[], schema: Schema): fc.Arbitrary<Value> {
  const isTaken = (value: Value) => takes(schema, value);
  const taken = kinds.filter((kind) => fc.sample(kind, { seed: 1, numRuns: 50 }).filter(isTaken).length > 20);
  if (taken.length === 0) throw new Error('the schema accepts none of the kinds of values');
  return fc.oneof(...taken.map((kind) => kind.filter(isTaken)));
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = boundsOf(schema);
  const kinds = [
    fc.constantFrom(min, max),
    ...wholeNumbers(min, max),
    ...wholeNumbers(2 * min, 2 * max).map((of) => of.map((halves) => halves / 2)),
    fc.double({ min, max, noNaN: true }),
  ];
  return fitting(kinds, schema);
}

/** Whole numbers between two that may be fractions; none if there are none. */
function wholeNumbers(from: number, to: number): fc.Arbitrary<number>[] {
  const [min, max] = [Math.ceil(from), Math.floor(to)];
  return min <= max ? [fc.integer({ min, max })] : [];
}

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00.000Z'),
  max: new Date('2099-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

/** The kinds of texts in this product. A field accepts one kind, or several. */
const TEXTS: readonly fc.Arbitrary<string>[] = [
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/),
  moment.map((time) => time.toISOString().slice(0, 10)),
  moment.map((time) => time.toISOString().slice(11, 16)),
];

function textArbitrary(schema: Schema): fc.Arbitrary<string> {
  const { pattern } = checkOf(schema, 'string_format') ?? {};
  // fast-check has no lookaheads. Texts that one forbids are filtered out by validOf.
  if (pattern) return fc.stringMatching(new RegExp(pattern.source.replace(/\(\?![^)]*\)/g, '')));
  return fitting(TEXTS, schema);
}
