import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

/** Has the browser fetch all that reading a PDF needs, so that one that is kept opens with the network gone. */
export async function preloadReader(): Promise<void> {
  await Promise.all([import('./pdf-view.tsx'), fetch(worker), new Decoders().fetchAll()]);
}
