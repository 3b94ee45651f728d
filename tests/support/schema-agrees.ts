import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ABSENT, type FieldCase, type Fields, SERVER_TIME } from './rule-cases.ts';

/** A form must refuse what the rules refuse, and nothing else: or a write fails after it was shown as done. */
export function testSchemaAgrees(
  name: string,
  schema: z.ZodMiniType,
  base: Fields,
  fields: readonly FieldCase[],
): void {
  describe(`${name}, as the rules do,`, () => {
    const cases = fields.filter(({ onlyRules }) => !onlyRules);
    test.each(cases.map((field) => [field.allowed ? 'takes' : 'refuses', field.has, field] as const))(
      '%s %s',
      (_, __, { change, allowed }) => {
        const { success, error } = schema.safeParse(asStored({ ...base, ...change }));
        expect(success, error?.message).toBe(allowed);
      },
    );
  });
}

/** A document as it is read again. */
export function asStored(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== ABSENT)
      .map(([field, value]) => [field, value === SERVER_TIME ? new Date() : value]),
  );
}
