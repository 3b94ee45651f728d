import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
 * The text of a PDF's first pages. The library is loaded when it is needed: most instances never read a PDF.
 *
 * @throws what the library throws for a file that is broken or locked
 */
export async function readPdfText(
  bytes: Uint8Array,
  limits: Record<'pages' | 'characters' | 'milliseconds', number> = PDF_TEXT_LIMITS,
): Promise<string> {
  const deadline = performance.now() + limits.milliseconds;
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
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
    const pdf = await task.promise;
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
  } finally {
    await task.destroy();
  }
}
