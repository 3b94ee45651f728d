import { registerSW } from 'virtual:pwa-register';
import { reloadPage } from '@/lib/reload-page.ts';
import { toast } from '@/ui/toast.tsx';

/** A tab that becomes visible again checks for a new version at most this often. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;

/** Registers the service worker, so that the app opens offline, and offers new versions. */
export function registerServiceWorker(): void {
  const update = registerSW({
    onNeedRefresh: () =>
      toast.offer('A new version of Akada is ready.', {
        label: 'Update',
        take: () => {
          // Not workbox's own reload, which never happens on a page that was opened before the first registration.
          navigator.serviceWorker.addEventListener('controllerchange', reloadPage, {
            once: true,
          });
          void update(false);
        },
      }),
    // Updated from another tab: this one may hold unsaved text, so it isn't reloaded without asking.
    onNeedReload: () => toast.offer('Akada was updated.', { label: 'Reload', take: reloadPage }),
    onRegisteredSW: (_, registration) => registration && checkForUpdates(registration),
    onRegisterError: (error) => console.warn('the service worker was not registered', error),
  });
}

/** Checks for new versions in a tab that stays open for days. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (
      document.visibilityState !== 'visible' ||
      !navigator.onLine ||
      Date.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS
    )
      return;
    checkedAt = Date.now();
    registration.update().catch((error) => console.warn('could not check for a new version', error));
  });
}
