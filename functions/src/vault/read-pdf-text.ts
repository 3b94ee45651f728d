import { MB } from '@akada/domain/files/file-limits';
import { textOfPage, withPdf } from '../lib/pdf.ts';

/** How much of a PDF is read for search: enough to find it by, too little to keep an instance busy. */
export const PDF_TEXT_LIMITS = {
  /** Larger files aren't downloaded. */
  bytes: 20 * MB,
  pages: 40,
  characters: 200_000,
  /** After this time no further page is read. */
  milliseconds: 10_000,
} as const;

/**
 * Reads the text of a PDF's first pages.
 *
 * @throws the library's error for a file that is broken or locked
 */
export function readPdfText(
  bytes: Uint8Array,
  limits: Record<'pages' | 'characters' | 'milliseconds', number> = PDF_TEXT_LIMITS,
): Promise<string> {
  const deadline = performance.now() + limits.milliseconds;
  return withPdf(bytes, async (pdf) => {
    const parts: string[] = [];
    let length = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number += 1) {
      if (length >= limits.characters || performance.now() > deadline) break;
      const text = await textOfPage(pdf, number);
      parts.push(text);
      length += text.length;
    }
    return parts.join('\n').slice(0, limits.characters);
  });
}
