import { withPdf } from '../lib/pdf.ts';

/** What is read of a PDF for the search: enough to find it by, and too little to keep an instance busy. */
export const PDF_TEXT_LIMITS = {
  /** A larger file isn't downloaded. */
  bytes: 20 * 1024 * 1024,
  pages: 40,
  characters: 200_000,
  /** After which no further page is begun. */
  milliseconds: 10_000,
} as const;

/**
 * The text of a PDF's first pages.
 *
 * @throws what the library throws for a file that is broken or locked
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
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
      parts.push(text);
      length += text.length;
      page.cleanup();
    }
    return parts.join('\n').slice(0, limits.characters);
  });
}
