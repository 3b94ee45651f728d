import { documentPaths } from '@akada/domain/documents/paths';
import { bookmarksQuery } from '@akada/domain/vault/library-queries';
import type { Bookmark } from '@akada/domain/vault/library-schemas';
import { deleteDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** A student's bookmarks, newest first, 24 at a time. */
export function useBookmarks(uid: string, onFailure: (error: unknown) => void): Paged<Bookmark> {
  return usePaged<Bookmark>(bookmarksQuery(uid), onFailure);
}

/** A student's bookmark of a file, live; null when there is none. */
export function useBookmark(uid: string, fileId: string): Live<Stored<Bookmark> | null> {
  return useLiveDocument<Bookmark>(documentPaths.bookmark(uid, fileId));
}

/** Bookmarks a file or note, under its current name. */
export function addBookmark(uid: string, file: { id: string } & Pick<Bookmark, 'filename' | 'type'>) {
  const { id, filename, type } = file;
  return setDoc(documentAt(documentPaths.bookmark(uid, id)), {
    filename,
    type,
    added_at: serverTimestamp(),
  });
}

/** Removes a bookmark; the file itself is unchanged. */
export function removeBookmark(uid: string, fileId: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.bookmark(uid, fileId)));
}
