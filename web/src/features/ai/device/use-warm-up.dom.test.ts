import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StudyEngineState } from './engine-download.ts';

const world = vi.hoisted(() => ({ engine: { status: 'checking' } as StudyEngineState }));
const warmUp = vi.hoisted(() => vi.fn());
vi.mock('./run-on-device.ts', () => ({ warmUp }));
vi.mock('./use-study-engine.ts', () => ({ useStudyEngine: () => ({ state: world.engine }) }));
vi.mock('@/lib/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    const handle = setTimeout(work);
    return () => clearTimeout(handle);
  },
}));

import { useWarmUp } from './use-warm-up.ts';

const READY: StudyEngineState = { status: 'ready', worksOffline: 'yes' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('the engine is started for the tool that will likely run, once it is on the device', () => {
  world.engine = { status: 'absent', bytes: 1 };
  const { rerender } = renderHook(() => useWarmUp('cram'));
  vi.runAllTimers();
  expect(warmUp).not.toHaveBeenCalled();
  world.engine = READY;
  rerender();
  vi.runAllTimers();
  expect(warmUp.mock.calls).toEqual([['cram']]);
});

test('the engine is not started for a form that is left empty, nor after the page was left', () => {
  world.engine = READY;
  renderHook(() => useWarmUp(null));
  renderHook(() => useWarmUp('chat')).unmount();
  vi.runAllTimers();
  expect(warmUp).not.toHaveBeenCalled();
});
