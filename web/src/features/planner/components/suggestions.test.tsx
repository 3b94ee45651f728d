import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEntry } from '../api/planner-writes.ts';
import { useOpenTasks } from '../api/use-planner.ts';
import { Suggestions } from './suggestions.tsx';

vi.mock('../api/planner-writes.ts', () => ({ createEntry: vi.fn() }));
vi.mock('../api/use-planner.ts', () => ({ useOpenTasks: vi.fn() }));
vi.mock('../announce.ts', () => ({ announce: vi.fn() }));

const NOW = new Date(2026, 2, 2, 10);
const QUIET = { quiet_from: 0, quiet_to: 0 } as Parameters<typeof Suggestions>[0]['quiet'];
const tasks = ['Essay', 'Lab', 'Reading'].map((title) => ({
  ...({
    title,
    priority: 'high',
    status: 'pending',
    due_date: new Date(2026, 2, 4),
    updated_at: NOW,
  } as Task),
  id: title,
  pending: false,
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(createEntry).mockReset().mockResolvedValue();
  const data = tasks;
  vi.mocked(useOpenTasks).mockReturnValue({ status: 'ready', data, unconfirmed: false, isFresh: true });
});
afterEach(() => void vi.useRealTimers());

function open() {
  const element = (entries: readonly PlannerEntry[]) => (
    <Suggestions uid="ada" today="2026-03-02" quiet={QUIET} entries={entries} />
  );
  const { rerender } = render(element([]));
  return (entries: readonly PlannerEntry[]) => rerender(element(entries));
}

const suggested = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const written = () => vi.mocked(createEntry).mock.calls.map(([, entry]) => entry);

test('added tasks are not suggested again while their entries arrive one by one', () => {
  const areNow = open();
  fireEvent.click(screen.getByRole('button', { name: 'Add all 3' }));
  const [first, second, third] = written() as [PlannerEntry, PlannerEntry, PlannerEntry];
  for (const entries of [[], [first], [first, second], [first, second, third]]) {
    areNow(entries);
    expect(suggested()).toEqual([]);
  }
});

test('a task whose entry was deleted is suggested again', () => {
  const areNow = open();
  fireEvent.click(screen.getByRole('button', { name: /^Add Lab at/ }));
  expect(suggested()).toEqual(['Essay', 'Reading']);
  areNow(written());
  areNow([]);
  expect(suggested()).toContain('Lab');
});

test('a task whose entry was rejected is suggested again', async () => {
  open();
  vi.mocked(createEntry).mockRejectedValue(new Error('refused'));
  fireEvent.click(screen.getByRole('button', { name: 'Add all 3' }));
  expect(suggested()).toEqual([]);
  await vi.waitFor(() => expect(suggested()).toHaveLength(3));
});
