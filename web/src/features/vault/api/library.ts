import { documentPaths } from '@akada/domain/documents/paths';
import { libraryQuery } from '@akada/domain/vault/library-queries';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { deleteDoc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** A file as it comes into My Library: what its vault item says, and where the student is in it. */
export type LibraryDetails = Pick<LibraryFile, 'filename' | 'size' | 'page' | 'pages'>;

/** My Library, what was opened last first, 24 and then more. */
export function useLibrary(uid: string, onFailure: (error: unknown) => void): Paged<LibraryFile> {
  return usePaged<LibraryFile>(libraryQuery(uid), onFailure);
}

/** A file's place in My Library, live; null when it is not in it. */
export function useLibraryFile(uid: string, fileId: string): Live<Stored<LibraryFile> | null> {
  return useLiveDocument<LibraryFile>(documentPaths.libraryFile(uid, fileId));
}

/** Adds a file to My Library. */
export function addToLibrary(uid: string, fileId: string, details: LibraryDetails): Promise<void> {
  return setDoc(documentAt(documentPaths.libraryFile(uid, fileId)), {
    ...details,
    added_at: serverTimestamp(),
    opened_at: serverTimestamp(),
  });
}

/** Notes that a file was opened, and the page where the student is, if that has changed. */
export function saveReadingPlace(uid: string, fileId: string, page?: number): Promise<void> {
  return updateDoc(documentAt(documentPaths.libraryFile(uid, fileId)), {
    opened_at: serverTimestamp(),
    ...(page !== undefined && { page }),
  });
}

/** Takes a file out of My Library. */
export function removeFromLibrary(uid: string, fileId: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.libraryFile(uid, fileId)));
}

/** Where the bytes of a vault file are, as a `gs://` URL; null when it is no longer in the vault. */
export async function fileUrlOf(fileId: string): Promise<string | null> {
  try {
    const item = toStored<VaultItem>(await getDoc(documentAt(documentPaths.vaultItem(fileId))));
    return item?.file_url ?? null;
  } catch (error) {
    // One that is hidden or gone is refused by the rules.
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return null;
    throw error;
  }
}
