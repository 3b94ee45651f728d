import { documentPaths } from '@akada/domain/documents/paths';
import { bookmarksQuery } from '@akada/domain/vault/library-queries';
import type { Bookmark } from '@akada/domain/vault/library-schemas';
import { deleteDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** What a student has bookmarked, newest first, 24 and then more. */
export function useBookmarks(uid: string, onFailure: (error: unknown) => void): Paged<Bookmark> {
  return usePaged<Bookmark>(bookmarksQuery(uid), onFailure);
}

/** A student's bookmark of a file, live; null where there is none. */
export function useBookmark(uid: string, fileId: string): Live<Stored<Bookmark> | null> {
  return useLiveDocument<Bookmark>(documentPaths.bookmark(uid, fileId));
}

/** Bookmarks a file or a note, under the name that it has now. */
export function addBookmark(uid: string, file: { id: string } & Pick<Bookmark, 'filename' | 'type'>) {
  const { id, filename, type } = file;
  return setDoc(documentAt(documentPaths.bookmark(uid, id)), {
    filename,
    type,
    added_at: serverTimestamp(),
  });
}

/** Removes a bookmark; the file stays as it is. */
export function removeBookmark(uid: string, fileId: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.bookmark(uid, fileId)));
}
