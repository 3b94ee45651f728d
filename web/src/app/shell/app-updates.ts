import { onNewerContract } from '@/firebase/server-contract.ts';

let isRegistering = false;
let isWatching = false;

/** Offers a reload when the server runs a newer release than this app. Loads no code until then. */
export function watchServerContract(): void {
  if (isWatching) return;
  isWatching = true;
  onNewerContract(() => {
    import('./offer-reload.ts').then(
      ({ offerReload }) => offerReload(),
      (error) => console.warn('a reload could not be offered', error),
    );
  });
}

/**
 * Installs the service worker that makes the app work offline. Called after sign-in, since visitors of the sign-in page
 * should not download half a megabyte. A failure is only logged: the app works without it, but needs the network.
 */
export function installOfflineApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isRegistering) return;
  isRegistering = true;
  import('./register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    (error) => {
      isRegistering = false;
      console.warn('the service worker was not registered', error);
    },
  );
}
