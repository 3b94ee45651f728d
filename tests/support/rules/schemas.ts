import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { FieldCase } from './field-cases.ts';
import { ABSENT, type Fields, SERVER_TIME } from './requests.ts';

/**
 * Tests that the schema of a form accepts and rejects the same documents as the rules. If the schema accepted more, a
 * write would be rejected after the screen had shown it as saved.
 */
export function testSchemaAgrees(
  name: string,
  schema: z.ZodMiniType,
  base: Fields,
  fields: readonly FieldCase[],
): void {
  describe(name, () => {
    const cases = fields.filter(({ onlyRules }) => !onlyRules);
    test.each(cases.map((field) => [field.allowed ? 'accepts' : 'rejects', field.has, field] as const))(
      '%s a document with %s, as the rules do',
      (_, __, { change, allowed }) => {
        const { success, error } = schema.safeParse(asStored({ ...base, ...change }));
        expect(success, error?.message).toBe(allowed);
      },
    );
  });
}

/** Returns the data that a read after the write gives. */
export function asStored(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== ABSENT)
      .map(([field, value]) => [field, value === SERVER_TIME ? new Date() : value]),
  );
}
