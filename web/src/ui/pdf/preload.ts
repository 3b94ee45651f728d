import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

/** Fetches everything that the PDF reader needs, so that offline files open without a network. */
export async function preloadReader(): Promise<void> {
  await Promise.all([import('./pdf-view.tsx'), fetch(worker), new Decoders().fetchAll()]);
}

/** Makes the service worker cache the PDF reader without running it, once files are kept offline. */
export function cachePdfReader(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_READER' });
}
