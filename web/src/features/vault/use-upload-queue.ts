import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import {
  type Arrived,
  assertMayShare,
  discardArrived,
  sendFile,
  shareArrived,
  UploadRefusal,
} from './api/upload-file.ts';
import { checked, type Details, detailsOf, isWaiting, type QueuedFile, queued } from './upload-queue.ts';

/** The files of the upload dialog, and what can be done with them. They are sent one after the other. */
export function useUploadQueue(uid: string, onShared: (fileId: string, name: string) => void) {
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const [running, setRunning] = useState(false);
  const abort = useRef<AbortController>(null);
  // What a run that is under way must see.
  const latest = useRef(files);
  latest.current = files;

  const change = (key: number, by: Partial<QueuedFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...by } : file)));

  async function send(file: QueuedFile): Promise<boolean> {
    const controller = new AbortController();
    abort.current = controller;
    change(file.key, { status: 'uploading', progress: 0, message: null });
    let { arrived } = file;
    try {
      await assertMayShare(uid, file.file);
      arrived ??= await sendFile(uid, file.file, {
        onProgress: (progress) => change(file.key, { progress }),
        signal: controller.signal,
      });
      const id = await shareArrived(uid, arrived, detailsOf(file));
      change(file.key, { status: 'done', progress: 1, arrived: null });
      onShared(id, file.filename);
      return true;
    } catch (error) {
      console.warn('an upload failed', error);
      change(file.key, { status: 'failed', message: messageOf(error), arrived });
      return false;
    }
  }

  /** Sends what waits; settles with whether all of the queue is done. */
  async function start(only?: number): Promise<boolean> {
    const looked = files.map((file) => (isWaiting(file) ? checked(file) : file));
    setFiles(looked);
    const due = looked.filter((file) => isWaiting(file) && (only === undefined || file.key === only));
    if (due.length === 0 || due.some(({ problems }) => Object.keys(problems).length > 0)) return false;
    setRunning(true);
    let complete = looked.every((file) => file.status === 'done' || due.includes(file));
    for (const { key } of due) {
      const file = latest.current.find((now) => now.key === key);
      if (file && !(await send(file))) complete = false;
    }
    setRunning(false);
    return complete;
  }

  useEffect(() => discardOnLeave(latest), []);

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
      discard(latest.current.find((file) => file.key === key)?.arrived);
      setFiles((now) => now.filter((file) => file.key !== key));
    },
    /** Ends the upload that is under way; the next one goes on. */
    cancel: () => abort.current?.abort(),
  };
}

function withoutFixed({ problems }: QueuedFile, details: Partial<Details>): QueuedFile['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in details)));
}

function discardOnLeave(latest: { current: QueuedFile[] }): () => void {
  return () => {
    for (const { arrived } of latest.current) discard(arrived);
  };
}

function discard(arrived: Arrived | null | undefined): void {
  if (arrived) void discardArrived(arrived);
}

function messageOf(error: unknown): string {
  if (error instanceof UploadRefusal) return `Failed to upload file: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'storage/canceled') return 'Cancelled.';
  if (code === 'storage/unauthorized') return 'Failed to upload file: the server refused it.';
  return `Failed to upload file: ${reasonOf(error)}`;
}
