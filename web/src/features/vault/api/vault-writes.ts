import { documentPaths, sharedCollections } from '@akada/domain/paths';
import type { Note, VaultItem } from '@akada/domain/schemas/vault';
import type { ReportReason } from '@akada/domain/tickets';
import { categoryOf, noteSize } from '@akada/domain/vault';
import { serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/**
 * Shares a note; its content stands apart from what lists read.
 *
 * @returns the note's id, and when the server has it
 */
export function createNote(
  uid: string,
  note: Note,
  subject: string | undefined,
): { id: string; written: Promise<void> } {
  const item = newDocumentIn(sharedCollections.vault);
  const written = writeBatch(firestore())
    .set(item, {
      user_id: uid,
      file_url: null,
      filename: note.title,
      type: 'note',
      category: categoryOf('note'),
      size: noteSize(note),
      ...(subject !== undefined && { subject }),
      view_count: 0,
      download_count: 0,
      created_at: serverTimestamp(),
    })
    .set(documentAt(documentPaths.note(item.id)), note)
    .commit();
  return { id: item.id, written };
}

/** Takes a file or a note out of the vault; functions remove what belongs to it. */
export function deleteFile({ id, type }: Pick<VaultItem, 'type'> & { id: string }): Promise<void> {
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.vaultItem(id)));
  if (type === 'note') batch.delete(documentAt(documentPaths.note(id)));
  return batch.commit();
}

/** Tells the moderators what is wrong with a file; the same student does so once for each. */
export function reportFile(
  uid: string,
  fileId: string,
  report: { reason: ReportReason; details?: string },
): Promise<void> {
  return setDoc(documentAt(documentPaths.report(fileId, uid)), {
    type: 'report',
    user_id: uid,
    file_id: fileId,
    ...report,
    status: 'open',
    created_at: serverTimestamp(),
  });
}
