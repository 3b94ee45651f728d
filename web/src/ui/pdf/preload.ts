import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

/** Has the browser fetch all that reading a PDF needs, so that one that is kept opens with the network gone. */
export async function preloadReader(): Promise<void> {
  await Promise.all([import('./pdf-view.tsx'), fetch(worker), new Decoders().fetchAll()]);
}

/** Has the service worker keep all of it, fetched and not run: for when files are kept. */
export function cachePdfReader(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_READER' });
}
