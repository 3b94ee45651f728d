import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  StorageError,
  type StorageReference,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { app, emulators } from './app.ts';
import { NotReadableError } from './failure-reason.ts';

/** Long, because a paused upload waits for the network and must not time out meanwhile. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;
/** Short, because a student watches a spinner. */
const OPERATION_TIMEOUT_MS = 20_000;

/** Storage as every upload and download uses it; `StorageSdk` hands it to the screens that upload. */
export const storage = getStorage(app);
storage.maxUploadRetryTime = UPLOAD_TIMEOUT_MS;
storage.maxOperationRetryTime = OPERATION_TIMEOUT_MS;
if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);

/**
 * An address at which the browser can load a stored file. It holds a token, so it is never kept in a document.
 *
 * @throws the SDK's StorageError; NotReadableError when the file is hidden or not listed yet
 */
export async function fileAddress(fileUrl: string): Promise<string> {
  try {
    return await getDownloadURL(ref(storage, fileUrl));
  } catch (error) {
    throw error instanceof StorageError && error.code === 'storage/unauthorized'
      ? new NotReadableError()
      : error;
  }
}

/** An upload that is complete. */
export interface Stored {
  /** A `gs://` URL. */
  fileUrl: string;
  /** In bytes. */
  size: number;
  /** The server's clock when the last byte arrived: the one on the phone may be wrong. */
  at: Date;
}

/**
 * Sends a file's bytes, in pieces: while the network is gone it waits, and then goes on where it was.
 *
 * @param onProgress gets how much has arrived, from 0 to 1
 * @param signal ends the upload
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
  /** How long browsers may keep it without asking; as Storage has it, where nothing is said. */
  cacheControl?: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function followNetwork(task: UploadTask, signal: AbortSignal): () => void {
  const pause = () => task.pause();
  const resume = () => task.resume();
  const cancel = () => {
    // One that waits for the network cannot be cancelled before it goes on.
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
