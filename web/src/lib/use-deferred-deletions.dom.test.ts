import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNDO_MS } from './undo.ts';
import { useDeferredDeletions } from './use-deferred-deletions.ts';

const deleteItem = vi.fn<(id: string) => Promise<void>>();
const onFailure = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  deleteItem.mockReset().mockResolvedValue();
  onFailure.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deferred deletion', () => {
  it('hides the item at once, and deletes it after the pause', () => {
    const { result } = renderHook(() => useDeferredDeletions(deleteItem, onFailure));
    act(() => result.current.remove('a'));
    expect(result.current.isDeleted('a')).toBe(true);
    act(() => void vi.advanceTimersByTime(UNDO_MS - 1));
    expect(deleteItem).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(deleteItem).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('leaves the item alone when it is undone', () => {
    const { result, unmount } = renderHook(() => useDeferredDeletions(deleteItem, onFailure));
    act(() => result.current.remove('a'));
    act(() => result.current.undo('a'));
    expect(result.current.isDeleted('a')).toBe(false);
    unmount();
    act(() => void vi.advanceTimersByTime(UNDO_MS));
    expect(deleteItem).not.toHaveBeenCalled();
  });

  it('is made once when the page is left during the pause', () => {
    const { result, unmount } = renderHook(() => useDeferredDeletions(deleteItem, onFailure));
    act(() => result.current.remove('a'));
    unmount();
    expect(deleteItem).toHaveBeenCalledExactlyOnceWith('a');
    vi.advanceTimersByTime(UNDO_MS);
    expect(deleteItem).toHaveBeenCalledOnce();
  });

  it('shows the item again when it fails', async () => {
    const refused = new Error('refused');
    deleteItem.mockRejectedValue(refused);
    const { result } = renderHook(() => useDeferredDeletions(deleteItem, onFailure));
    act(() => result.current.remove('a'));
    await act(async () => void vi.advanceTimersByTime(UNDO_MS));
    expect(result.current.isDeleted('a')).toBe(false);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused);
  });

  it('is not undone once the pause is over', async () => {
    const { result } = renderHook(() => useDeferredDeletions(deleteItem, onFailure));
    act(() => result.current.remove('a'));
    await act(async () => void vi.advanceTimersByTime(UNDO_MS));
    act(() => result.current.undo('a'));
    expect(result.current.isDeleted('a')).toBe(true);
  });
});
