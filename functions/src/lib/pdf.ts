import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text of a page, counted from 1, in lines. */
export async function textOfPage(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

/**
 * Opens a PDF and passes it to `work`. The library is loaded on first use: most instances never read a PDF.
 *
 * @throws what the library throws for a broken or password-protected file
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  work: (pdf: PDFDocumentProxy) => T | Promise<T>,
): Promise<T> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // A copy, because the library takes ownership of the buffer.
    data: new Uint8Array(bytes),
    standardFontDataUrl: join(
      dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
      'standard_fonts/',
    ),
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}
