import { LIBRARY_LIMITS } from '@akada/domain/library';
import type { LibraryFile } from '@akada/domain/schemas/library';
import { useEffect, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { forgetFiles } from '@/firebase/kept-files.ts';
import { listenAnew } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { useOlder } from '@/firebase/use-older.ts';
import { toast } from '@/ui/toast.tsx';
import { readOlderFiles, removeFromLibrary, useLibrary } from './api/library.ts';
import { useKeptIds } from './use-kept.ts';

/** My Library as its page shows it: the files, which of them are on this device, and the ways to change that. */
export function useLibraryPage(uid: string) {
  const live = useLibrary(uid);
  const files = live.status === 'ready' ? live.data : [];
  const isWhole = files.length < LIBRARY_LIMITS.page;
  const ids = useKeptIds();
  const dropped = useDropped(live.status === 'ready' ? live.data : null);
  // What was read further down is not live.
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const older = useOlder<LibraryFile>({
    live: [...files, ...dropped],
    hasMore: !isWhole,
    read: ({ opened_at }) => readOlderFiles(uid, opened_at),
    onFailure: (error) => {
      console.warn('more of the library was not read', error);
      toast.error(`Failed to load more files: ${reasonOf(error)}`);
    },
  });

  // What was removed on another device takes no room on this one.
  const left =
    live.status === 'ready' && live.isFresh && isWhole && ids
      ? [...ids].filter((id) => !files.some((file) => file.id === id)).join()
      : '';
  useEffect(() => {
    if (left) forgetFiles(left.split(',')).catch((error) => console.warn('files were not forgotten', error));
  }, [left]);

  async function remove({ id, filename }: Stored<LibraryFile>): Promise<void> {
    setRemoved((now) => [...now, id]);
    try {
      await Promise.all([forgetFiles([id]), removeFromLibrary(uid, id)]);
    } catch (error) {
      console.warn('a file was not removed', error);
      setRemoved((now) => now.filter((other) => other !== id));
      listenAnew();
      toast.error(`Failed to remove “${filename}”: ${reasonOf(error)}`);
    }
  }

  return { live, older: { ...older, all: older.all.filter(({ id }) => !removed.includes(id)) }, ids, remove };
}

/**
 * Files that were live and had to make room for those that were opened after them, the last opened first.
 *
 * @param files those that are live; null while they are not known
 */
function useDropped(files: readonly Stored<LibraryFile>[] | null): readonly Stored<LibraryFile>[] {
  const [{ last, dropped }, setState] = useState<{
    last: readonly Stored<LibraryFile>[] | null;
    dropped: readonly Stored<LibraryFile>[];
  }>({ last: null, dropped: [] });
  if (!files || files === last) return dropped;
  const end = files.length < LIBRARY_LIMITS.page ? undefined : files.at(-1);
  // What went from further up was removed; and where there is room, so was all that is not there.
  const now = [...(last ?? []), ...dropped].filter(
    ({ id, opened_at }) => end && opened_at <= end.opened_at && !files.some((file) => file.id === id),
  );
  setState({ last: files, dropped: now });
  return now;
}
