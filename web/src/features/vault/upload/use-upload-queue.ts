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
import { checked, isWaiting, type QueuedFile, queued } from './upload-queue.ts';

/** The files of the upload dialog, and what can be done with them. They are sent one after the other. */
export function useUploadQueue(uid: string, onShared: (fileId: string, name: string) => void) {
  const storage = useStorage();
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const [running, setRunning] = useState(false);
  const abort = useRef<AbortController>(null);
  // What a run that is under way must see.
  const latest = useRef(files);
  latest.current = files;

  // Commits that are under way or done, by file: they go on after Cancel; none is repeated, none loses its bytes.
  const sharing = useRef(new Map<number, Promise<void>>());
  const left = useRef(false);

  const change = (key: number, by: Partial<QueuedFile>) =>
    setFiles((now) =>
      now.map((file) => (file.key === key && file.status !== 'done' ? { ...file, ...by } : file)),
    );

  async function send(file: QueuedFile): Promise<boolean> {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    change(file.key, { status: 'uploading', progress: 0, message: null });
    let { arrived } = file;
    try {
      if (!sharing.current.has(file.key)) {
        await orAborted(assertCanShare(uid, file.file), signal);
        arrived ??= await uploadFile(storage, uid, file.file, {
          onProgress: (progress) => change(file.key, { progress }),
          signal,
        });
        signal.throwIfAborted();
        share(file, arrived, signal);
      }
      await orAborted(sharing.current.get(file.key), signal);
      return true;
    } catch (error) {
      console.warn('an upload failed', error);
      const isSharing = sharing.current.has(file.key);
      if (isRefused(error)) arrived = null;
      // Leaving discards only what had arrived before this try.
      else if (left.current && !isSharing && arrived !== file.arrived) discard(storage, arrived);
      const message = isSharing ? 'Cancelled, but the file may already be shared.' : messageOf(error);
      change(file.key, { status: 'failed', message, arrived });
      return false;
    }
  }

  /** Its success counts whenever it comes, after Cancel too. */
  function share(file: QueuedFile, arrived: UploadedFile, signal: AbortSignal): void {
    const { key, filename } = file;
    const shared = shareUpload(uid, arrived, toVaultDetails(file), signal).then(
      (id) => {
        change(key, { status: 'done', progress: 1, message: null, arrived: null });
        onShared(id, filename);
      },
      (error) => {
        sharing.current.delete(key);
        if (isRefused(error)) change(key, { arrived: null });
        throw error;
      },
    );
    // After Cancel nobody waits for it.
    shared.catch(() => {});
    sharing.current.set(key, shared);
  }

  /** Sends what waits; settles with whether all is done that the vault takes. */
  async function start(only?: number): Promise<boolean> {
    const looked = files.map((file) => (isWaiting(file) ? checked(file) : file));
    setFiles(looked);
    const due = looked.filter((file) => isWaiting(file) && (only === undefined || file.key === only));
    if (due.length === 0 || due.some(({ problems }) => Object.keys(problems).length > 0)) return false;
    setRunning(true);
    let complete = looked.every((file) => !isWaiting(file) || due.includes(file));
    for (const { key } of due) {
      if (left.current) return false;
      const file = latest.current.find((now) => now.key === key);
      // One that was cancelled may have become done meanwhile.
      if (file && isWaiting(file) && !(await send(file))) complete = false;
    }
    setRunning(false);
    return complete;
  }

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      abort.current?.abort();
      for (const { key, arrived } of latest.current) if (!sharing.current.has(key)) discard(storage, arrived);
    };
  }, [storage]);

  return {
    files,
    running,
    start,
    add: (chosen: readonly File[]) => setFiles((now) => [...now, ...chosen.map(queued)]),
    edit: (key: number, details: Partial<Details>) =>
      setFiles((now) =>
        now.map((file) =>
          file.key === key ? { ...file, ...details, problems: withoutFixed(file, details) } : file,
        ),
      ),
    remove: (key: number) => {
      if (!sharing.current.has(key))
        discard(storage, latest.current.find((file) => file.key === key)?.arrived);
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    /** Ends the upload that is under way; the next one goes on. */
    cancel: () => abort.current?.abort(),
  };
}

function withoutFixed({ problems }: QueuedFile, details: Partial<Details>): QueuedFile['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in details)));
}

/** Settles as `work` does, or rejects at once when `signal` ends the waiting. */
function orAborted<T>(work: Promise<T> | undefined, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}

/**
 * Whether the rules refused it. Its bytes may be of yesterday by their clock, and count for no day that a student
 * can still write: they are sent anew.
 */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

function discard(storage: FileStorage, arrived: UploadedFile | null | undefined): void {
  if (arrived) void discardUpload(storage, arrived);
}

function messageOf(error: unknown): string {
  if (error instanceof UploadRefusedError) return `Failed to upload file: ${error.message}`;
  if (error instanceof DOMException && error.name === 'AbortError') return 'Cancelled.';
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'storage/canceled') return 'Cancelled.';
  if (code === 'storage/unauthorized') return 'Failed to upload file: the server refused it.';
  return `Failed to upload file: ${failureReason(error)}`;
}
