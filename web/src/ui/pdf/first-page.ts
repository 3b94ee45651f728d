import { openPdf } from './pdfjs.ts';

/** Several PDFs at once are more than the memory of a small phone takes. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A picture of a PDF's first page, `width` pixels wide; one is made after the other.
 *
 * @param signal ends it; then the picture is null
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
  // One that is closed need not settle by itself, and the next one waits for it.
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
