import { getDownloadURL, getStorage, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { expect, test, vi } from 'vitest';
import { OfflineError } from './failure-reason.ts';
import { fileAddress, storage, uploadBlob } from './storage.ts';

vi.mock('./app.ts', () => ({ app: {}, emulators: null }));
vi.mock('firebase/storage', () => {
  const storage = {};
  return {
    getStorage: () => storage,
    ref: () => ({}),
    uploadBytesResumable: vi.fn(),
    getDownloadURL: vi.fn(),
  };
});

test('an upload is cancelled if its signal was aborted before it began', async () => {
  let reject = (_error: Error) => {};
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const task = Object.assign(promise, {
    on: () => () => {},
    pause: vi.fn(),
    resume: vi.fn(),
    cancel: vi.fn(() => reject(new Error('storage/canceled'))),
  });
  vi.mocked(uploadBytesResumable).mockReturnValue(task as unknown as UploadTask);
  const options = { contentType: 'application/pdf', onProgress: () => {}, signal: AbortSignal.abort() };
  await expect(uploadBlob(ref(storage, 'a/b.pdf'), new Blob(['x']), options)).rejects.toThrow(
    'storage/canceled',
  );
  expect(task.cancel).toHaveBeenCalledOnce();
});

test('storage operations other than uploads give up within 30 seconds', () => {
  expect(getStorage().maxOperationRetryTime).toBeLessThanOrEqual(30_000);
});

test('without a network the address of a file is not waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fileAddress('gs://bucket/cells.pdf')).rejects.toBeInstanceOf(OfflineError);
  expect(getDownloadURL).not.toHaveBeenCalled();
});
