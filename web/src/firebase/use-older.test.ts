import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Cursor, Page } from './pages.ts';
import { useOlder } from './use-older.ts';

interface Note {
  text: string;
}
const note = (id: string, text = id) => ({ id, text, pending: false });
const page = (next: boolean, ...items: ReturnType<typeof note>[]): Page<Note> => ({
  items,
  next: next ? ({} as Cursor) : null,
  fromCache: false,
});

test('a list is read further from its last item, and each item stands in it once, as it was read last', async () => {
  const read = vi
    .fn<(last: { id: string }) => Promise<Page<Note>>>()
    .mockResolvedValueOnce(page(true, note('c', 'old'), note('b')))
    .mockResolvedValueOnce(page(false, note('b', 'new'), note('a')));
  const { result, rerender } = renderHook(
    ({ live }) => useOlder<Note>({ live, hasMore: true, read, onFailure: () => {} }),
    { initialProps: { live: [note('d'), note('c')] } },
  );
  expect(result.current.canRead).toBe(true);
  await act(() => result.current.readMore());
  expect(read).toHaveBeenLastCalledWith(note('c'));
  expect(result.current.all).toEqual([note('d'), note('c'), note('b')]);
  expect(result.current.canRead).toBe(true);

  await act(() => result.current.readMore());
  expect(read).toHaveBeenLastCalledWith(note('b'));
  rerender({ live: [note('d'), note('c', 'live')] });
  expect(result.current.all).toEqual([note('d'), note('c', 'live'), note('b', 'new'), note('a')]);
  expect(result.current.canRead).toBe(false);
});

test('what could not be read is told, and can be tried again', async () => {
  const onFailure = vi.fn();
  const read = vi
    .fn()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValueOnce(page(false, note('a')));
  const live = [note('b')];
  const { result } = renderHook(() => useOlder<Note>({ live, hasMore: true, read, onFailure }));
  await act(() => result.current.readMore());
  expect(onFailure).toHaveBeenCalledWith(new Error('cut'));
  expect([result.current.busy, result.current.canRead]).toEqual([false, true]);
  await act(() => result.current.readMore());
  expect(result.current.all).toEqual([note('b'), note('a')]);
});
