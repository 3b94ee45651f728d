import { readFileSync } from 'node:fs';
import { COLLECTIONS_BELOW } from '@akada/domain/documents/paths';
import { expect, test } from 'vitest';
import { affectedPaths } from './support/rule-blocks.ts';

const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');

/** An export looks into no others: one that is missing here would be missing in it. */
test('each collection below a document of a student’s that the rules know is known to an export', () => {
  const blocks = [...rules.matchAll(/match (?!\/databases)\S+ \{/g)].flatMap(({ index }) =>
    affectedPaths(rules, index),
  );
  const below = blocks.flatMap((path) => {
    const [, users, , collection = '', , inner] = path.split('/');
    return users === 'users' && inner ? [[collection, inner]] : [];
  });

  expect(blocks.length).toBeGreaterThan(20);
  expect(Object.fromEntries(below)).toEqual(COLLECTIONS_BELOW);
});
