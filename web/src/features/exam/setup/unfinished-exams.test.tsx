import type { Sitting } from '@akada/domain/exam/sitting';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

const { useLiveQuery } = vi.hoisted(() => ({ useLiveQuery: vi.fn() }));
vi.mock('@/firebase/live.ts', () => ({ useLiveQuery }));

import { persistSitting } from '../sitting-store.ts';
import { UnfinishedExams } from './unfinished-exams.tsx';

const NOW = Date.now();
const SITTING: Sitting = {
  ...{ attempt_id: 'own', set_id: 'set', title: 'Own mock', count: 3 },
  ...{ started_at: NOW, ends_at: NOW + 600_000, submitted_at: null, right: null },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
};
const stored = (id: string, more: object = {}) => ({
  ...{ id, kind: 'exam', title: `Mock ${id}`, submitted_at: null, pending: false },
  ...more,
});
const offered = () =>
  screen.queryAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href'));

function open(attempts: object[]) {
  useLiveQuery.mockReturnValue({ status: 'ready', data: attempts });
  render(
    <MemoryRouter>
      <UnfinishedExams uid="ada" />
    </MemoryRouter>,
  );
}

beforeEach(() => localStorage.clear());

it('an exam that runs on this device, and one that was begun on another, can be continued', () => {
  persistSitting('ada', SITTING);
  open([stored('own'), stored('phone')]);
  expect(offered()).toEqual(['/dashboard/quiz/exam?attempt=own', '/dashboard/quiz/exam?attempt=phone']);
});

it('an exam that was submitted is not offered, also if only this device knows it', () => {
  persistSitting('ada', { ...SITTING, submitted_at: NOW, right: 1, has_unsent_state: true });
  open([stored('own'), stored('phone', { submitted_at: new Date() })]);
  expect(offered()).toEqual([]);
});
