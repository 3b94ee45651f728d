import { DEFAULT_SETTINGS } from '@akada/domain/settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const retry = vi.hoisted(() => vi.fn());
vi.mock('./api/use-planner.ts', () => ({
  useWeekEntries: () => ({ status: 'error', error: new Error('denied'), retry }),
}));
vi.mock('./api/planner-writes.ts', () => ({}));
vi.mock('./announce.ts', () => ({}));
vi.mock('./lazy-parts.tsx', () => ({ EntryDialog: () => null, SmartPlanner: () => null }));

import { TodayTab } from './today-tab.tsx';

it('says that the schedule and the weekly stats could not be loaded, and tries again', () => {
  const smart = { account: { status: 'loading' as const }, quiet: DEFAULT_SETTINGS.nudges };
  render(<TodayTab uid="ada" today="2026-03-01" smart={smart} onFocus={() => {}} />);
  const reason = 'something went wrong, please try again';
  expect(screen.getByText(`Failed to load today's schedule: ${reason}`)).toBeTruthy();
  expect(screen.getByText(`Failed to load weekly stats: ${reason}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
