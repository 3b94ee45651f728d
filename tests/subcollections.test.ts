import { readFileSync } from 'node:fs';
import { SUBCOLLECTIONS } from '@akada/domain/documents/paths';
import { expect, test } from 'vitest';
import { affectedPaths } from './support/rules/blocks.ts';

const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');

/** An export reads only these collections, so that a missing one would be left out of it. */
test('SUBCOLLECTIONS has every collection that the rules have below a student’s documents', () => {
  const blocks = [...rules.matchAll(/match (?!\/databases)\S+ \{/g)].flatMap(({ index }) =>
    affectedPaths(rules, index),
  );
  const below = blocks.flatMap((path) => {
    const [, users, , collection = '', , inner] = path.split('/');
    return users === 'users' && inner ? [[collection, inner]] : [];
  });

  expect(blocks.length).toBeGreaterThan(20);
  expect(Object.fromEntries(below)).toEqual(SUBCOLLECTIONS);
});
