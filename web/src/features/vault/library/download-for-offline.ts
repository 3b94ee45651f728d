import { errorCode } from '@akada/domain/errors/error-code';
import { failureReason } from '@/firebase/failure-reason.ts';
import { keepFileOffline } from '@/firebase/offline-files.ts';
import { isOnline } from '@/lib/use-online.ts';
import { fileUrlOf } from '../api/library.ts';

/** Shown where the browser has no Cache API: an old browser, or an address without https. */
export const NO_OFFLINE_STORAGE = "This browser can't store files for offline use.";

/** The file is no longer in the vault. */
export class FileGoneError extends Error {}

interface FetchOptions {
  /** Called with the bytes received so far. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Downloads a vault file and stores its bytes on this device. */
export async function downloadForOffline(
  fileId: string,
  { onProgress, signal }: FetchOptions,
): Promise<void> {
  const fileUrl = await fileUrlOf(fileId);
  if (fileUrl === null) throw new FileGoneError();
  const { fileAddress } = await import('@/firebase/storage.ts');
  const address = await fileAddress(fileUrl);
  const { ok, status, body } = await fetch(address, { signal });
  if (!ok || !body) throw new Error(`the file request failed: ${status}`);
  let received = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, stream) {
        received += bytes.length;
        onProgress(received);
        stream.enqueue(bytes);
      },
    }),
  );
  await keepFileOffline(fileId, new Response(counted, { headers: { 'Content-Type': 'application/pdf' } }));
}

/** Why a download for offline use failed, in words for the student. */
export function offlineFailureMessage(error: unknown): string {
  // Browsers throw objects that aren't instances of Error.
  const { name } = Object(error) as { name?: unknown };
  if (name === 'QuotaExceededError') {
    return 'This device is out of space. Remove some files and try again.';
  }
  if (error instanceof FileGoneError || errorCode(error) === 'storage/object-not-found') {
    return "It's no longer in the vault.";
  }
  if (!('caches' in globalThis)) return NO_OFFLINE_STORAGE;
  if (!isOnline() || name === 'TypeError') return 'Check your network and try again.';
  return `${failureReason(error)}.`;
}
