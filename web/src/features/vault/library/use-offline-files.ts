import { useEffect, useState } from 'react';
import { offlineFileIds, onOfflineFilesChange, readOfflineFile } from '@/firebase/offline-files.ts';

/** The bytes of a file as it is opened; null when they are not on this device, undefined until that is known. */
export function useOfflineFile(fileId: string): Blob | null | undefined {
  const [kept, setKept] = useState<{ fileId: string; bytes: Blob | null }>();
  useEffect(() => {
    let wanted = true;
    readOfflineFile(fileId)
      .catch((error) => {
        console.warn('a file that is kept was not read', error);
        return null;
      })
      .then((bytes) => wanted && setKept({ fileId, bytes }));
    return () => {
      wanted = false;
    };
  }, [fileId]);
  return kept?.fileId === fileId ? kept.bytes : undefined;
}

/** The ids of the files that are on this device, now and when that changes; null until they are known. */
export function useOfflineFileIds(): ReadonlySet<string> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void offlineFileIds().then(
        (found) => wanted && setIds(new Set(found)),
        (error) => console.warn('what is kept could not be listed', error),
      );
    look();
    const stop = onOfflineFilesChange(look);
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return ids;
}
