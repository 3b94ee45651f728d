import type { VaultStats } from '@akada/domain/vault/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

const figures = vi.hoisted(() => ({ readStatsTime: vi.fn(), hasOtherFiles: vi.fn() }));
vi.mock('../api/own-figures.ts', () => figures);

import { useRecordOwnChange, useStatsWithOwnChanges } from './use-own-changes.ts';

const AT = new Date('2026-03-06T12:00:00Z');
const STATS: VaultStats = {
  ...{ files: 10, contributors: 3, views: 50, subjects: [], rebuilt_at: AT },
  groups: { notes: 4, media: 3, presentations: 2, other: 1 },
};
const FILE = { id: 'cells', category: 'notes', view_count: 5, hidden: false } as const;

function show() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ stats: useStatsWithOwnChanges(STATS), record: useRecordOwnChange('ada') }), {
    wrapper,
  });
}

beforeEach(() => {
  figures.readStatsTime.mockReset().mockResolvedValue(AT.getTime());
  figures.hasOtherFiles.mockReset().mockResolvedValue(false);
});

it('counts a first file and its contributor as soon as the file is listed', async () => {
  const { result } = show();
  await act(() => result.current.record(1, FILE).record());
  await waitFor(() => expect(result.current.stats).toMatchObject({ files: 11, contributors: 4 }));
});

it('subtracts a deleted file and its views at once, but not a contributor with other files', async () => {
  figures.hasOtherFiles.mockResolvedValue(true);
  const { result } = show();
  await act(() => result.current.record(-1, FILE).record());
  await waitFor(() => expect(result.current.stats).toMatchObject({ files: 9, contributors: 3, views: 45 }));
});

it('reads the count before the deletion, so that a quick recount is not counted twice', async () => {
  const { result } = show();
  const change = result.current.record(-1, FILE);
  figures.readStatsTime.mockResolvedValue(AT.getTime() + 1);
  await act(() => change.record());
  expect(figures.readStatsTime).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.stats).toMatchObject({ files: 9 }));
});

it.each([undefined, true])(
  'leaves the totals alone for a file that is not listed: hidden is %s',
  async (hidden) => {
    const { result } = show();
    await act(() => result.current.record(-1, { ...FILE, hidden } as typeof FILE).record());
    expect(result.current.stats).toEqual(STATS);
    expect(figures.hasOtherFiles).not.toHaveBeenCalled();
  },
);

it("waits for the recount when the totals can't be read", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  figures.readStatsTime.mockRejectedValue(new Error('offline'));
  const { result } = show();
  await act(() => result.current.record(-1, FILE).record());
  expect(result.current.stats).toEqual(STATS);
});
