import { DEVICE_SOURCE_LIMITS } from '@akada/domain/ai/plan-limits';
import type { AiFile, PageRange } from '@akada/domain/ai/schemas';
import { bytesOf } from '@akada/domain/text/text';
import type { RawPage } from '@akada/engine/reading/source';
import { readPdfPages } from '../device/read-pdf-pages.ts';
import { FileError } from './file-error.ts';
import { openFile } from './readable-file.ts';

interface ReadOptions {
  /** Cancels reading. */
  signal: AbortSignal;
  /** Gets the share of the pages that is read, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Reads a file or note on this device, for the study engine. A PDF of this device or one that is kept offline needs no
 * network, nor does a note that Firestore has cached.
 *
 * @param range the pages of a PDF; absent for all
 * @returns the pages with their numbers, or a note as one page without a number
 * @throws FileError or PdfReadError, whose messages are for the student; what Firestore and Storage throw; the signal's
 *   reason
 */
export async function sourcePages(
  uid: string,
  file: AiFile,
  range: PageRange | undefined,
  { signal, onProgress }: ReadOptions,
): Promise<RawPage[]> {
  const opened = await openFile(uid, file);
  signal.throwIfAborted();
  if (opened.kind === 'note') return [{ text: opened.text }];
  const { pdf } = opened;
  const pages = await readPdfPages(
    pdf instanceof Blob ? { data: new Uint8Array(await pdf.arrayBuffer()) } : { url: pdf },
    { signal, ...range, ...(onProgress && { onProgress }) },
  );
  const bytes = pages.reduce((sum, { text }) => sum + bytesOf(text), 0);
  if (bytes > DEVICE_SOURCE_LIMITS.bytes) throw new FileError('tooLong');
  return pages;
}
