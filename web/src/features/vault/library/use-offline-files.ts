import { useEffect, useState } from 'react';
import { followKept, keptFile, keptIds } from '@/firebase/offline-files.ts';

/** The bytes of a file as it is opened; null when they are not on this device, undefined until that is known. */
export function useKeptFile(fileId: string): Blob | null | undefined {
  const [kept, setKept] = useState<{ fileId: string; bytes: Blob | null }>();
  useEffect(() => {
    let wanted = true;
    keptFile(fileId)
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
export function useKeptIds(): ReadonlySet<string> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void keptIds().then(
        (found) => wanted && setIds(new Set(found)),
        (error) => console.warn('what is kept could not be listed', error),
      );
    look();
    const stop = followKept(look);
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return ids;
}
