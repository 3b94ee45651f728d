/** The text of a PDF, page by page. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type PdfPageLines, toPdfLines } from '@akada/engine/reading/pdf-lines';
import { toPdfText } from '@akada/engine/reading/pdf-text';
import type { RawPage } from '@akada/engine/reading/source';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ApiError } from './protocol.ts';

const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/**
 * The pages of a PDF, including blank ones.
 *
 * @throws ApiError like the service: not a PDF, broken or locked
 */
export async function pagesOf(bytes: Buffer): Promise<RawPage[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: FONTS,
    verbosity: 0,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const pages: PdfPageLines[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(toPdfLines({ number, viewport: page.getViewport({ scale: 1 }), items }));
      page.cleanup();
    }
    return toPdfText(pages);
  } catch {
    throw new ApiError(400, 'INVALID_ARGUMENT', 'The document has no pages.');
  } finally {
    await task.destroy();
  }
}
