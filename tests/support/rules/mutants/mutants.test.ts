import { describe, expect, test } from 'vitest';
import { readFirestoreRules, readStorageRules } from '../emulator.ts';
import { EQUIVALENT_FIRESTORE_MUTANTS, EQUIVALENT_STORAGE_MUTANTS } from './equivalent.ts';
import { mutantsOf } from './mutants.ts';

describe('the title of a mutant', () => {
  const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() {
      return request.auth != null // Not a visitor.
        && request.auth.token.verified == true;
    }

    match /users/{uid} {
      allow get: if isSignedIn() && uid.size() <= 28;
    }
  }
}`;
  const titles = mutantsOf(rules).map(({ title }) => title);

  test.each([
    ['a function', 'isSignedIn(): without request.auth != null'],
    ['a condition of an allow', '/users/{uid} allow get: without isSignedIn()'],
    ['a number with its condition', '/users/{uid} allow get: 29 for 28 in uid.size() <= 28'],
    ['the verbs of an allow', '/users/{uid} allow get: for every verb'],
    ['a path', '/users/{uid}: matches everything beneath'],
  ])('names %s', (_, title) => {
    expect(titles).toContain(title);
  });

  test('has a number after it when an earlier mutant changes the same text', () => {
    const twice = mutantsOf(rules.replace('uid.size() <= 28', 'uid.size() <= 28 && uid.size() <= 28'));
    expect(twice.map(({ title }) => title)).toContain(
      '/users/{uid} allow get: 29 for 28 in uid.size() <= 28 (2)',
    );
  });
});

describe.each([
  ['firestore.rules', readFirestoreRules(), EQUIVALENT_FIRESTORE_MUTANTS],
  ['storage.rules', readStorageRules(), EQUIVALENT_STORAGE_MUTANTS],
])('the mutants of %s', (_, rules, equivalent) => {
  const titles = mutantsOf(rules).map(({ title }) => title);

  test('all have different titles', () => {
    expect(titles.length).toBeGreaterThan(50);
    expect(titles).toHaveLength(new Set(titles).size);
  });

  test('include each equivalent mutant once', () => {
    expect(titles.filter((title) => equivalent.includes(title)).sort()).toEqual([...equivalent].sort());
  });
});
