import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmission } from './use-submission.ts';

const submission = () =>
  renderHook(() => useSubmission('a note', (error) => `Refused: ${(error as Error).message}`));
const refused = () => Promise.reject(new Error('too long'));

describe('useSubmission', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('stays busy after a write is sent, until the form closes', async () => {
    const { result } = submission();
    expect(await act(() => result.current.send(Promise.resolve()))).toBe('sent');
    expect(result.current).toMatchObject({ busy: true, failure: null });
  });

  it('keeps the reason of a rejection until it is cleared, and lets the student try again', async () => {
    const { result } = submission();
    expect(await act(() => result.current.send(refused()))).toBeNull();
    expect(result.current).toMatchObject({ busy: false, failure: 'Refused: too long' });
    act(() => result.current.clearFailure());
    expect(result.current.failure).toBeNull();
  });

  it('reports a rejection that arrives after the write was queued', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = submission();
    const late = vi.fn();
    expect(await act(() => result.current.send(refused(), late))).toBe('queued');
    expect(late).toHaveBeenCalledExactlyOnceWith('Refused: too long');
    expect(result.current.failure).toBeNull();
  });
});
