import type { AiFile, PageRange } from '@akada/domain/ai/file-schemas';
import { DEVICE_SOURCE_LIMITS } from '@akada/domain/ai/plan-limits';
import { bytesOf } from '@akada/domain/text/text';
import type { RawPage } from '@akada/engine/reading/source';
import { FileError } from './api/file-error.ts';
import { PdfReadError } from './device/pdf-read-error.ts';

/**
 * Reads on this device what the student chose: the text of a note, or the chosen pages of a PDF.
 *
 * @param range the pages of a PDF; undefined for all
 * @throws FileError and PdfReadError with a message for the student, and what Firestore and Storage throw
 */
export async function readFilePages(
  uid: string,
  file: AiFile,
  range: PageRange | undefined,
  signal: AbortSignal,
): Promise<RawPage[]> {
  const { openFile } = await import('./api/readable-file.ts');
  const opened = await openFile(uid, file);
  if (opened.kind === 'note') return [{ text: opened.text }];
  const { pdf } = opened;
  // Only a student who studies from a PDF on the device needs the code that reads it.
  const { readPdfPages } = await import('./device/read-pdf-pages.ts').catch((error: unknown) => {
    throw new PdfReadError('missing', { cause: error });
  });
  const source = typeof pdf === 'string' ? { url: pdf } : { data: new Uint8Array(await pdf.arrayBuffer()) };
  // The pages of a file that was just chosen may not be counted yet.
  const pages = await readPdfPages(source, { signal, ...range, maxPages: DEVICE_SOURCE_LIMITS.pages });
  const bytes = pages.reduce((sum, { text }) => sum + bytesOf(text), 0);
  if (bytes > DEVICE_SOURCE_LIMITS.bytes) throw new FileError('tooLong');
  return pages;
}
