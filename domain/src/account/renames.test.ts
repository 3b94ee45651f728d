import { describe, expect, test } from 'vitest';
import {
  lateRenameNotice,
  type NameCopy,
  nameCopyAfterRename,
  nameCopyAfterRun,
  nameCopyWhenDue,
  RENAME_LIMITS,
} from './renames.ts';

const LAGOS = { zone: 'Africa/Lagos' };
const NOW = new Date('2026-03-01T08:00:00.000Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const MIDNIGHT = new Date('2026-03-01T23:00:00.000Z');
/** A finished copy that began at a given time. */
const done = (copies: number, started_at = NOW): NameCopy => ({
  ...{ day: '2026-03-01', copies, started_at, cursor: null, is_pending: false, due: null },
});

describe('a changed profile', () => {
  test('is copied at once, and is due again in case the run is interrupted', () => {
    const { copy, starts } = nameCopyAfterRename(undefined, NOW, LAGOS);
    expect(starts).toBe(true);
    expect(copy).toEqual({ ...done(1), cursor: '', due: after(RENAME_LIMITS.runMinutes) });
  });

  test('waits if the last copy was made within minutes, as do further changes', () => {
    const first = nameCopyAfterRename(done(1), after(1), LAGOS);
    expect(first).toEqual({ copy: { ...done(1), is_pending: true, due: after(5) }, starts: false });
    expect(nameCopyAfterRename(first.copy, after(2), LAGOS)).toEqual(first);
    expect(nameCopyWhenDue(first.copy, after(4), LAGOS).starts).toBe(false);
    expect(nameCopyWhenDue(first.copy, after(5), LAGOS)).toMatchObject({ copy: { copies: 2 }, starts: true });
  });

  test('waits for the next day after 3 copies in a day', () => {
    const waiting = nameCopyAfterRename(done(3), after(60), LAGOS);
    expect(waiting).toEqual({ copy: { ...done(3), is_pending: true, due: MIDNIGHT }, starts: false });
    expect(nameCopyWhenDue(waiting.copy, MIDNIGHT, LAGOS)).toMatchObject({
      ...{ copy: { day: '2026-03-02', copies: 1, is_pending: false }, starts: true },
    });
  });

  test('is copied after a copy that is in progress', () => {
    const { copy } = nameCopyAfterRename(undefined, NOW, LAGOS);
    const changed = nameCopyAfterRename(copy, after(1), LAGOS);
    expect(changed).toEqual({ copy: { ...copy, is_pending: true }, starts: false });
    expect(nameCopyAfterRun(changed.copy, null, after(2), LAGOS)).toEqual({
      ...{ ...done(1), is_pending: true, due: after(5) },
    });
  });
});

describe('a copy that takes more than one run', () => {
  const { copy } = nameCopyAfterRename(undefined, NOW, LAGOS);
  const part = nameCopyAfterRun(copy, 'file-7', after(1), LAGOS);

  test('continues in the next run and is counted only once', () => {
    expect(part).toMatchObject({ cursor: 'file-7', due: after(1) });
    const { copy: next, starts } = nameCopyWhenDue(part, after(6), LAGOS);
    expect(starts).toBe(true);
    expect(next).toMatchObject({ cursor: 'file-7', copies: 1, due: after(6 + RENAME_LIMITS.runMinutes) });
    expect(nameCopyAfterRun(next, null, after(7), LAGOS)).toEqual(done(1));
  });

  test('is taken over only when its run counts as interrupted', () => {
    expect(nameCopyWhenDue(copy, after(RENAME_LIMITS.runMinutes - 1), LAGOS).starts).toBe(false);
    expect(nameCopyWhenDue(copy, after(RENAME_LIMITS.runMinutes), LAGOS).starts).toBe(true);
  });
});

test('lateRenameNotice says in advance that the next change will show tomorrow', () => {
  expect(lateRenameNotice(undefined, NOW, LAGOS)).toBeNull();
  expect(lateRenameNotice(done(2), NOW, LAGOS)).toBeNull();
  expect(lateRenameNotice(done(3), NOW, LAGOS)).toBe(
    "Your shared files were updated 3 times today. They'll show your next change at midnight.",
  );
  expect(lateRenameNotice(done(3), MIDNIGHT, LAGOS)).toBeNull();
});
