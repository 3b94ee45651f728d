/*
 * Uses the build for older browsers: many students' phones are older than pdf.js's main build requires.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

GlobalWorkerOptions.workerSrc = worker;

/** A PDF that is opening or open. */
export interface OpenPdf {
  /** Rejects if the PDF is damaged, password-protected, or closed before it has opened. */
  ready: Promise<PDFDocumentProxy>;
  /** Cancels opening, or frees the memory of the open PDF. */
  close: () => void;
}

/** Opens a PDF from its bytes, or from an address from which only the viewed pages are fetched. */
export function openPdf(source: { data: Uint8Array } | { url: string }): OpenPdf {
  const task = getDocument({
    ...source,
    BinaryDataFactory: Decoders,
    // The worker's own fetch needs APIs that older phones lack, and does not know the hashed file names.
    useWorkerFetch: false,
    disableAutoFetch: true,
    // Otherwise the rest of the file is streamed anyway.
    disableStream: true,
    enableXfa: false,
  });
  const close = () => void task.destroy().catch((error) => console.warn('a PDF was not closed', error));
  const ready = task.promise.catch((error) => {
    // Otherwise the worker of a failed PDF keeps running.
    close();
    throw error;
  });
  return { ready, close };
}
