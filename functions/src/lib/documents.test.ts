import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { settingsSchema } from '@akada/domain/account/settings-schemas';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ifUnchanged, parseDocument } from './documents.ts';

const AT = new Date('2026-03-01T08:00:00.000Z');
const schema = z.strictObject({ at: z.date(), lines: z.array(z.strictObject({ at: z.date() })) });
const snapshot = (data: object | undefined, updateTime?: Timestamp) =>
  ({ exists: data !== undefined, data: () => data, updateTime, ref: { path: 'a/b' } }) as DocumentSnapshot;

test('timestamps become Dates, including those in lists', () => {
  const at = Timestamp.fromDate(AT);

  expect(parseDocument(schema, snapshot({ at, lines: [{ at }] }))).toEqual({ at: AT, lines: [{ at: AT }] });
});

test('a document that does not match its schema is refused', () => {
  expect(() => parseDocument(schema, snapshot({ at: 'today', lines: [] }))).toThrow();
});

test('a document of another release keeps its unknown fields and gets defaults for missing ones', () => {
  const ref = { path: 'users/ada/settings/app' };
  const settings = { ...snapshot({ on_boards: false, theme: 'akada', later: 1 }), ref } as DocumentSnapshot;

  expect(parseDocument(settingsSchema, settings)).toEqual({
    ...DEFAULT_SETTINGS,
    on_boards: false,
    later: 1,
  });
});

test('a missing document is undefined and cannot be a precondition', () => {
  expect(parseDocument(schema, snapshot(undefined))).toBeUndefined();
  expect(() => ifUnchanged(snapshot(undefined))).toThrow('a document of a did not exist');
});

test('the precondition of a document is the time of its last update', () => {
  const updateTime = Timestamp.fromDate(AT);

  expect(ifUnchanged(snapshot({}, updateTime))).toEqual({ lastUpdateTime: updateTime });
});
