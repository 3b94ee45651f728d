import { LIBRARY_LIMITS } from '@akada/domain/vault/library-queries';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { resubscribeAll } from '@/firebase/live.ts';
import { saveReadingPlace } from '../api/library.ts';
import { createPlaceSaver } from './reading-place-saver.ts';

/**
 * The page where a student is in an open file. It begins where they stopped, and is saved as they read on.
 *
 * @param saved the page stored with the offline file, updated by other devices; null when it isn't one
 * @param requested a page to begin with instead
 * @returns the page to begin with, and the callback for when the student turns to a page
 */
export function useReadingPlace(
  uid: string,
  fileId: string,
  saved: number | null,
  requested?: number,
): [number, (page: number) => void] {
  const [startPage, setStartPage] = useState(requested ?? saved ?? 1);
  const [hasTurned, setHasTurned] = useState(requested !== undefined);
  // Another device's page wins over the one this device remembers, until the student turns a page here.
  if (!hasTurned && saved !== null && saved !== startPage) setStartPage(saved);

  const isInLibrary = saved !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts from the page saved when the file was opened or added
  const saver = useMemo(() => {
    const save = (page?: number) =>
      saveReadingPlace(uid, fileId, page).catch((error) => {
        console.warn('the page in a file was not saved', error);
        resubscribeAll();
      });
    return { ...createPlaceSaver(saved ?? 1, LIBRARY_LIMITS.placeIntervalMs, save), save };
  }, [uid, fileId, isInLibrary]);

  useEffect(() => {
    if (!isInLibrary) return;
    const onVisibilityChange = () => document.visibilityState === 'hidden' && saver.flush();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      saver.flush();
    };
  }, [isInLibrary, saver]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is opened
  useEffect(() => {
    if (isInLibrary) void saver.save();
  }, []);

  const turnTo = useCallback(
    (page: number) => {
      if (page !== startPage) setHasTurned(true);
      if (isInLibrary) saver.turnTo(page);
    },
    [startPage, isInLibrary, saver],
  );
  return [startPage, turnTo];
}
