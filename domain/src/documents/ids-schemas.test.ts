import { describe, expect, test } from 'vitest';
import { documentId, idempotencyKey, storedId } from './ids-schemas.ts';

const takes = (schema: typeof documentId, id: unknown) => schema.safeParse(id).success;

describe('an id created by a client', () => {
  test.each(['a', 'x'.repeat(128), 'nudge_2026-11-22', '__', '___', '__a', 'a__'])('can be %j', (id) => {
    expect(takes(documentId, id)).toBe(true);
  });

  test.each(['', 'x'.repeat(129), 'a/b', 'a.b', 'é', 'a\n', '____', '__x__', '__name__', 7])(
    'cannot be %j',
    (id) => {
      expect(takes(documentId, id)).toBe(false);
    },
  );
});

test('an idempotency key cannot be an id that Firestore reserves', () => {
  expect(takes(idempotencyKey, `__${'x'.repeat(14)}`)).toBe(true);
  expect(takes(idempotencyKey, `__${'x'.repeat(12)}__`)).toBe(false);
});

describe('a stored id', () => {
  test.each(['a', '...', 'a b', 'é'.repeat(750), 'x'.repeat(1_500), 'naïve__', '-'])('can be %j', (id) => {
    expect(takes(storedId, id)).toBe(true);
  });

  test.each(['', '.', '..', 'a/b', '__x__', '__\n__', '\ud800', 'é'.repeat(751), 'x'.repeat(1_501), 7])(
    'cannot be %j',
    (id) => {
      expect(takes(storedId, id)).toBe(false);
    },
  );
});
