/** The text of a PDF, page by page, its larger lines marked as headings. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ApiError } from './protocol.ts';
import type { Page } from './request.ts';

const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

interface Line {
  text: string;
  height: number;
  y: number;
}

/**
 * The pages of a PDF, including blank ones.
 *
 * @throws ApiError like the service: not a PDF, broken or locked
 */
export async function pagesOf(bytes: Buffer): Promise<Page[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: FONTS,
    verbosity: 0,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      pages.push({ number, text: markedUp(await linesOf(page)) });
      page.cleanup();
    }
    return pages;
  } catch {
    throw new ApiError(400, 'INVALID_ARGUMENT', 'The document has no pages.');
  } finally {
    await task.destroy();
  }
}

async function linesOf(page: PDFPageProxy): Promise<Line[]> {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Number(item.transform[5]);
    if (!line || Math.abs(line.y - y) > Math.max(1, item.height / 2)) {
      line = { text: '', height: 0, y };
      lines.push(line);
    }
    line.text += item.str;
    line.height = Math.max(line.height, item.height);
  }
  return lines.map((found) => ({ ...found, text: found.text.trim() })).filter(({ text }) => text !== '');
}

/** Joins lines that were wrapped at the page's width into paragraphs. */
function markedUp(lines: readonly Line[]): string {
  const weight = new Map<number, number>();
  for (const { height, text } of lines) {
    const size = Math.round(height);
    weight.set(size, (weight.get(size) ?? 0) + text.length);
  }
  const body = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const out: string[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const isHeading = line.height > body * 1.15 && line.text.length < 100;
    // A running header or footer is smaller than the text and is not part of it.
    if (line.height < body * 0.85 && line.text.length < 80) continue;
    const isPoint = /^[•▪◦‣·*-]\s/.test(line.text);
    const follows =
      before !== undefined &&
      before.y - line.y > 0 &&
      before.y - line.y < body * 1.55 &&
      !isHeading &&
      !isPoint;
    if (isHeading) out.push(`\n## ${line.text}\n`);
    else if (isPoint) out.push(`\n- ${line.text.slice(1).trim()}`);
    else out.push(follows ? ` ${line.text}` : `\n${line.text}`);
    before = isHeading ? undefined : line;
  }
  return out.join('').trim();
}
