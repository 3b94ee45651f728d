import { newUserPoints } from '@akada/domain/points/points';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/functions.ts', () => ({ call }));

import { LabTime } from './lab-time.tsx';
import { clockKey, loadClock, newClock } from './lab-time-clock.ts';

const UID = 'ada';
const DAY = '2026-03-02';
const NEXT_DAY = '2026-03-03';
const UNTIL_MIDNIGHT = 10_000;
const PAID = { status: 'paid', wait_seconds: 0 };
const WAITING = { status: 'waiting', wait_seconds: 300 };

const POINTS = newUserPoints('Ada', new Date(`${DAY}T08:00:00Z`));
const open = () => render(<LabTime uid={UID} points={POINTS} />);
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Makes the next call wait until the test resolves or rejects it. */
function deferNextCall() {
  let resolve: (answer: typeof PAID) => void = () => {};
  let reject: (error: Error) => void = () => {};
  call.mockReturnValueOnce(
    new Promise((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  return { resolve, reject };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${NEXT_DAY}T00:00:00+01:00`).getTime() - UNTIL_MIDNIGHT });
  call.mockReset().mockResolvedValue(WAITING);
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('the clock of the AI Lab', () => {
  test("counts the visible time and saves the server's answer", async () => {
    open();
    await later(5_000);
    expect(loadClock(UID, DAY)).toMatchObject({ seconds: 5, status: 'waiting' });
    expect(call).toHaveBeenCalledOnce();
  });

  test('ignores an answer about yesterday', async () => {
    const yesterdays = deferNextCall();
    open();
    await later(UNTIL_MIDNIGHT);
    yesterdays.resolve(PAID);
    await later(0);
    expect(loadClock(UID, NEXT_DAY)).toMatchObject({ seconds: 5, status: null });
    await later(5_000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(loadClock(UID, NEXT_DAY).status).toBe('waiting');
  });

  test('ignores a failed call of yesterday', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const yesterdays = deferNextCall();
    open();
    await later(UNTIL_MIDNIGHT);
    yesterdays.reject(new Error('unavailable'));
    await later(0);
    expect(loadClock(UID, NEXT_DAY)).toEqual({ ...newClock(NEXT_DAY), seconds: 5 });
  });

  test('saves nothing after the student has left or signed out', async () => {
    const late = deferNextCall();
    const { unmount } = open();
    unmount();
    localStorage.clear();
    late.resolve(PAID);
    await later(UNTIL_MIDNIGHT);
    expect(localStorage.getItem(clockKey(UID))).toBeNull();
    expect(loadClock(UID, DAY)).toEqual(newClock(DAY));
  });
});
