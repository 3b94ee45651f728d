import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../account/settings.ts';
import { documentKind, fromStored, withDates } from './stored.ts';

test.each([
  ['users/ada', 'users'],
  ['users/ada/settings/app', 'users/settings'],
  ['users/ada/decks/one/cards/two', 'users/decks/cards'],
  ['vault/one/content/body', 'vault/content'],
])('the document %s is of the kind %s', (path, kind) => {
  expect(documentKind(path)).toBe(kind);
});

test('fromStored fills in missing fields and keeps the others', () => {
  const stored = { on_boards: false, theme: 'harmattan', unknown: 1 };

  expect(fromStored('users/ada/settings/app', stored)).toEqual({ ...DEFAULT_SETTINGS, ...stored });
  expect(fromStored('users/ada/tasks/one', stored)).toEqual(stored);
});

test('withDates turns the timestamps of any SDK into Dates, in maps and lists too', () => {
  const at = new Date('2026-03-01T08:00:00.000Z');
  const timestamp = { toDate: () => at };

  expect(
    withDates({ at: timestamp, lines: [{ at: timestamp, text: 'x' }, at], none: null, toDate: 1 }),
  ).toEqual({
    ...{ at, lines: [{ at, text: 'x' }, at], none: null, toDate: 1 },
  });
  expect(withDates(undefined)).toBeUndefined();
});
