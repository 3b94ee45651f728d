/**
 * The service worker: the app opens without a network. What is needed for planning, writing and learning is fetched in
 * advance, the rest is kept once it was used; data is Firestore's cache's business.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OFFLINE_FILES_CACHE } from './firebase/offline-files-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files that read a PDF, of two megabytes: who keeps PDF files has them in advance, others once one was opened. */
const READER = /^assets\/(?:pdf-view|pdfjs|pdf\.worker|jbig2|openjpeg)/;

/** Files of `assets/` that are kept beyond what is fetched in advance: parts, formulas, the PDF reader. */
const KEPT_ASSETS = 80;

// The page that brought the worker is kept by it too, and not only what is opened after it.
clientsClaim();
cleanupOutdatedCaches();
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
precacheAndRoute(files.filter(({ url }) => !READER.test(url)));
// Addresses under /__/ are Firebase Hosting's own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/__\//] }));
const assets = new CacheFirst({
  cacheName: 'akada.assets',
  // Their names change with what is in them: none is ever stale.
  plugins: [new ExpirationPlugin({ maxEntries: KEPT_ASSETS, purgeOnQuotaError: true }) as WorkboxPlugin],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

// A new version's reader comes with it, or the files that are kept would not open when the network goes.
self.addEventListener('install', (event) => event.waitUntil(cachePdfReader(event)));

// The student decides when the new version takes over: a page must not change under a half-written text.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP_READER') event.waitUntil(cachePdfReader(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp(String(event.notification.data ?? '/dashboard')));
});

/** Keeps what reads a PDF, where PDF files are kept. Without it the app is there all the same. */
async function cachePdfReader(event: ExtendableEvent): Promise<void> {
  try {
    if (!(await caches.has(OFFLINE_FILES_CACHE))) return;
    const kept = await (await caches.open(OFFLINE_FILES_CACHE)).keys();
    if (kept.length === 0) return;
    const reader = files.filter(({ url }) => READER.test(url));
    await Promise.all(
      reader.flatMap(({ url }) =>
        assets.handleAll({ event, request: new Request(new URL(url, self.location.href)) }),
      ),
    );
  } catch (error) {
    console.warn('the PDF reader was not kept', error);
  }
}

/** Brings the app to the front, at `path`. */
async function showApp(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow(path);
  else {
    await open.focus();
    open.postMessage({ type: 'SHOW', path });
  }
}
