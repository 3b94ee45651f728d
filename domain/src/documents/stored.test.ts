import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import { documentKind, withDefaults } from './stored.ts';

test.each([
  ['users/ada', 'users'],
  ['users/ada/settings/app', 'users/settings'],
  ['users/ada/decks/one/cards/two', 'users/decks/cards'],
  ['vault/one/content/body', 'vault/content'],
])('the document %s is of the kind %s', (path, kind) => {
  expect(documentKind(path)).toBe(kind);
});

test('withDefaults fills in missing fields and keeps the others', () => {
  const stored = { on_boards: false, theme: 'harmattan', unknown: 1 };

  expect(withDefaults('users/ada/settings/app', stored)).toEqual({ ...DEFAULT_SETTINGS, ...stored });
  expect(withDefaults('users/ada/tasks/one', stored)).toEqual(stored);
});
