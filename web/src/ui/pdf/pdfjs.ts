/*
 * The build for older browsers: phones that students have are older than pdf.js's main build asks for.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

GlobalWorkerOptions.workerSrc = worker;

/** A PDF that is being opened. */
export interface OpenPdf {
  /** Rejects when it is broken, locked by a password, or closed before it has opened. */
  ready: Promise<PDFDocumentProxy>;
  /** Ends the opening, or frees what the open PDF holds. */
  close: () => void;
}

/** Opens a PDF from its bytes, or from an address of which only those pages are fetched that are looked at. */
export function openPdf(source: { data: Uint8Array } | { url: string }): OpenPdf {
  const task = getDocument({
    ...source,
    BinaryDataFactory: Decoders,
    // The worker's own fetching needs what older phones lack, and knows no names with a hash in them.
    useWorkerFetch: false,
    disableAutoFetch: true,
    // Without this the rest of the file streams in all the same.
    disableStream: true,
    enableXfa: false,
  });
  const close = () => void task.destroy().catch((error) => console.warn('a PDF was not closed', error));
  const ready = task.promise.catch((error) => {
    // The worker of one that does not open would run on.
    close();
    throw error;
  });
  return { ready, close };
}
