import { displayNameOf, uploadProblem } from '@akada/domain/vault/uploads';
import type { UploadedFile } from '../api/upload-file.ts';
import { type Details, type DetailsProblems, problemsOf } from './details.ts';

/** A file in the upload dialog. */
export interface QueuedFile extends Details {
  key: number;
  file: File;
  /** 'refused' files can't be shared; all others can be retried until they are 'done'. */
  status: 'refused' | 'queued' | 'uploading' | 'failed' | 'done';
  /** From 0 to 1. */
  progress: number;
  /** Why the file was refused or its upload failed. */
  message: string | null;
  problems: DetailsProblems;
  /** The uploaded bytes, so that a retry doesn't upload them again. */
  uploaded: UploadedFile | null;
}

let lastKey = 0;

/** Adds a chosen file to the queue. */
export function toQueuedFile(file: File): QueuedFile {
  lastKey += 1;
  const message = uploadProblem(file);
  return {
    key: lastKey,
    file,
    filename: displayNameOf(file.name),
    subject: '',
    tags: [],
    description: '',
    status: message ? 'refused' : 'queued',
    progress: 0,
    message,
    problems: {},
    uploaded: null,
  };
}

/** Validates a file's details. */
export function withProblems(item: QueuedFile): QueuedFile {
  return { ...item, problems: problemsOf(item) };
}

/** Whether a file still has to be uploaded. */
export function isWaiting({ status }: QueuedFile): boolean {
  return status === 'queued' || status === 'failed';
}
