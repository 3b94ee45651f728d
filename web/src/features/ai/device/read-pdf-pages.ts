import { type PdfPageLines, toPdfLines } from '@akada/engine/reading/pdf-lines';
import { isScanned, pdfTextPages } from '@akada/engine/reading/pdf-text';
import type { RawPage } from '@akada/engine/reading/source';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfReadError } from './pdf-read-error.ts';

/** The app can respond to the student at least this often. */
const MAX_BLOCK_MS = 16;

interface ReadOptions {
  /** Cancels reading. */
  signal: AbortSignal;
  /** The first and the last page, from 1; by default all. */
  from?: number;
  to?: number;
  /** The most pages to read; more are refused. */
  maxPages?: number;
  /** Gets the share of the pages that is read, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Reads the text of a PDF on this device, page by page, so that the app stays responsive. When the signal cancels it, the
 * promise rejects with the signal's reason.
 *
 * @param source the PDF's bytes, or an address from which only the chosen pages are fetched
 * @returns the chosen pages with their numbers, including blank ones
 * @throws PdfReadError why there is no text
 */
export async function readPdfPages(
  source: { data: Uint8Array } | { url: string },
  options: ReadOptions,
): Promise<RawPage[]> {
  const { signal } = options;
  signal.throwIfAborted();
  const { openPdf } = await import('@/ui/pdf/pdfjs.ts').catch((error: unknown) => {
    throw new PdfReadError('missing', { cause: error });
  });
  const { ready, close } = openPdf(source);
  // A PDF that is closed while it opens may never settle.
  const cancelled = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([readAll(ready, options), cancelled]);
  } catch (error) {
    throw signal.aborted ? signal.reason : toReadError(error);
  } finally {
    close();
  }
}

async function readAll(
  ready: Promise<PDFDocumentProxy>,
  { signal, from = 1, to = Number.POSITIVE_INFINITY, maxPages, onProgress }: ReadOptions,
): Promise<RawPage[]> {
  const pdf = await ready;
  const last = Math.min(to, pdf.numPages);
  if (last < from) throw new PdfReadError('noPages');
  if (maxPages !== undefined && last - from + 1 > maxPages) throw new PdfReadError('tooManyPages');
  const pages: PdfPageLines[] = [];
  for (let number = from; number <= last; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    signal.throwIfAborted();
    pages.push(toPdfLines({ number, viewport: page.getViewport({ scale: 1 }), items }));
    page.cleanup();
    onProgress?.((number - from + 1) / (last - from + 1));
  }
  const read: RawPage[] = [];
  let paused = performance.now();
  for (const page of pdfTextPages(pages)) {
    read.push(page);
    if (performance.now() - paused < MAX_BLOCK_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    paused = performance.now();
  }
  if (isScanned(read)) throw new PdfReadError('scanned');
  return read;
}

function toReadError(error: unknown): unknown {
  if (error instanceof PdfReadError || !(error instanceof Error)) return error;
  // pdf.js doesn't export the classes of its errors; their names are part of its interface.
  if (error.name === 'PasswordException') return new PdfReadError('encrypted', { cause: error });
  if (error.name === 'ResponseException') return new PdfReadError('missing', { cause: error });
  return new PdfReadError('damaged', { cause: error });
}
