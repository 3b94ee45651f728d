import { LIBRARY_LIMITS } from '@akada/domain/vault/library';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { resubscribeAll } from '@/firebase/live.ts';
import { saveReadingPlace } from '../api/library.ts';
import { createPlaceSaver } from './reading-place-saver.ts';

/**
 * Where a student is in an open file: it begins where they stopped, and is stored as they go on.
 *
 * @param stored the page that My Library has, now and as other devices change it; null when the file is not in it
 * @param asked the page to begin with all the same
 * @returns the page to show, and what to tell of the page that is shown
 */
export function useReadingPlace(
  uid: string,
  fileId: string,
  stored: number | null,
  asked?: number,
): [number, (page: number) => void] {
  const [begun, setBegun] = useState(asked ?? stored ?? 1);
  const [hasTurned, setHasTurned] = useState(asked !== undefined);
  // What another device has stored comes after what this one remembers: it counts until a page is turned here.
  if (!hasTurned && stored !== null && stored !== begun) setBegun(stored);

  const isInLibrary = stored !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what was stored when the file was opened, or kept
  const keeper = useMemo(() => {
    const store = (page?: number) =>
      saveReadingPlace(uid, fileId, page).catch((error) => {
        console.warn('the place in a file was not stored', error);
        resubscribeAll();
      });
    return { ...createPlaceSaver(stored ?? 1, LIBRARY_LIMITS.placeIntervalMs, store), store };
  }, [uid, fileId, isInLibrary]);

  useEffect(() => {
    if (!isInLibrary) return;
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      keeper.flush();
    };
  }, [isInLibrary, keeper]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is opened
  useEffect(() => {
    if (isInLibrary) void keeper.store();
  }, []);

  const turnTo = useCallback(
    (page: number) => {
      if (page !== begun) setHasTurned(true);
      if (isInLibrary) keeper.turnTo(page);
    },
    [begun, isInLibrary, keeper],
  );
  return [begun, turnTo];
}
