import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const useAiUsage = vi.hoisted(() => vi.fn());
vi.mock('../api/use-ai.ts', () => ({ useAiUsage }));

import { Analytics } from './analytics.tsx';

it('asks since a whole minute, so that the same period is the same subscription', async () => {
  useAiUsage.mockReturnValue({ status: 'ready', data: [], unconfirmed: false });
  render(<Analytics uid="ada" />);
  await userEvent.click(screen.getByRole('button', { name: '7 Days' }));
  const since: Date = useAiUsage.mock.lastCall?.[1];
  expect(since.getTime() % 60_000).toBe(0);
});
