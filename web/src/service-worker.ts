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
import { ENGINE_CACHE, ENGINE_FILE } from './lib/engine-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Files that only some students use. They are cached when they are first used, and for a student who uses them offline
 * also in advance, by each new version of the app: otherwise they would be missing offline after an update.
 */
const PARTS = {
  /** The PDF reader, two megabytes, for students who keep files offline. */
  reader: {
    file: /^assets\/(?:pdf-view|pdfjs|pdf\.worker|jbig2|openjpeg)/,
    cache: 'akada.assets',
    isUsed: () => hasEntries(OFFLINE_FILES_CACHE),
  },
  /** The study engine, for students who have downloaded it. The app fetches its first version, and shows the progress. */
  engine: {
    file: ENGINE_FILE,
    cache: ENGINE_CACHE,
    // The first worker may be installed while the app fetches them.
    isUsed: async () => self.registration.active !== null && (await hasEntries(ENGINE_CACHE)),
  },
} as const;
type Part = keyof typeof PARTS;

/** The most files of `assets/` to cache beyond the precached ones: parts, formulas, the PDF reader. */
const MAX_CACHED_ASSETS = 80;

// The worker also serves the page that registered it, and not only pages opened later.
clientsClaim();
cleanupOutdatedCaches();
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
precacheAndRoute(files.filter(({ url }) => Object.values(PARTS).every(({ file }) => !file.test(url))));
// Addresses under /__/ are Firebase Hosting's own.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/__\//] }));
const assets = new CacheFirst({
  cacheName: PARTS.reader.cache,
  // File names contain a hash of the content, so none is ever stale.
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_CACHED_ASSETS, purgeOnQuotaError: true }) as WorkboxPlugin,
    {
      // The engine's own cache has no limit: without one of its files the engine does not work.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request, { cacheName: ENGINE_CACHE })),
    },
  ],
});
registerRoute(
  // The app stores by itself what it fetches with 'no-store'.
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.cache !== 'no-store',
  assets,
);
const engine = new CacheFirst({ cacheName: PARTS.engine.cache });

// A new version needs its own files, or offline files would not open and the study engine would not start.
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([cachePart('reader', event), cachePart('engine', event)])),
);

self.addEventListener('activate', (event) => event.waitUntil(deleteOldEngine()));

// The student decides when a new version takes over: the page may hold unsaved text.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP_READER') event.waitUntil(cachePart('reader', event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp(String(event.notification.data ?? '/dashboard')));
});

/** Caches a part if the student uses it offline. A failure is only logged. */
async function cachePart(part: Part, event: ExtendableEvent): Promise<void> {
  const { file, isUsed } = PARTS[part];
  const strategy = { reader: assets, engine }[part];
  try {
    if (!(await isUsed())) return;
    await Promise.all(
      files
        .filter(({ url }) => file.test(url))
        .flatMap(({ url }) =>
          strategy.handleAll({ event, request: new Request(new URL(url, self.location.href)) }),
        ),
    );
  } catch (error) {
    console.warn(`the ${part} was not cached`, error);
  }
}

async function hasEntries(cacheName: string): Promise<boolean> {
  if (!(await caches.has(cacheName))) return false;
  return (await (await caches.open(cacheName)).keys()).length > 0;
}

/** Deletes the engine's files of earlier versions, which no page uses any more. */
async function deleteOldEngine(): Promise<void> {
  if (!(await caches.has(ENGINE_CACHE))) return;
  const cache = await caches.open(ENGINE_CACHE);
  const current = new Set(files.map(({ url }) => new URL(url, self.location.href).href));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
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
