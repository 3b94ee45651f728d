import { useEffect, useRef, useState } from 'react';
import { downloadForOffline, offlineFailureMessage } from './download-for-offline.ts';

/** Fetches a file to this device, and says how many bytes have come, or in words why it failed. */
export function useOfflineDownload(fileId: string) {
  const [received, setReceived] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    return () => leaving.current?.abort();
  }, []);

  /**
   * @param afterwards what is to be done when the file is on the device; if that fails, all has failed
   * @returns whether it is done
   */
  async function start(afterwards: () => Promise<void>): Promise<boolean> {
    const stop = new AbortController();
    leaving.current = stop;
    setFailure(null);
    setReceived(0);
    try {
      await downloadForOffline(fileId, { onProgress: setReceived, signal: stop.signal });
      await afterwards();
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      console.warn('a file was not kept', error);
      setFailure(offlineFailureMessage(error));
      return false;
    } finally {
      setReceived(null);
    }
  }

  return { received, failure, start, stop: () => leaving.current?.abort() };
}
