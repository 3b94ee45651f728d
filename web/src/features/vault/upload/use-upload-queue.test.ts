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

const arrived: UploadedFile = {
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
  vi.mocked(uploadFile).mockReset().mockResolvedValue(arrived);
  vi.mocked(shareUpload).mockReset();
});

function queueOf(...names: string[]) {
  const onShared = vi.fn();
  const { result, unmount } = renderHook(() => useUploadQueue('u', onShared));
  act(() => result.current.add(names.map(file)));
  return { result, unmount, onShared };
}

function later<T>() {
  let resolve = (_value: T) => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}

/** Begins to send; `done` is what it settles with. */
async function startOf({ current }: { current: ReturnType<typeof useUploadQueue> }) {
  let done = Promise.resolve(false);
  await act(async () => {
    done = current.start();
  });
  return { done };
}

/** The commit waits, as it does without a network. */
function waitingCommit() {
  const commit = later<string>();
  vi.mocked(shareUpload).mockReturnValueOnce(commit.promise);
  return commit;
}

test('Cancel ends the waiting for the vault; the commit counts when it comes, and is not made twice', async () => {
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

test('leaving ends the upload, and the rest of the queue is not sent', async () => {
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

test('bytes that arrive while the student leaves are removed and not shared', async () => {
  const bytes = later<UploadedFile>();
  vi.mocked(uploadFile).mockReturnValue(bytes.promise);
  const { result, unmount } = queueOf('a.pdf');
  const started = await startOf(result);
  unmount();
  bytes.resolve(arrived);
  await started.done;
  expect(shareUpload).not.toHaveBeenCalled();
  expect(discardUpload).toHaveBeenCalledExactlyOnceWith(storage, arrived);
});

test('leaving keeps the bytes of what is being shared at that moment, and removes those of a failed try', async () => {
  vi.mocked(shareUpload).mockRejectedValueOnce(failure('unavailable'));
  const { result, unmount } = queueOf('a.pdf', 'b.pdf');
  const waits = { ...arrived, fileUrl: 'gs://a/waits.pdf' };
  vi.mocked(uploadFile).mockResolvedValueOnce(arrived).mockResolvedValueOnce(waits);
  vi.mocked(shareUpload).mockRejectedValueOnce(failure('unavailable'));
  await act(async () => {
    await result.current.start();
  });
  expect(result.current.files.map((item) => item.arrived)).toEqual([arrived, waits]);

  waitingCommit();
  await act(async () => void result.current.start(result.current.files[1]?.key));
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(discardUpload).toHaveBeenCalledExactlyOnceWith(storage, arrived);
});

test.each([
  ['permission-denied', 2],
  ['unavailable', 1],
])('after %s from the vault another try has sent the bytes %i times', async (code, times) => {
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

test('a refusal that comes after Cancel has the bytes sent anew, too', async () => {
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

test('a refused file does not keep the rest from being complete', async () => {
  vi.mocked(shareUpload).mockResolvedValue('id');
  const { result } = queueOf('a.pdf', 'setup.exe');
  const { done } = await startOf(result);
  await expect(done).resolves.toBe(true);
  expect(result.current.files.map(({ status }) => status)).toEqual(['done', 'refused']);
});
