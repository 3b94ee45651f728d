import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureReason, NotReadableError } from './failure-reason.ts';
import { useFileAddress } from './file-address.ts';

const fileAddress = vi.hoisted(() => vi.fn<(url: string) => Promise<string>>());
vi.mock('./storage.ts', () => ({ fileAddress }));
beforeEach(() => void fileAddress.mockReset());

/** Long enough for retries, which are a second apart. */
const PATIENCE = { timeout: 5_000 };
const render = () =>
  renderHook(() => useFileAddress('gs://a/b.pdf'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });

test('a file address fails at once without a network', async () => {
  fileAddress.mockRejectedValue(new Error('no network'));
  onlineManager.setOnline(false);
  const { result } = render();
  await waitFor(() => expect(result.current.error?.message).toBe('no network'));
  onlineManager.setOnline(true);
});

test('a file address is retried until a file that was just listed is readable', async () => {
  fileAddress.mockRejectedValueOnce(new NotReadableError()).mockResolvedValue('https://files/b.pdf');
  const { result } = render();

  await waitFor(() => expect(result.current.data).toBe('https://files/b.pdf'), PATIENCE);
});

test('a file that stays unreadable gives a message that it is hidden or still being checked', async () => {
  fileAddress.mockRejectedValue(new NotReadableError());
  const { result } = render();

  await waitFor(() => expect(result.current.isError).toBe(true), PATIENCE);
  expect(failureReason(result.current.error)).toMatch(/hidden or still being checked/);
  expect(fileAddress).toHaveBeenCalledTimes(3);
});
