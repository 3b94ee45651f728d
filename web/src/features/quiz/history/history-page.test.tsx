import type { Attempt } from '@akada/domain/practice/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';

const { usePaged } = vi.hoisted(() => ({ usePaged: vi.fn() }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged }));

import { HistoryPage } from './history-page.tsx';

const DAY = new Date('2026-03-01T12:00:00Z');
const attemptOf = (id: string, changed: Partial<Attempt>): Stored<Attempt> => ({
  ...{ id, set_id: 'set', kind: 'practice', title: id, count: 10, answers: {}, flagged: '', pending: false },
  ...{ started_at: DAY, ends_at: null, submitted_at: DAY, right: 8, score: 80, created_at: DAY },
  ...changed,
});
const EXAM = attemptOf('UTME mock', { kind: 'exam', score: 60, right: 6 });
const PRACTICE = attemptOf('Cells', {});
const OPEN = attemptOf('Plants', { submitted_at: null, right: 0, score: 0 });

beforeEach(() => {
  const all = [EXAM, PRACTICE, OPEN];
  usePaged.mockImplementation(({ where }: { where: [string, string, string][] }) => {
    const items = all.filter(({ kind }) => where.every(([, , value]) => kind === value));
    const live = { status: 'ready', data: items, unconfirmed: false, isFresh: true };
    return { live, all: items, canRead: false, endsWithCache: false, busy: false, readMore: vi.fn() };
  });
});

const open = () =>
  render(
    <MemoryRouter initialEntries={['/dashboard/quiz/history']}>
      <HistoryPage />
    </MemoryRouter>,
  );
const rows = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('attempt='))
    .map((link) => link.getAttribute('href'));

describe('the history', () => {
  it('lists practices and mock exams, each of which opens with its marked questions', () => {
    open();
    expect(rows()).toEqual([
      '/dashboard/quiz/exam?attempt=UTME mock',
      '/dashboard/quiz/practice?attempt=Cells',
      '/dashboard/quiz/practice?attempt=Plants',
    ]);
    expect(screen.getByText('Not finished')).toBeTruthy();
  });

  it('draws only attempts that ended, and says which are exams', () => {
    open();
    const scores = screen.getAllByRole('row').map((row) => row.textContent);
    expect(scores.slice(1)).toEqual([
      expect.stringMatching(/^CellsPractice.*80%$/),
      expect.stringMatching(/^UTME mockMock exam.*60%$/),
    ]);
  });

  it('can be narrowed down to practice or exams', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Exams' }));
    expect(rows()).toEqual(['/dashboard/quiz/exam?attempt=UTME mock']);
    await userEvent.click(screen.getByRole('link', { name: 'Practice' }));
    expect(rows()).toHaveLength(2);
  });
});
