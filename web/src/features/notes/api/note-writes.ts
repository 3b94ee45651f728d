import { collectionPaths } from '@akada/domain/documents/paths';
import { SAMPLE_ID, SAMPLE_NOTE } from '@akada/domain/setup/samples';
import type { Note } from '@akada/domain/vault/schemas';
import { deleteDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';

/** Saves a new private note. Resolves when the server has it; offline, the write is queued. */
export function saveNote(uid: string, { title, content }: Note): Promise<void> {
  return setDoc(newDocumentIn(collectionPaths.notes(uid)), {
    ...{ title, content },
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
}

/** Adds the sample note. Resolves when the server has it; offline, the write is queued. */
export function addSampleNote(uid: string): Promise<void> {
  return setDoc(documentAt(`${collectionPaths.notes(uid)}/${SAMPLE_ID}`), {
    ...SAMPLE_NOTE,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
}

/** Updates a private note's title and content. */
export function updateNote(uid: string, id: string, { title, content }: Note): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.notes(uid)}/${id}`), {
    ...{ title, content },
    updated_at: serverTimestamp(),
  });
}

/** Deletes a private note. A shared copy stays in the vault. */
export function deleteNote(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.notes(uid)}/${id}`));
}
