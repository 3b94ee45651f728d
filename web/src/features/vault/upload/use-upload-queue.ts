import { errorCode } from '@akada/domain/errors/error-code';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { type FileStorage, useStorage } from '@/firebase/storage-sdk.tsx';
import {
  assertCanShare,
  discardUpload,
  shareUpload,
  type UploadedFile,
  uploadFile,
} from '../api/upload-file.ts';
import { UploadRefusedError } from '../api/upload-quota.ts';
import { type Details, toVaultDetails } from './details.ts';
import { isWaiting, type QueuedFile, toQueuedFile, withProblems } from './upload-queue.ts';

/** The upload dialog's files and the actions on them. Files are uploaded one after another. */
export function useUploadQueue(uid: string, onShared: (fileId: string, name: string) => void) {
  const storage = useStorage();
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const [running, setRunning] = useState(false);
  const abort = useRef<AbortController>(null);
  // The current files, for a run that started with earlier ones.
  const latest = useRef(files);
  latest.current = files;

  // Commits that have started, by file. They continue after Cancel; none may be repeated, and none may lose its bytes.
  const sharing = useRef(new Map<number, Promise<void>>());
  const isUnmounted = useRef(false);

  const change = (key: number, by: Partial<QueuedFile>) =>
    setFiles((now) =>
      now.map((file) => (file.key === key && file.status !== 'done' ? { ...file, ...by } : file)),
    );

  async function send(file: QueuedFile): Promise<boolean> {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    change(file.key, { status: 'uploading', progress: 0, message: null });
    let { uploaded } = file;
    try {
      if (!sharing.current.has(file.key)) {
        await unlessAborted(assertCanShare(uid, file.file), signal);
        uploaded ??= await uploadFile(storage, uid, file.file, {
          onProgress: (progress) => change(file.key, { progress }),
          signal,
        });
        signal.throwIfAborted();
        share(file, uploaded, signal);
      }
      await unlessAborted(sharing.current.get(file.key), signal);
      return true;
    } catch (error) {
      console.warn('an upload failed', error);
      const isSharing = sharing.current.has(file.key);
      if (isDenied(error)) uploaded = null;
      // On unmount, the cleanup below discards what was uploaded before; only this attempt's bytes are left to
      // discard.
      else if (isUnmounted.current && !isSharing && uploaded !== file.uploaded) discard(storage, uploaded);
      const message = isSharing ? 'Cancelled, but the file may already be shared.' : failureMessage(error);
      change(file.key, { status: 'failed', message, uploaded });
      return false;
    }
  }

  /** The file counts as shared whenever the commit succeeds, even after Cancel. */
  function share(file: QueuedFile, uploaded: UploadedFile, signal: AbortSignal): void {
    const { key, filename } = file;
    const shared = shareUpload(uid, uploaded, toVaultDetails(file), signal).then(
      (id) => {
        change(key, { status: 'done', progress: 1, message: null, uploaded: null });
        onShared(id, filename);
      },
      (error) => {
        sharing.current.delete(key);
        if (isDenied(error)) change(key, { uploaded: null });
        throw error;
      },
    );
    // After Cancel nothing awaits this promise, so a rejection would be unhandled.
    shared.catch(() => {});
    sharing.current.set(key, shared);
  }

  /** Uploads the waiting files; resolves to whether every file that can be shared is done. */
  async function start(only?: number): Promise<boolean> {
    const validated = files.map((file) => (isWaiting(file) ? withProblems(file) : file));
    setFiles(validated);
    const due = validated.filter((file) => isWaiting(file) && (only === undefined || file.key === only));
    if (due.length === 0 || due.some(({ problems }) => Object.keys(problems).length > 0)) return false;
    setRunning(true);
    let complete = validated.every((file) => !isWaiting(file) || due.includes(file));
    for (const { key } of due) {
      if (isUnmounted.current) return false;
      const file = latest.current.find((now) => now.key === key);
      // A cancelled file may have been shared in the meantime.
      if (file && isWaiting(file) && !(await send(file))) complete = false;
    }
    setRunning(false);
    return complete;
  }

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      abort.current?.abort();
      for (const { key, uploaded } of latest.current)
        if (!sharing.current.has(key)) discard(storage, uploaded);
    };
  }, [storage]);

  return {
    files,
    running,
    start,
    add: (chosen: readonly File[]) => setFiles((now) => [...now, ...chosen.map(toQueuedFile)]),
    edit: (key: number, details: Partial<Details>) =>
      setFiles((now) =>
        now.map((file) =>
          file.key === key ? { ...file, ...details, problems: withoutFixed(file, details) } : file,
        ),
      ),
    remove: (key: number) => {
      if (!sharing.current.has(key))
        discard(storage, latest.current.find((file) => file.key === key)?.uploaded);
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    /** Cancels the current upload; the next one starts. */
    cancel: () => abort.current?.abort(),
  };
}

function withoutFixed({ problems }: QueuedFile, details: Partial<Details>): QueuedFile['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in details)));
}

/** Settles as `work` does, or rejects at once when `signal` aborts. */
function unlessAborted<T>(work: Promise<T> | undefined, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}

/**
 * Whether the rules refused the commit. By the server's clock the bytes may be from a day that no longer counts, so a
 * retry uploads them again.
 */
function isDenied(error: unknown): boolean {
  return errorCode(error) === 'permission-denied';
}

function discard(storage: FileStorage, uploaded: UploadedFile | null | undefined): void {
  if (uploaded) void discardUpload(storage, uploaded);
}

function failureMessage(error: unknown): string {
  if (error instanceof UploadRefusedError) return `Failed to upload file: ${error.message}`;
  if (error instanceof DOMException && error.name === 'AbortError') return 'Cancelled.';
  const code = errorCode(error);
  if (code === 'storage/canceled') return 'Cancelled.';
  if (code === 'storage/unauthorized') return 'Failed to upload file: the server rejected it.';
  return `Failed to upload file: ${failureReason(error)}`;
}
