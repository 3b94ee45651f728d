import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSending } from './use-sending.ts';

const sending = () =>
  renderHook(() => useSending('a note', (error) => `Refused: ${(error as Error).message}`));
const refused = () => Promise.reject(new Error('too long'));

describe('a form that writes', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('says that the write is sent, and stays busy until it is closed', async () => {
    const { result } = sending();
    expect(await act(() => result.current.send(Promise.resolve()))).toBe('sent');
    expect(result.current).toMatchObject({ busy: true, failure: null });
  });

  it('can be sent again after a refusal, which it says until it is forgotten', async () => {
    const { result } = sending();
    expect(await act(() => result.current.send(refused()))).toBeNull();
    expect(result.current).toMatchObject({ busy: false, failure: 'Refused: too long' });
    act(() => result.current.forgetFailure());
    expect(result.current.failure).toBeNull();
  });

  it('tells of a refusal that comes after it was taken for kept', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = sending();
    const late = vi.fn();
    expect(await act(() => result.current.send(refused(), late))).toBe('kept');
    expect(late).toHaveBeenCalledExactlyOnceWith('Refused: too long');
    expect(result.current.failure).toBeNull();
  });
});
