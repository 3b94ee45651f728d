/**
 * The service worker: the app opens without a network. What is needed for planning, writing and learning is fetched in
 * advance, the rest is kept once it was used; data is Firestore's cache's business.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Files of `assets/` that are kept beyond what is fetched in advance: parts, formulas, the PDF reader. */
const KEPT_ASSETS = 80;

// The page that brought the worker is kept by it too, and not only what is opened after it.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
// Addresses under /__/ are Firebase Hosting's own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/__\//] }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'akada.assets',
    // Their names change with what is in them: none is ever stale.
    plugins: [new ExpirationPlugin({ maxEntries: KEPT_ASSETS, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);

// The student decides when the new version takes over: a page must not change under a half-written text.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp(String(event.notification.data ?? '/dashboard')));
});

/** Brings the app to the front, at `path`. */
async function showApp(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow(path);
  else {
    await open.focus();
    open.postMessage({ type: 'SHOW', path });
  }
}
