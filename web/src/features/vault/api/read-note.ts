import { documentPaths } from '@akada/domain/documents/paths';
import type { Note } from '@akada/domain/vault/schemas';
import { getDoc } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';

/** Reads a shared note's title and content once; null when it was deleted. */
export async function readNote(fileId: string): Promise<Note | null> {
  return toStored<Note>(await getDoc(documentAt(documentPaths.note(fileId))));
}
