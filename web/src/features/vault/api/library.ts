import { documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { libraryQuery } from '@akada/domain/vault/library-queries';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { deleteDoc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** What is stored with an offline file: its name and size, and the page where the student is. */
export type LibraryDetails = Pick<LibraryFile, 'filename' | 'size' | 'page' | 'pages'>;

/** The student's offline files, last opened first, 24 at a time. */
export function useLibrary(uid: string, onFailure: (error: unknown) => void): Paged<LibraryFile> {
  return usePaged<LibraryFile>(libraryQuery(uid), onFailure);
}

/** What is stored with an offline file, live; null when the file isn't one. */
export function useLibraryFile(uid: string, fileId: string): Live<Stored<LibraryFile> | null> {
  return useLiveDocument<LibraryFile>(documentPaths.libraryFile(uid, fileId));
}

/** Adds an offline file. */
export function addToLibrary(uid: string, fileId: string, details: LibraryDetails): Promise<void> {
  return setDoc(documentAt(documentPaths.libraryFile(uid, fileId)), {
    ...details,
    added_at: serverTimestamp(),
    opened_at: serverTimestamp(),
  });
}

/** Records that a file was opened, and the current page if it has changed. */
export function saveReadingPlace(uid: string, fileId: string, page?: number): Promise<void> {
  return updateDoc(documentAt(documentPaths.libraryFile(uid, fileId)), {
    opened_at: serverTimestamp(),
    ...(page !== undefined && { page }),
  });
}

/** Removes an offline file. */
export function removeFromLibrary(uid: string, fileId: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.libraryFile(uid, fileId)));
}

/** The `gs://` URL of a vault file's bytes; null when the file is no longer in the vault. */
export async function fileUrlOf(fileId: string): Promise<string | null> {
  try {
    const item = toStored<VaultItem>(await getDoc(documentAt(documentPaths.vaultItem(fileId))));
    return item?.file_url ?? null;
  } catch (error) {
    // The rules refuse a file that is hidden or deleted.
    if (errorCode(error) === 'permission-denied') return null;
    throw error;
  }
}
