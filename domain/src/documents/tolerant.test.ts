import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tolerant } from './tolerant.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  nested: z.exactOptional(z.nullable(z.strictObject({ deep: z.int() }))),
  rows: z.array(z.strictObject({ of: z.enum(['one', 'two']) })),
  names: z.array(z.enum(['one', 'two'])),
  counts: z.partialRecord(z.enum(['one', 'two']), z.int()),
  kind: z.exactOptional(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a') })])),
  since: z._default(z.int(), 3),
});
const stored = {
  name: 'Ada',
  nested: { deep: 1 },
  rows: [{ of: 'one' as const }],
  names: ['one' as const],
  counts: { one: 1 },
  kind: { type: 'a' as const },
  since: 4,
};
/** Leaves out `__proto__`, which Firestore does not allow as a field and which is special in JavaScript. */
const fieldName = fc.string().filter((name) => !/^__.*__$/.test(name));
const more = { later: { at: new Date(0) } };

describe('tolerant reading', () => {
  test('passes unknown fields through at every depth', () => {
    const later = {
      ...stored,
      ...more,
      nested: { deep: 1, ...more },
      rows: [{ of: 'one', ...more }],
      kind: { type: 'a', ...more },
    };

    expect(schema.safeParse(later).success).toBe(false);
    expect(tolerant(schema).parse(later)).toEqual(later);
  });

  test('passes names added by a later release through in lists and as keys', () => {
    const later = { ...stored, names: ['three', 'one'], counts: { one: 1, three: 2 } };

    expect(tolerant(schema).parse(later)).toEqual(later);
  });

  test('gives a missing field its default', () => {
    const { since: _, ...older } = stored;

    expect(tolerant(schema).parse(older)).toEqual({ ...older, since: 3 });
  });

  test.each([
    ['a wrong type', { name: 1 }],
    ['a failed check', { name: '' }],
    ['a wrong type in a nested object', { nested: { deep: 'one' } }],
    ['an unknown name outside a list', { rows: [{ of: 'three' }] }],
    ['a name that is not a text', { names: [3] }],
    ['a wrong count', { counts: { one: 'many' } }],
    ['an unknown variant', { kind: { type: 'b' } }],
  ])('still refuses %s', (_, change) => {
    expect(tolerant(schema).safeParse({ ...stored, ...change }).success).toBe(false);
  });

  test('leaves the strict schema unchanged and is created once', () => {
    expect(tolerant(schema)).toBe(tolerant(schema));
    expect(schema.safeParse({ ...stored, ...more }).success).toBe(false);
  });

  test('keeps the checks of the whole document', () => {
    const ordered = z
      .strictObject({ page: z.int(), pages: z.int() })
      .check(z.refine(({ page, pages }) => page <= pages));

    expect(tolerant(ordered).safeParse({ page: 2, pages: 1, ...more }).success).toBe(false);
    expect(tolerant(ordered).safeParse({ page: 1, pages: 1, ...more }).success).toBe(true);
  });

  test('reads every strictly valid document unchanged, whatever fields are added to it', () => {
    fc.assert(
      fc.property(fc.dictionary(fieldName, fc.jsonValue()), (unknown) => {
        const later = { ...unknown, ...stored };
        expect(tolerant(schema).parse(later)).toEqual(later);
      }),
      { seed: 20_260_301 },
    );
  });
});
