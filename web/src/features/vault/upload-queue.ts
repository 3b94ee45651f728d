import { type VaultDetails, vaultDetailsSchema } from '@akada/domain/schemas/vault';
import { cleanTags, displayNameOf, fileRefusal } from '@akada/domain/vault';
import type { Arrived } from './api/upload-file.ts';

/** What the student fills in for a file. */
export interface Details {
  filename: string;
  subject: string;
  tags: string[];
}

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
  problems: Partial<Record<keyof Details, string>>;
  /** Its bytes, when they have arrived: another try need not send them again. */
  arrived: Arrived | null;
}

let keys = 0;

/** A chosen file as it enters the queue. */
export function queued(file: File): QueuedFile {
  keys += 1;
  const message = fileRefusal(file);
  return {
    key: keys,
    file,
    filename: displayNameOf(file.name),
    subject: '',
    tags: [],
    status: message ? 'refused' : 'queued',
    progress: 0,
    message,
    problems: {},
    arrived: null,
  };
}

/** What is stored of what the student filled in. Throws a ZodError where it cannot be. */
export function detailsOf({ filename, subject, tags }: Details): VaultDetails {
  const kept = cleanTags(tags);
  return vaultDetailsSchema.parse({
    filename: filename.trim(),
    ...(subject.trim() && { subject: subject.trim() }),
    ...(kept.length > 0 && { tags: kept }),
  });
}

/** The same file with what is wrong with its details, by field. */
export function checked(item: QueuedFile): QueuedFile {
  const problems: QueuedFile['problems'] = {};
  try {
    detailsOf(item);
  } catch (error) {
    for (const { path, message } of (error as { issues: { path: (keyof Details)[]; message: string }[] })
      .issues) {
      const [field = 'filename'] = path;
      problems[field] ??= message;
    }
  }
  return { ...item, problems };
}

/** Whether a file is still to be sent. */
export function isWaiting({ status }: QueuedFile): boolean {
  return status === 'queued' || status === 'failed';
}
