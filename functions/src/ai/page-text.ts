/** The text of some pages of a PDF, for a model that is not sent the whole file. */

import type { PageRange } from '@akada/domain/ai/file-schemas';
import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { isBlank } from '@akada/domain/text/text';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '../lib/app-error.ts';
import { textOfPage } from '../lib/pdf.ts';

/** After this time no further page is read: a crafted page can take very long. */
const MAX_READING_MS = 20_000;

/** The line before each page. It has the form of a citation. */
function pageMark(page: number): string {
  return `[p. ${page}]`;
}

/**
 * Reads some pages, each after a line with its mark.
 *
 * @param maxLength in characters, without the marks
 * @throws AppError when the pages have no text, or too much
 */
export async function readPageText(
  pdf: PDFDocumentProxy,
  { from, to }: PageRange,
  maxLength: number,
): Promise<string> {
  const deadline = performance.now() + MAX_READING_MS;
  const texts: string[] = [];
  let length = 0;
  for (let page = from; page <= to; page += 1) {
    if (performance.now() > deadline) throw tooLongError();
    const text = (await textOfPage(pdf, page)).trim();
    length += text.length;
    if (length > maxLength) throw tooLongError();
    texts.push(text);
  }
  if (texts.every(isBlank)) throw new AppError('invalid-argument', AI_FILE_ERRORS.scanned);
  return texts.map((text, index) => `${pageMark(from + index)}\n${text}`).join('\n\n');
}

function tooLongError(): AppError {
  return new AppError('invalid-argument', AI_FILE_ERRORS.tooLong);
}
