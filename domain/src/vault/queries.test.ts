import { expect, test } from 'vitest';
import { MS_PER_DAY } from '../days/durations.ts';
import { recentFilesQuery, vaultQuery } from './queries.ts';
import { isFiltered, isRecent, NO_FILTER } from './vault.ts';

const NOW = new Date('2026-03-08T12:59:59.999Z');

test.each([
  ['just now', 0, true],
  ['7 days ago', 7 * MS_PER_DAY, true],
  ['a millisecond more than 7 days ago', 7 * MS_PER_DAY + 1, false],
])('a file shared %s (%i ms) is recent: %s', (_, age, recent) => {
  expect(isRecent(new Date(NOW.getTime() - age), NOW)).toBe(recent);
});

test('the query for recent files begins at a full hour, at most an hour early', () => {
  expect(recentFilesQuery(NOW)).toMatchObject({
    where: [
      ['hidden', '==', false],
      ['created_at', '>=', new Date('2026-03-01T12:00:00.000Z')],
    ],
    limit: 6,
  });
});

test("a type filter is part of the vault's query and counts as a filter", () => {
  const pdfs = { ...NO_FILTER, type: 'pdf' } as const;
  expect(vaultQuery(pdfs).where).toEqual([
    ['hidden', '==', false],
    ['type', '==', 'pdf'],
  ]);
  expect(isFiltered(pdfs)).toBe(true);
  expect(isFiltered({ ...NO_FILTER, sort: 'name' })).toBe(false);
});
