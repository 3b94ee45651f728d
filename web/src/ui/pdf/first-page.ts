import { openPdf } from './pdfjs.ts';

/** A picture of a PDF's first page, `width` pixels wide. */
export async function firstPage(file: File, width: number): Promise<Blob | null> {
  const { pdf, close } = await openPdf({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const page = await pdf.getPage(1);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    return await new Promise((resolve) => canvas.toBlob(resolve));
  } finally {
    close();
  }
}
