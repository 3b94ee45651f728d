import { displayNameOf, uploadProblem } from '@akada/domain/vault/vault';
import type { UploadedFile } from '../api/upload-file.ts';
import { type Details, type DetailsProblems, problemsOf } from './details.ts';

/** A file on its way into the vault. */
export interface QueuedFile extends Details {
  key: number;
  file: File;
  /** 'refused' is a file that the vault does not take; the others can be tried again until they are done. */
  status: 'refused' | 'queued' | 'uploading' | 'failed' | 'done';
  /** From 0 to 1. */
  progress: number;
  /** Why it was refused or has failed. */
  message: string | null;
  problems: DetailsProblems;
  /** Its bytes, when they have arrived: another try need not send them again. */
  arrived: UploadedFile | null;
}

let keys = 0;

/** A chosen file as it enters the queue. */
export function queued(file: File): QueuedFile {
  keys += 1;
  const message = uploadProblem(file);
  return {
    key: keys,
    file,
    filename: displayNameOf(file.name),
    subject: '',
    tags: [],
    description: '',
    status: message ? 'refused' : 'queued',
    progress: 0,
    message,
    problems: {},
    arrived: null,
  };
}

/** The same file with what is wrong with its details, by field. */
export function checked(item: QueuedFile): QueuedFile {
  return { ...item, problems: problemsOf(item) };
}

/** Whether a file is still to be sent. */
export function isWaiting({ status }: QueuedFile): boolean {
  return status === 'queued' || status === 'failed';
}
