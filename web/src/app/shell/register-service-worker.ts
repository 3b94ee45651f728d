import { registerSW } from 'virtual:pwa-register';
import { toast } from '@/ui/toast.tsx';

/** Milliseconds after which an app that is looked at again asks whether there is a newer one. */
const ASKED_AFTER = 60 * 60 * 1_000;

/** Keeps the app on the device, so that it opens without a network, and offers a new version when there is one. */
export function registerServiceWorker(): void {
  const update = registerSW({
    onNeedRefresh: () =>
      toast.offer('A new version of Akada is ready.', {
        label: 'Update',
        take: () => {
          // Not workbox's own reload: a page that was opened before it was kept would wait for ever.
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
            once: true,
          });
          void update(false);
        },
      }),
    // Updated in another tab: this one may hold a half-written text.
    onNeedReload: () => toast.offer('Akada was updated.', { label: 'Reload', take: () => location.reload() }),
    onRegisteredSW: (_, registration) => registration && askNowAndThen(registration),
    onRegisterError: (error) => console.warn('the app is not kept on this device', error),
  });
}

/** A tab that stays open for days would never hear of a new version. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - asked < ASKED_AFTER)
      return;
    asked = Date.now();
    registration.update().catch((error) => console.warn('could not ask for a new version', error));
  });
}
