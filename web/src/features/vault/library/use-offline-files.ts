import { useEffect, useState } from 'react';
import { offlineFileIds, onOfflineFilesChange, readOfflineFile } from '@/firebase/offline-files.ts';

/** The bytes of an offline file; null when it isn't on this device, undefined until that is known. */
export function useOfflineFile(fileId: string): Blob | null | undefined {
  const [stored, setStored] = useState<{ fileId: string; bytes: Blob | null }>();
  useEffect(() => {
    let isMounted = true;
    readOfflineFile(fileId)
      .catch((error) => {
        console.warn('an offline file was not read', error);
        return null;
      })
      .then((bytes) => isMounted && setStored({ fileId, bytes }));
    return () => {
      isMounted = false;
    };
  }, [fileId]);
  return stored?.fileId === fileId ? stored.bytes : undefined;
}

/** The IDs of the files on this device, updated when they change; null until they are known. */
export function useOfflineFileIds(): ReadonlySet<string> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let isMounted = true;
    const refresh = () =>
      void offlineFileIds().then(
        (found) => isMounted && setIds(new Set(found)),
        (error) => console.warn('offline files could not be listed', error),
      );
    refresh();
    const stop = onOfflineFilesChange(refresh);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return ids;
}
