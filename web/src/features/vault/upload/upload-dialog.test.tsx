import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '@/ui/toast.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { toQueuedFile } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

vi.mock('@/firebase/storage-sdk.tsx', () => ({ StorageSdk: ({ children }: PropsWithChildren) => children }));
vi.mock('./use-upload-queue.ts', () => ({ useUploadQueue: vi.fn() }));
vi.mock('./queued-file.tsx', () => ({ QueuedFile: () => null }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(toast.success).mockClear();
});

test.each([
  [['a.pdf'], 1],
  [['a.pdf', 'setup.exe'], 0],
])('after uploading %j, the dialog confirms it and closes %i times', async (names, times) => {
  vi.useFakeTimers();
  const files = names.map((name) => toQueuedFile(new File(['x'], name)));
  const queue = { files, running: false, start: async () => true };
  vi.mocked(useUploadQueue).mockReturnValue(queue as unknown as ReturnType<typeof useUploadQueue>);
  const onClose = vi.fn();
  render(<UploadDialog uid="u" onShared={() => {}} onClose={onClose} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Upload (1)' }));
  });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(VAULT_LIMITS.closeDelayMs);
  });
  expect(toast.success).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledTimes(times);
});
