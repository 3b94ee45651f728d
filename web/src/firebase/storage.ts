import { errorCode } from '@akada/domain/errors/error-code';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  type StorageReference,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { isOnline } from '@/lib/use-online.ts';
import { app, emulators } from './app.ts';
import { NotReadableError, OfflineError } from './failure-reason.ts';

/** Long, because an upload that is paused without a network must not time out. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;
/** Short, because the student is watching a spinner. */
const OPERATION_TIMEOUT_MS = 20_000;

/** The one Storage SDK for uploads and downloads. `StorageSdk` provides it to the screens that upload. */
export const storage = getStorage(app);
storage.maxUploadRetryTime = UPLOAD_TIMEOUT_MS;
storage.maxOperationRetryTime = OPERATION_TIMEOUT_MS;
if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);

/**
 * The address from which the browser can load a stored file. It contains a token, so never store it in a document.
 *
 * @param fileUrl its `gs://` URL, or its path in the bucket
 * @throws the SDK's StorageError; NotReadableError when the file is hidden or not listed yet; OfflineError
 */
export async function fileAddress(fileUrl: string): Promise<string> {
  // The SDK would only try again until its time is up.
  if (!isOnline()) throw new OfflineError();
  try {
    return await getDownloadURL(ref(storage, fileUrl));
  } catch (error) {
    throw errorCode(error) === 'storage/unauthorized' ? new NotReadableError() : error;
  }
}

/** The result of a complete upload. */
export interface Stored {
  /** A `gs://` URL. */
  fileUrl: string;
  /** In bytes. */
  size: number;
  /** When the last byte arrived, by the server's clock: the phone's may be wrong. */
  at: Date;
}

/**
 * Uploads a file in pieces. Without a network the upload pauses; it resumes from there when the network is back.
 *
 * @param onProgress gets the share that has arrived, from 0 to 1
 * @param signal cancels the upload
 * @throws the SDK's StorageError; 'storage/canceled' after `signal`
 */
export async function uploadBlob(
  object: StorageReference,
  file: Blob,
  { contentType, cacheControl, onProgress, signal }: UploadOptions,
): Promise<Stored> {
  const task = uploadBytesResumable(object, file, { contentType, ...(cacheControl && { cacheControl }) });
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(bytesTransferred / totalBytes),
  );
  const release = followNetwork(task, signal);
  try {
    const { metadata } = await task;
    return { fileUrl: object.toString(), size: metadata.size, at: new Date(metadata.timeCreated) };
  } finally {
    stop();
    release();
  }
}

interface UploadOptions {
  contentType: string;
  /** The Cache-Control header that browsers get with the file; Storage's default unless given. */
  cacheControl?: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function followNetwork(task: UploadTask, signal: AbortSignal): () => void {
  const pause = () => task.pause();
  const resume = () => task.resume();
  const cancel = () => {
    // A paused upload can't be cancelled: it must be resumed first.
    task.resume();
    task.cancel();
  };
  addEventListener('offline', pause);
  addEventListener('online', resume);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  else if (!navigator.onLine) pause();
  return () => {
    removeEventListener('offline', pause);
    removeEventListener('online', resume);
    signal.removeEventListener('abort', cancel);
  };
}
