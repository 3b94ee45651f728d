import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fitted, type Schema } from './schema.ts';

/** Schemas as tools might write them, up to four deep. */
const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.record({ min: fc.nat(20), span: fc.nat(50) }).map(({ min, span }) => ({
      type: 'string',
      minLength: min,
      maxLength: min + span,
    })),
    fc.record({ low: fc.integer({ min: -100, max: 100 }), span: fc.nat(50) }).map(({ low, span }) => ({
      type: 'integer',
      minimum: low,
      maximum: low + span,
    })),
    fc.constantFrom<Schema>(
      { type: 'boolean' },
      { type: 'null' },
      { type: 'number', minimum: 0.5, maximum: 12, multipleOf: 0.5 },
      { enum: ['a', 'b'] },
      { const: 7 },
      { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      { type: 'string', format: 'date' },
    ),
    fc.record({ items: tie('schema'), min: fc.nat(3), span: fc.nat(3) }).map(({ items, min, span }) => ({
      type: 'array',
      items,
      minItems: min,
      maxItems: min + span,
    })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'title', 'cards'), tie('schema'), { maxKeys: 3 })
      .map((properties) => ({
        type: 'object',
        properties,
        required: Object.keys(properties).slice(1),
        additionalProperties: false,
      })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
  ),
}));

test('fits any value to any schema', () => {
  fc.assert(
    fc.property(schema, fc.jsonValue(), (wanted, value) => {
      const checked = z.fromJSONSchema(wanted as Parameters<typeof z.fromJSONSchema>[0]);
      expect(checked.safeParse(fitted(value, wanted)).error).toBeUndefined();
    }),
    { seed: 5, numRuns: 500 },
  );
});

test('leaves a valid value unchanged', () => {
  const wanted = {
    type: 'OBJECT',
    properties: { title: { type: 'STRING' }, n: { type: 'INTEGER' } },
    required: ['title'],
  };
  expect(fitted({ title: 'Cells', n: 3 }, wanted)).toEqual({ title: 'Cells', n: 3 });
  expect(fitted({ title: 'Cells', more: true }, wanted)).toEqual({ title: 'Cells' });
});

test('a recursive schema is filled to a limited depth', () => {
  const wanted: Schema = {
    $ref: '#/$defs/node',
    $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } }, required: [] } },
  };
  expect(JSON.stringify(fitted({}, wanted)).length).toBeLessThan(200);
});
