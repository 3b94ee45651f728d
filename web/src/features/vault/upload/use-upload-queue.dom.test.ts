import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { discardUpload, shareUpload, type UploadedFile, uploadFile } from '../api/upload-file.ts';
import { useUploadQueue } from './use-upload-queue.ts';

const storage = vi.hoisted(() => ({}));
vi.mock('@/firebase/storage-sdk.tsx', () => ({ useStorage: () => storage }));
vi.mock('../api/upload-quota.ts', () => ({ UploadRefusedError: class extends Error {} }));
vi.mock('../api/upload-file.ts', () => ({
  assertCanShare: vi.fn(async () => {}),
  discardUpload: vi.fn(),
  uploadFile: vi.fn(),
  shareUpload: vi.fn(),
}));

const uploaded: UploadedFile = {
  fileUrl: 'gs://a/b.pdf',
  size: 1,
  at: new Date('2026-03-01T23:59:00Z'),
  type: 'pdf',
};
const failure = (code: string) => Object.assign(new Error(code), { code });
const file = (name: string) => new File(['x'], name);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(discardUpload).mockReset();
  vi.mocked(uploadFile).mockReset().mockResolvedValue(uploaded);
  vi.mocked(shareUpload).mockReset();
});

function queueOf(...names: string[]) {
  const onShared = vi.fn();
  const { result, unmount } = renderHook(() => useUploadQueue('u', onShared));
  act(() => result.current.add(names.map(file)));
  return { result, unmount, onShared };
}

function deferred<T>() {
  let resolve = (_value: T) => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}

/** Starts the upload; `done` is the promise that `start` returned. */
async function startOf({ current }: { current: ReturnType<typeof useUploadQueue> }) {
  let done = Promise.resolve(false);
  await act(async () => {
    done = current.start();
  });
  return { done };
}

/** A commit that stays pending, as it does offline. */
function waitingCommit() {
  const commit = deferred<string>();
  vi.mocked(shareUpload).mockReturnValueOnce(commit.promise);
  return commit;
}

test('Cancel stops waiting for the commit, which still counts when it succeeds and is not repeated', async () => {
  const commit = waitingCommit();
  const { result, onShared } = queueOf('a.pdf');
  const started = await startOf(result);
  expect(shareUpload).toHaveBeenCalledOnce();
  await act(async () => result.current.cancel());
  await expect(started.done).resolves.toBe(false);
  expect(result.current.files[0]).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^Cancelled/),
  });

  const again = await startOf(result);
  await act(async () => commit.resolve('id'));
  await expect(again.done).resolves.toBe(true);
  expect(result.current.files[0]).toMatchObject({ status: 'done', message: null });
  expect(shareUpload).toHaveBeenCalledOnce();
  expect(onShared).toHaveBeenCalledExactlyOnceWith('id', 'a');
});

test('unmounting cancels the upload and leaves the rest of the queue unsent', async () => {
  const signals: AbortSignal[] = [];
  vi.mocked(uploadFile).mockImplementation((_storage, _uid, _file, { signal }) => {
    signals.push(signal);
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(failure('storage/canceled'))),
    );
  });
  const { result, unmount } = queueOf('a.pdf', 'b.pdf');
  const started = await startOf(result);
  unmount();
  await expect(started.done).resolves.toBe(false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('bytes that finish uploading after unmounting are deleted and not shared', async () => {
  const bytes = deferred<UploadedFile>();
  vi.mocked(uploadFile).mockReturnValue(bytes.promise);
  const { result, unmount } = queueOf('a.pdf');
  const started = await startOf(result);
  unmount();
  bytes.resolve(uploaded);
  await started.done;
  expect(shareUpload).not.toHaveBeenCalled();
  expect(discardUpload).toHaveBeenCalledExactlyOnceWith(storage, uploaded);
});

test('unmounting keeps the bytes of a file that is being shared and deletes those of a failed attempt', async () => {
  vi.mocked(shareUpload).mockRejectedValueOnce(failure('unavailable'));
  const { result, unmount } = queueOf('a.pdf', 'b.pdf');
  const waits = { ...uploaded, fileUrl: 'gs://a/waits.pdf' };
  vi.mocked(uploadFile).mockResolvedValueOnce(uploaded).mockResolvedValueOnce(waits);
  vi.mocked(shareUpload).mockRejectedValueOnce(failure('unavailable'));
  await act(async () => {
    await result.current.start();
  });
  expect(result.current.files.map((item) => item.uploaded)).toEqual([uploaded, waits]);

  waitingCommit();
  await act(async () => void result.current.start(result.current.files[1]?.key));
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(discardUpload).toHaveBeenCalledExactlyOnceWith(storage, uploaded);
});

test.each([
  ['permission-denied', 2],
  ['unavailable', 1],
])('after a commit fails with %s, a retry has uploaded the bytes %i times in all', async (code, times) => {
  vi.mocked(shareUpload).mockRejectedValueOnce(failure(code)).mockResolvedValueOnce('id');
  const { result } = queueOf('a.pdf');
  await act(async () => {
    await result.current.start();
  });
  expect(result.current.files[0]?.status).toBe('failed');
  await act(async () => {
    await result.current.start();
  });
  expect(result.current.files[0]?.status).toBe('done');
  expect(uploadFile).toHaveBeenCalledTimes(times);
});

test('a commit refused after Cancel makes a retry upload the bytes again', async () => {
  let refuse = () => {};
  const commit = new Promise<string>((_, reject) => {
    refuse = () => reject(failure('permission-denied'));
  });
  vi.mocked(shareUpload).mockReturnValueOnce(commit).mockResolvedValueOnce('id');
  const { result } = queueOf('a.pdf');
  await startOf(result);
  await act(async () => result.current.cancel());
  await act(async () => refuse());
  const { done } = await startOf(result);
  await expect(done).resolves.toBe(true);
  expect(uploadFile).toHaveBeenCalledTimes(2);
});

test('a refused file does not stop the batch from being complete', async () => {
  vi.mocked(shareUpload).mockResolvedValue('id');
  const { result } = queueOf('a.pdf', 'setup.exe');
  const { done } = await startOf(result);
  await expect(done).resolves.toBe(true);
  expect(result.current.files.map(({ status }) => status)).toEqual(['done', 'refused']);
});
