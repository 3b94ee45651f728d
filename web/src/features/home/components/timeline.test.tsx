import type { NextStep } from '@akada/domain/home/next-step';
import type { TimelineItem } from '@akada/domain/home/timeline';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Timeline } from './timeline.tsx';

const session = { id: 's', title: 'Titration', start_time: '14:00', duration: 90, completed: false };
const task = { id: 't', title: 'Essay', due_date: new Date(Date.now() - 5 * 3_600_000) };
const PLAN: NextStep = { kind: 'plan', minutes: 5, keepsStreak: false };

const show = (items: TimelineItem[], step: NextStep = PLAN, failed?: { error: Error; retry: () => void }) =>
  render(
    <MemoryRouter>
      <Timeline items={items} step={step} failed={failed} />
    </MemoryRouter>,
  );

test('each row says when, what and how long, and opens the planner', () => {
  show([
    { kind: 'task', task, minute: 480, isOverdue: true },
    { kind: 'free', minute: 780, minutes: 60 },
    { kind: 'session', session, minute: 840, isOn: false },
  ]);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LateEssayTask, due 5 hours ago',
    '13:00Free for 1h',
    '14:00TitrationUntil 15:30 · 1h 30m',
  ]);
  const links = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'));
  expect(links).toEqual(['/dashboard/planner?tab=tasks', undefined, '/dashboard/planner']);
});

test('a session that is on says so', () => {
  show([{ kind: 'session', session, minute: 840, isOn: true }]);
  expect(screen.getByText('Now, until 15:30 · 1h 30m')).toBeDefined();
});

test('an empty day says whether anything else is planned', () => {
  show([]);
  expect(screen.getByText('Your day is free.')).toBeDefined();
  show([], { kind: 'cards', count: 3, minutes: 1, keepsStreak: false });
  expect(screen.getByText('Nothing else is planned for today.')).toBeDefined();
});

test('a day that failed to load is not called free, and can be tried again', () => {
  const retry = vi.fn();
  show([], PLAN, { error: new Error('unknown'), retry });
  expect(screen.queryByText('Your day is free.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Failed to load your day');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
