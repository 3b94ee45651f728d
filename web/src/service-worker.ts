/**
 * The service worker makes the app open offline. It precaches the files for planning, writing and studying, and caches
 * the others when they are first used. Firestore caches the data itself.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OFFLINE_FILES_CACHE } from './firebase/offline-files-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of the PDF reader, two megabytes: cached in advance if PDFs are kept offline, otherwise on first use. */
const READER = /^assets\/(?:pdf-view|pdfjs|pdf\.worker|jbig2|openjpeg)/;

/** The most files of `assets/` to cache beyond the precached ones: parts, formulas, the PDF reader. */
const MAX_CACHED_ASSETS = 80;

// The worker also serves the page that registered it, and not only pages opened later.
clientsClaim();
cleanupOutdatedCaches();
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
precacheAndRoute(files.filter(({ url }) => !READER.test(url)));
// Addresses under /__/ are Firebase Hosting's own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/__\//] }));
const assets = new CacheFirst({
  cacheName: 'akada.assets',
  // File names contain a hash of the content, so none is ever stale.
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_CACHED_ASSETS, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

// A new version needs its own PDF reader, or offline files would not open.
self.addEventListener('install', (event) => event.waitUntil(cachePdfReader(event)));

// The student decides when a new version takes over: the page may hold unsaved text.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP_READER') event.waitUntil(cachePdfReader(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp(String(event.notification.data ?? '/dashboard')));
});

/** Caches the PDF reader if this device has offline files. A failure is only logged. */
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
    console.warn('the PDF reader was not cached', error);
  }
}

/** Brings the app to the front and opens `path`. */
async function showApp(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow(path);
  else {
    await open.focus();
    open.postMessage({ type: 'SHOW', path });
  }
}
