import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const readAllPages = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/pages.ts', () => ({ readAllPages }));

import { createEntriesReader } from './read-entries.ts';

const onDays = (...days: string[]) => days.map((date) => ({ id: date, date }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') });
  readAllPages.mockReset().mockResolvedValue(onDays('2026-03-02', '2026-03-05', '2026-03-09'));
});

afterEach(() => vi.useRealTimers());

describe('a reader of schedule entries', () => {
  it('does not read days again that it has just read', async () => {
    const { read } = createEntriesReader('ada');
    await read('2026-03-01', '2026-03-09');

    expect(await read('2026-03-02', '2026-03-05')).toEqual(onDays('2026-03-02', '2026-03-05'));
    expect(readAllPages).toHaveBeenCalledOnce();
  });

  it.each([
    ['days before', '2026-02-27', '2026-03-05'],
    ['days after', '2026-03-02', '2026-03-10'],
  ])('reads %s those that it has read', async (_, first, last) => {
    const { read } = createEntriesReader('ada');
    await read('2026-03-01', '2026-03-09');
    await read(first, last);

    expect(readAllPages).toHaveBeenCalledTimes(2);
  });

  it('reads again after a minute, after a write, and after a failure', async () => {
    const { read, forget } = createEntriesReader('ada');
    await read('2026-03-01', '2026-03-09');
    vi.advanceTimersByTime(60_000);
    await read('2026-03-01', '2026-03-09');
    expect(readAllPages).toHaveBeenCalledTimes(2);

    forget();
    readAllPages.mockRejectedValueOnce(new Error('no network'));
    await expect(read('2026-03-01', '2026-03-09')).rejects.toThrow('no network');
    await read('2026-03-01', '2026-03-09');
    expect(readAllPages).toHaveBeenCalledTimes(4);
  });
});
