import { catchUpTimer, DEFAULT_FOCUS, pauseTimer, startFocus } from '@akada/domain/focus/focus';
import { expect, it, vi } from 'vitest';
import { UNSENT_CHANGES_WARNING } from '@/firebase/sign-out-warning.ts';
import { NOTHING_PERSISTED } from './persisted-timer.ts';
import { signOutWarning } from './sign-out-warning.ts';

vi.mock('@/firebase/firestore.ts', () => ({ hasUnsentWrites: vi.fn() }));

const START = Date.UTC(2026, 10, 20, 10);
const TIMER = startFocus(DEFAULT_FOCUS, null, 's1', START);
const ended = (minutes: number) => catchUpTimer(TIMER, 's2', START + minutes * 60_000);
const { finished } = ended(25);

it.each([
  ['its minutes while it runs', { timer: TIMER }, 'Your focus session is still running'],
  [
    'its minutes while it is paused',
    { timer: pauseTimer(TIMER, START + 60_000) },
    'Your focus session is still running',
  ],
  [
    'what the server has not taken',
    { unsaved: finished ? [{ ...finished, day: '2026-11-20' }] : [] },
    UNSENT_CHANGES_WARNING,
  ],
])('warns before a sign-out that would lose %s', (_, unsaved, warning) => {
  expect(signOutWarning({ ...NOTHING_PERSISTED, ...unsaved })).toContain(warning);
});

it.each([
  ['without a timer', null],
  ['in a break', ended(26).timer],
  ['before the next focus has begun', ended(90).timer],
])('does not warn before a sign-out %s', (_, timer) => {
  expect(signOutWarning({ ...NOTHING_PERSISTED, timer })).toBeNull();
});
