import { reloadPage } from '@/lib/reload-page.ts';
import { toast } from '@/ui/toast.tsx';

/**
 * Offers a reload after the server has answered with a newer contract than this app's. If the browser finds the new
 * version, it is offered once it is on the device (register-service-worker.ts): a reload before that would bring back
 * the old one.
 */
export async function offerReload(): Promise<void> {
  if (await isNewVersionComing()) return;
  toast.offer('Akada was updated.', { label: 'Reload', take: reloadPage });
}

async function isNewVersionComing(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    return Boolean(registration?.installing ?? registration?.waiting);
  } catch (error) {
    console.warn('could not check for a new version', error);
    return false;
  }
}
