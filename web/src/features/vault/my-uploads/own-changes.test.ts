import type { VaultStats } from '@akada/domain/vault/schemas';
import { describe, expect, it } from 'vitest';
import { type OwnChange, withOwnChanges } from './own-changes.ts';

const COUNTED_AT = new Date('2026-03-06T12:00:00Z');
const STATS: VaultStats = {
  files: 10,
  contributors: 3,
  views: 50,
  groups: { notes: 4, media: 3, presentations: 2, other: 1 },
  subjects: [
    { subject: 'Biology', files: 4 },
    { subject: 'Physics', files: 2 },
  ],
  rebuilt_at: COUNTED_AT,
};
const added = (subject?: string): OwnChange => ({
  by: 1,
  item: { category: 'notes', view_count: 0, ...(subject && { subject }) },
  isOnlyFile: false,
  countedAt: COUNTED_AT.getTime(),
});

describe("the vault's totals", () => {
  it('include a file that the student has just listed', () => {
    expect(withOwnChanges(STATS, [added('BIOLOGY'), added()])).toEqual({
      ...STATS,
      files: 12,
      groups: { ...STATS.groups, notes: 6 },
      subjects: [
        { subject: 'Biology', files: 5 },
        { subject: 'Physics', files: 2 },
      ],
    });
  });

  it('include a new subject in alphabetical order', () => {
    expect(withOwnChanges(STATS, [added('Chemistry')]).subjects.map(({ subject }) => subject)).toEqual([
      ...['Biology', 'Chemistry', 'Physics'],
    ]);
  });

  it('exclude a file that the student has just deleted, and its views', () => {
    const deleted: OwnChange = {
      ...added('Physics'),
      by: -1,
      item: { ...added('Physics').item, view_count: 8 },
    };
    expect(withOwnChanges(STATS, [deleted])).toMatchObject({ files: 9, views: 42, groups: { notes: 3 } });
  });

  it('gain a contributor with a first file and lose one with the last', () => {
    const first: OwnChange = { ...added(), isOnlyFile: true };
    const last: OwnChange = { ...first, by: -1 };
    expect(withOwnChanges(STATS, [first, added()])).toMatchObject({ files: 12, contributors: 4 });
    expect(withOwnChanges(STATS, [last])).toMatchObject({ files: 9, contributors: 2 });
    expect(withOwnChanges(STATS, [first, last])).toEqual(STATS);
  });

  it("count a change once: after a recount they equal the server's", () => {
    const recounted = { ...STATS, files: 11, rebuilt_at: new Date(COUNTED_AT.getTime() + 1) };
    expect(withOwnChanges(recounted, [added('Biology')])).toEqual(recounted);
  });
});
