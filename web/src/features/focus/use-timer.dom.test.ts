import { DEFAULT_FOCUS, pauseTimer, startFocus } from '@akada/domain/focus/focus';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCatchUp, useSecondsLeft, useSendUnsaved } from './use-timer.ts';

const catchUp = vi.hoisted(() => vi.fn());
const sendUnsaved = vi.hoisted(() => vi.fn());
vi.mock('./focus-actions.ts', () => ({ catchUp }));
vi.mock('./send-focus.ts', () => ({ sendUnsaved }));

const UID = 'ada';
const START = Date.UTC(2026, 10, 20, 10);
const MINUTE = 60_000;
const TIMER = startFocus(DEFAULT_FOCUS, null, 's1', START);

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  catchUp.mockReset();
  sendUnsaved.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('the end of a phase', () => {
  it('is noticed on time', () => {
    renderHook(() => useCatchUp(UID, TIMER, true));
    vi.advanceTimersByTime(25 * MINUTE - 1);
    expect(catchUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(catchUp).toHaveBeenCalledExactlyOnceWith(UID, true);
  });

  it.each(['pageshow', 'online', 'focus'])('is noticed at %s after the page was suspended', (event) => {
    renderHook(() => useCatchUp(UID, TIMER, true));
    vi.setSystemTime(START + 600 * MINUTE);
    dispatchEvent(new Event(event));
    expect(catchUp).toHaveBeenCalledExactlyOnceWith(UID, true);
  });

  it('is left to a visible tab for a second by a hidden one', () => {
    renderHook(() => useCatchUp(UID, TIMER, true));
    setHidden(true);
    vi.advanceTimersByTime(25 * MINUTE);
    expect(catchUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(catchUp).toHaveBeenCalledOnce();
  });

  it('is not noticed while the timer is paused or after it was ended', () => {
    const { rerender } = renderHook(({ timer }) => useCatchUp(UID, timer, true), {
      initialProps: { timer: TIMER as typeof TIMER | null },
    });
    rerender({ timer: pauseTimer(TIMER, START) });
    rerender({ timer: null });
    vi.advanceTimersByTime(60 * MINUTE);
    dispatchEvent(new Event('focus'));
    expect(catchUp).not.toHaveBeenCalled();
  });
});

describe('the seconds left', () => {
  it('count down one by one from any moment', () => {
    vi.setSystemTime(START + 300);
    const { result } = renderHook(() => useSecondsLeft(TIMER));
    expect(result.current).toBe(1_500);
    act(() => vi.advanceTimersByTime(699));
    expect(result.current).toBe(1_500);
    for (const seconds of [1_499, 1_498, 1_497]) {
      act(() => vi.advanceTimersByTime(seconds === 1_499 ? 1 : 1_000));
      expect(result.current).toBe(seconds);
    }
    act(() => vi.advanceTimersByTime(60 * MINUTE));
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stop while the page is hidden, and are right when it is shown again', () => {
    const { result } = renderHook(() => useSecondsLeft(TIMER));
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(START + 10 * MINUTE);
    setHidden(false);
    expect(result.current).toBe(15 * 60);
  });
});

it('unsaved sessions are sent at once, and again when the network is back', () => {
  const { unmount } = renderHook(() => useSendUnsaved(UID));
  expect(sendUnsaved).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(sendUnsaved).toHaveBeenCalledTimes(2);
  unmount();
  dispatchEvent(new Event('online'));
  expect(sendUnsaved).toHaveBeenCalledTimes(2);
});
