import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferDeletion, undoDeletion } from '@/lib/deferred-deletions.ts';
import type { Live } from './live.ts';
import { useLiveWithoutDeleted } from './live-without-deleted.ts';

const entry = (id: string, deck_id: string) => ({ id, deck_id });
const live: Live<ReturnType<typeof entry>[]> = {
  ...{ status: 'ready', unconfirmed: false, isFresh: true },
  data: [entry('a', 'x'), entry('b', 'y')],
};

it('leaves out what is about to be deleted, and is the same list when nothing is', () => {
  const { result } = renderHook(() => useLiveWithoutDeleted(live));
  expect(result.current).toBe(live);
  act(() => deferDeletion('a', { deleteItem: async () => {}, onFailure: () => {} }));
  expect(result.current).toEqual({ ...live, data: [entry('b', 'y')] });
  act(() => expect(undoDeletion('a')).toBe(true));
  expect(result.current).toBe(live);
});

it('leaves out what belongs to something that is about to be deleted', () => {
  const { result } = renderHook(() => useLiveWithoutDeleted(live, ({ deck_id }) => deck_id));
  act(() => deferDeletion('y', { deleteItem: async () => {}, onFailure: () => {} }));
  expect(result.current).toEqual({ ...live, data: [entry('a', 'x')] });
  act(() => expect(undoDeletion('y')).toBe(true));
});
