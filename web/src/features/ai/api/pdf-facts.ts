import type { PageRange } from '@akada/domain/ai/file-schemas';
import type { OpenPdf } from '@/ui/pdf/pdfjs.ts';
import type { ReadableFile } from './readable-file.ts';

type PdfDocument = Awaited<OpenPdf['ready']>;
type OutlineItem = Awaited<ReturnType<PdfDocument['getOutline']>>[number];

/** A chapter of a PDF, by its outline. */
export interface Chapter extends PageRange {
  title: string;
}

/** What a student needs to choose pages. */
export interface PdfFacts {
  pages: number;
  /** Empty for a PDF without an outline. */
  chapters: Chapter[];
}

/** Longer outlines are lists of sections, which a select cannot show. */
const MAX_CHAPTERS = 200;

/**
 * Reads how many pages a PDF has, and its chapters. Of a PDF at an address, only the parts that say so are fetched.
 *
 * @throws pdf.js's error for a PDF that is damaged, password-protected or cannot be fetched; the signal's reason
 */
export async function readPdfFacts(file: ReadableFile, signal: AbortSignal): Promise<PdfFacts> {
  const { openPdf } = await import('@/ui/pdf/pdfjs.ts');
  signal.throwIfAborted();
  const source = file instanceof Blob ? { data: new Uint8Array(await file.arrayBuffer()) } : { url: file };
  const { ready, close } = openPdf(source);
  // A PDF that is closed while it opens may never settle.
  const cancelled = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([ready.then(factsOf), cancelled]);
  } finally {
    close();
  }
}

async function factsOf(pdf: PdfDocument): Promise<PdfFacts> {
  const chapters = await readChapters(pdf).catch((error) => {
    console.warn('the outline of a PDF could not be read', error);
    return [];
  });
  return { pages: pdf.numPages, chapters };
}

async function readChapters(pdf: PdfDocument): Promise<Chapter[]> {
  // pdf.js returns null without an outline, which its types do not say.
  const outline = (await pdf.getOutline()) as OutlineItem[] | null;
  const items = chapterItems(outline ?? []);
  if (items.length > MAX_CHAPTERS) return [];
  const starts = await Promise.all(
    items.map(async ({ title, dest }) => ({ title: title.trim(), from: await pageOf(pdf, dest) })),
  );
  return toChapters(
    starts.filter((start): start is { title: string; from: number } => start.from !== null),
    pdf.numPages,
  );
}

/** The highest level with more than one item: the first is often only the title of the book. */
function chapterItems(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const [only] = items;
  return items.length === 1 && only && only.items.length > 0 ? chapterItems(only.items) : items;
}

/** The page of a destination, from 1; null if it leads nowhere. */
async function pageOf(pdf: PdfDocument, dest: OutlineItem['dest']): Promise<number | null> {
  try {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const [target] = explicit ?? [];
    if (typeof target === 'number') return target + 1;
    return target ? (await pdf.getPageIndex(target)) + 1 : null;
  } catch {
    return null;
  }
}

/** Gives each chapter the pages up to the next one. */
export function toChapters(starts: readonly { title: string; from: number }[], pages: number): Chapter[] {
  return starts
    .toSorted((a, b) => a.from - b.from)
    .map(({ title, from }, index, sorted) => {
      const next = sorted[index + 1]?.from ?? pages + 1;
      return { title: title || `Page ${from}`, from, to: Math.max(from, next - 1) };
    });
}
