import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deferDeletion,
  dropDeletions,
  makeAllDeletions,
  makeDeletion,
  undoDeletion,
  useDeletedCards,
  useIsDeleted,
  useWithoutDeleted,
} from './deferred-deletions.ts';
import { UNDO_MS } from './undo.ts';

const deleteItem = vi.fn<() => Promise<void>>();
const onDelete = vi.fn();
const onFailure = vi.fn<(error: unknown) => void>();
const remove = (id: string) => act(() => deferDeletion(id, { deleteItem, onDelete, onFailure }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open() {
  const { result } = renderHook(() => useIsDeleted());
  return (id: string) => result.current(id);
}

beforeEach(() => {
  vi.useFakeTimers();
  deleteItem.mockReset().mockResolvedValue();
  onDelete.mockReset();
  onFailure.mockReset();
});
afterEach(() => {
  act(() => dropDeletions());
  vi.useRealTimers();
});

describe('a deferred deletion', () => {
  it('hides the item at once, and deletes it after the pause', async () => {
    deleteItem.mockReturnValue(new Promise(() => {}));
    const isDeleted = open();
    remove('a');
    expect(isDeleted('a')).toBe(true);
    await wait(UNDO_MS - 1);
    expect(deleteItem).not.toHaveBeenCalled();
    await wait(1);
    expect(deleteItem).toHaveBeenCalledOnce();
    expect(onDelete).toHaveBeenCalledOnce();
    // The server has not answered.
    expect(isDeleted('a')).toBe(true);
  });

  it('leaves the item alone when it is undone', async () => {
    const isDeleted = open();
    remove('a');
    act(() => expect(undoDeletion('a')).toBe(true));
    expect(isDeleted('a')).toBe(false);
    await wait(UNDO_MS);
    expect(deleteItem).not.toHaveBeenCalled();
  });

  it('can be undone after the page was left', async () => {
    const { unmount } = renderHook(() => useIsDeleted());
    remove('a');
    unmount();
    await wait(UNDO_MS - 1);
    act(() => expect(undoDeletion('a')).toBe(true));
    await wait(UNDO_MS);
    expect(deleteItem).not.toHaveBeenCalled();
  });

  it('has a pause of its own beside another one', async () => {
    const isDeleted = open();
    remove('a');
    await wait(UNDO_MS / 2);
    remove('b');
    await wait(UNDO_MS / 2);
    expect(deleteItem).toHaveBeenCalledOnce();
    act(() => expect(undoDeletion('b')).toBe(true));
    expect(isDeleted('b')).toBe(false);
    await wait(UNDO_MS);
    expect(deleteItem).toHaveBeenCalledOnce();
  });

  it('happens once, even if it is asked for twice and made before the pause is over', async () => {
    remove('a');
    remove('a');
    await act(() => makeDeletion('a'));
    await wait(UNDO_MS);
    expect(deleteItem).toHaveBeenCalledOnce();
  });

  it('is not undone once the pause is over', async () => {
    remove('a');
    await wait(UNDO_MS);
    expect(undoDeletion('a')).toBe(false);
  });

  it('shows the item again when it fails', async () => {
    const refused = new Error('refused');
    deleteItem.mockRejectedValue(refused);
    const isDeleted = open();
    remove('a');
    await wait(UNDO_MS);
    expect(isDeleted('a')).toBe(false);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused);
  });

  it('is made before its student signs out, and not at all once the session has ended', async () => {
    remove('a');
    await act(() => makeAllDeletions());
    expect(deleteItem).toHaveBeenCalledOnce();
    remove('b');
    act(() => dropDeletions());
    await wait(UNDO_MS);
    expect(deleteItem).toHaveBeenCalledOnce();
  });
});

it('a list leaves out what is about to be deleted', () => {
  const { result } = renderHook(() => useWithoutDeleted({ all: [{ id: 'a' }, { id: 'b' }], busy: false }));
  remove('a');
  expect(result.current).toEqual({ all: [{ id: 'b' }], busy: false });
});

it('a deletion of several items hides each of them until it is made', async () => {
  const isDeleted = open();
  act(() => deferDeletion('plan', { items: ['a', 'b'], deleteItem, onDelete, onFailure }));
  expect(['plan', 'a', 'b', 'c'].filter(isDeleted)).toEqual(['plan', 'a', 'b']);
  deleteItem.mockReturnValue(new Promise(() => {}));
  await wait(UNDO_MS);
  // Without a network, the items may be added again before the server has answered.
  expect(['plan', 'a', 'b'].filter(isDeleted)).toEqual(['plan']);
});

it('the cards of a deletion are subtracted only while it waits, as the stored counts lack them then', async () => {
  const { result } = renderHook(() => useDeletedCards());
  const cards = { due: { '2026-03-05': -3 }, new: -2 };
  act(() => deferDeletion('deck', { cards, deleteItem, onFailure }));
  expect(result.current).toEqual([cards]);
  act(() => expect(undoDeletion('deck')).toBe(true));
  expect(result.current).toEqual([]);
  act(() => deferDeletion('deck', { cards, deleteItem, onFailure }));
  deleteItem.mockReturnValue(new Promise(() => {}));
  await wait(UNDO_MS);
  expect(result.current).toEqual([]);
});
