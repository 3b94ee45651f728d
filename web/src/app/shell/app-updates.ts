import { onNewerContract } from '@/firebase/server-contract.ts';

let isAsked = false;
let isWatched = false;

/** Asks for a reload when the server is of a newer release than this app. Loads nothing until then. */
export function watchServerContract(): void {
  if (isWatched) return;
  isWatched = true;
  onNewerContract(() => {
    import('./offer-reload.ts').then(
      ({ offerReload }) => offerReload(),
      (error) => console.warn('a reload could not be offered', error),
    );
  });
}

/**
 * Has the app kept on the device. Only of who is signed in: it is half a megabyte, which nobody should pay for looking at
 * the way in, and once: who signs in later has the same. Without it the app needs the network; that is no reason to stop.
 */
export function installOfflineApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAsked) return;
  isAsked = true;
  import('./register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    (error) => {
      isAsked = false;
      console.warn('the app is not kept on this device', error);
    },
  );
}
