/** PDFs at the model's service, which stores them for 48 hours. */
import { setTimeout as after } from 'node:timers/promises';
import type { StoredFile } from './protocol.ts';
import { isFileMissing } from './refusal.ts';
import { createFile, deleteFile, getFile, listFiles, type ServiceAccess } from './service.ts';

/** A PDF at the model's service. */
interface UploadedPdf {
  name: string;
  uri: string;
  expiresAt: Date;
}

/** What functions do with files at the model's service; tests pass their own. */
export interface ServiceFiles {
  /** Whether there is a key to call the service with. */
  isAvailable: () => boolean;
  /**
   * Uploads a PDF and waits until requests may refer to it.
   *
   * @throws when that takes too long, or the service refuses
   */
  upload: (bytes: Buffer, signal: AbortSignal) => Promise<UploadedPdf>;
  /** Deletes a file; one that does not exist is no error. */
  remove: (name: string) => Promise<void>;
  /** The names of all files that Akada has uploaded at this time or before. */
  uploadedBefore: (time: Date) => Promise<string[]>;
}

/** Marks Akada's files among those of other apps with the same key. It says nothing about the student. */
const DISPLAY_NAME = 'akada-pdf';
/** For an upload with the service's processing, and for each other call. */
const UPLOAD_MS = 20_000;
const CALL_MS = 10_000;
/** Between two looks at a file that is being processed. */
const POLL_MS = 500;

/**
 * The files at Gemini's API.
 *
 * @param access reads the parameters, which have values only while a function runs
 */
export function geminiFiles(access: () => ServiceAccess, pollMs: number = POLL_MS): ServiceFiles {
  const remove = async (name: string) => {
    try {
      await deleteFile(access(), name, AbortSignal.timeout(CALL_MS));
    } catch (error) {
      if (!isFileMissing(error)) throw error;
    }
  };
  return {
    isAvailable: () => access().apiKey !== '',
    async upload(bytes, signal) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(UPLOAD_MS)]);
      const about = { mimeType: 'application/pdf', displayName: DISPLAY_NAME };
      let file = await createFile(access(), bytes, about, limited);
      try {
        while (file.state === 'PROCESSING') {
          await after(pollMs, undefined, { signal: limited });
          file = await getFile(access(), file.name, limited);
        }
        if (file.state !== 'ACTIVE') throw new Error('the service could not process a PDF');
      } catch (error) {
        await remove(file.name).catch(() => undefined);
        throw error;
      }
      return { name: file.name, uri: file.uri, expiresAt: new Date(file.expirationTime) };
    },
    remove,
    async uploadedBefore(time) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await listFiles(access(), token, AbortSignal.timeout(CALL_MS));
        const old = page.files.filter((file) => isOurs(file) && new Date(file.createTime) <= time);
        names.push(...old.map(({ name }) => name));
        token = page.nextPageToken;
      } while (token);
      return names;
    },
  };
}

function isOurs({ displayName }: StoredFile): boolean {
  return displayName === DISPLAY_NAME;
}
