import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileAddress } from './file-address.ts';

vi.mock('./storage.ts', () => ({ fileAddress: () => Promise.reject(new Error('no network')) }));

test('without a network the address of a file fails instead of being waited for', async () => {
  onlineManager.setOnline(false);
  const { result } = renderHook(() => useFileAddress('gs://a/b.pdf'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.error?.message).toBe('no network'));
  onlineManager.setOnline(true);
});
