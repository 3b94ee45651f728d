import { useSyncExternalStore } from 'react';
import { ENGINE_CACHE } from '@/lib/engine-cache.ts';
import { createEngineDownload, type StudyEngineState } from './engine-download.ts';
import { ENGINE_FILES } from './engine-files.ts';

/** The Network Information API, which TypeScript's library lacks. */
interface NetworkInformation {
  type?: string;
  saveData?: boolean;
}

export const engineDownload = createEngineDownload({
  files: ENGINE_FILES,
  openCache: openEngineCache,
  isServed: () => Boolean(navigator.serviceWorker?.controller),
  whenServed: () =>
    new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
    ),
  findCopy: async (url) => globalThis.caches?.match(url),
});

/**
 * The study engine on this device, and how to fetch it. It is fetched without asking only on Wi-Fi, because elsewhere
 * the student may pay for it.
 */
export function useStudyEngine(): { state: StudyEngineState; fetchEngine: () => void } {
  const state = useSyncExternalStore(subscribe, engineDownload.current);
  return { state, fetchEngine };
}

function fetchEngine(): void {
  void engineDownload.start().then(() => {
    // Without persistent storage the browser may evict the engine when it runs out of space.
    navigator.storage
      ?.persist?.()
      .catch((error) => console.warn('persistent storage was not granted', error));
  });
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = engineDownload.subscribe(onChange);
  if (engineDownload.current().status === 'checking') {
    void engineDownload.check().then(() => {
      const { connection } = navigator as Navigator & { connection?: NetworkInformation };
      if (engineDownload.current().status === 'absent' && isFreeOfCharge(connection)) fetchEngine();
    });
  }
  return unsubscribe;
}

/** Whether a download surely costs the student nothing. Most browsers don't say; then the student is asked. */
function isFreeOfCharge(connection: NetworkInformation | undefined): boolean {
  return connection?.type === 'wifi' && connection.saveData !== true;
}

/**
 * Null where no service worker can be, which alone would serve the stored files: in private windows, or without https. On
 * a first visit it may not be registered yet.
 */
async function openEngineCache(): Promise<Cache | null> {
  try {
    return navigator.serviceWorker ? await caches.open(ENGINE_CACHE) : null;
  } catch (error) {
    console.warn('the study engine cannot be stored', error);
    return null;
  }
}
