import { openPdf } from './pdfjs.ts';

/** PDFs are drawn one at a time: several at once exceed the memory of a small phone. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a PDF's first page, `width` pixels wide.
 *
 * @param signal cancels it; the picture is then null
 */
export function firstPage(file: File, width: number, signal: AbortSignal): Promise<Blob | null> {
  const next = last.then(() => (signal.aborted ? null : draw(file, width, signal)));
  last = next.catch(() => {});
  return next;
}

async function draw(file: File, width: number, signal: AbortSignal): Promise<Blob | null> {
  const data = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return null;
  const { ready, close } = openPdf({ data });
  // A closed PDF may never settle, and the next one waits for this one.
  const ended = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  const drawn = ready.then(async (pdf) => {
    const page = await pdf.getPage(1);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  });
  try {
    return await Promise.race([drawn, ended]);
  } finally {
    close();
  }
}
