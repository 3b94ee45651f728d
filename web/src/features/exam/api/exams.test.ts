import type { Sitting } from '@akada/domain/exam/sitting';
import { expect, it, vi } from 'vitest';

const { updateDoc } = vi.hoisted(() => ({ updateDoc: vi.fn(async () => {}) }));
vi.mock('firebase/firestore', () => ({ getDoc: vi.fn(), updateDoc }));
vi.mock('@/firebase/begin-attempt.ts', () => ({ beginAttempt: vi.fn() }));
vi.mock('@/firebase/documents.ts', () => ({ documentAt: (path: string) => path }));

import { sendSitting } from './exams.ts';

const START = Date.UTC(2026, 10, 23, 9);
const SUBMITTED: Sitting = {
  ...{ attempt_id: 'mock', set_id: 'set', title: 'Mock', count: 3 },
  ...{ started_at: START, ends_at: START + 3_600_000, submitted_at: START + 60_000, right: 1 },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: true },
};

it.each([
  ['as it is', SUBMITTED, START + 60_000],
  // The start on the server can't be changed: an exam of a minute must not take a day.
  ['by the clock of its start', { ...SUBMITTED, moved_by: 86_400_000 }, START + 60_000 - 86_400_000],
])('the end of an exam is sent %s', async (_, sitting, expected) => {
  await sendSitting('ada', sitting);
  expect(updateDoc).toHaveBeenLastCalledWith(
    'users/ada/attempts/mock',
    expect.objectContaining({ submitted_at: new Date(expected), right: 1, score: 33 }),
  );
});
