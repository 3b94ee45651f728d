import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import type { Sitting } from '@akada/domain/exam/sitting';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncExamClock } from '@/features/exam/exam-clock.ts';
import { persistSitting } from '@/features/exam/sitting-store.ts';
import { useRunningExam } from './use-running-exam.ts';

const SERVER = Date.UTC(2026, 10, 23, 9);
const SITTING: Sitting = {
  ...{ attempt_id: 'mock', set_id: 'set', title: 'UTME mock', count: 60 },
  ...{ started_at: SERVER, ends_at: SERVER + 15 * MS_PER_MINUTE, submitted_at: null, right: null },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    async () => new Response(null, { headers: { date: new Date(SERVER).toUTCString() } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['an hour slow', -60],
  ['an hour fast', 60],
])('has as many minutes left as in its room when the clock of the device is %s', async (_, minutes) => {
  const now = SERVER + minutes * MS_PER_MINUTE;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await syncExamClock();
  persistSitting('ada', SITTING);
  const { result } = renderHook(() => useRunningExam('ada'));
  await waitFor(() => expect(result.current).toMatchObject({ id: 'mock', title: 'UTME mock' }));
  const left = (result.current?.ends_at.getTime() ?? 0) - now;
  expect(Math.ceil(left / MS_PER_MINUTE)).toBe(15);
});
