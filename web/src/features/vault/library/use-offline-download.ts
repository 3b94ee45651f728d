import { useEffect, useRef, useState } from 'react';
import { downloadForOffline, offlineFailureMessage } from './download-for-offline.ts';

/** Downloads a file for offline use; gives the bytes received so far, or why it failed in words for the student. */
export function useOfflineDownload(fileId: string) {
  const [received, setReceived] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    return () => controller.current?.abort();
  }, []);

  /**
   * @param afterDownload runs once the file is on the device; if it fails, the download counts as failed
   * @returns whether the download and `afterDownload` succeeded
   */
  async function start(afterDownload: () => Promise<void>): Promise<boolean> {
    const stop = new AbortController();
    controller.current = stop;
    setFailure(null);
    setReceived(0);
    try {
      await downloadForOffline(fileId, { onProgress: setReceived, signal: stop.signal });
      await afterDownload();
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      console.warn('a file was not downloaded for offline use', error);
      setFailure(offlineFailureMessage(error));
      return false;
    } finally {
      setReceived(null);
    }
  }

  return { received, failure, start, stop: () => controller.current?.abort() };
}
