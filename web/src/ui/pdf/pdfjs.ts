/*
 * The build for older browsers: phones that students have are older than pdf.js's main build asks for.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** A PDF that is open; `close` frees what it holds. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  close: () => void;
}

/**
 * Opens a PDF from its bytes, or from an address of which only those pages are fetched that are looked at.
 *
 * @throws Error when it is broken or locked by a password
 */
export async function openPdf(source: { data: Uint8Array } | { url: string }): Promise<OpenPdf> {
  // The policy lets no WebAssembly run.
  const task = getDocument({ ...source, useWasm: false, disableAutoFetch: true, enableXfa: false });
  const pdf = await task.promise;
  return {
    pdf,
    close: () => void task.destroy().catch((error) => console.warn('a PDF was not closed', error)),
  };
}
