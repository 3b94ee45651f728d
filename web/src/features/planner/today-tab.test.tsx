import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const { retry, read } = vi.hoisted(() => ({
  retry: vi.fn(),
  read: { entries: {} as object, due: {} as object },
}));
vi.mock('./api/use-planner.ts', () => ({
  useWeekEntries: () => read.entries,
  useDueTasks: () => read.due,
}));
vi.mock('./api/planner-writes.ts', () => ({}));
vi.mock('./announce.ts', () => ({}));
vi.mock('./lazy-dialogs.tsx', () => ({ EntryDialog: () => null }));
vi.mock('./lazy-parts.tsx', () => ({
  DueTasks: ({ tasks }: { tasks: { title: string }[] }) => <p>Due: {tasks.map(({ title }) => title)}</p>,
  SmartPlanner: () => null,
  UnscheduledTasks: () => null,
}));

import { TodayTab } from './today-tab.tsx';

const ready = (data: object[]) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });
const failed = { status: 'error', error: new Error('denied'), retry };
const reason = 'something went wrong, please try again';

function open() {
  const smart = { account: { status: 'loading' as const }, quiet: DEFAULT_SETTINGS.nudges };
  render(<TodayTab uid="ada" today="2026-03-01" smart={smart} onFocus={() => {}} />);
}

it('says that the schedule and the weekly stats could not be loaded, and tries again', () => {
  read.entries = failed;
  read.due = ready([]);
  open();
  expect(screen.getByText(`Failed to load today's schedule: ${reason}`)).toBeTruthy();
  expect(screen.getByText(`Failed to load weekly stats: ${reason}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows the tasks that are due on the day, and does not call such a day empty', () => {
  read.entries = ready([]);
  read.due = ready([{ id: 'one', title: 'Buy a ruler' }]);
  open();
  expect(screen.getByText('Due: Buy a ruler')).toBeTruthy();
  expect(screen.queryByText('No tasks scheduled for today')).toBeNull();
});

it('says that the tasks of the day could not be loaded, below the schedule', () => {
  read.entries = ready([]);
  read.due = failed;
  open();
  expect(screen.getByText(`Failed to load tasks: ${reason}`)).toBeTruthy();
  expect(screen.getByText('No tasks scheduled for today')).toBeTruthy();
});
