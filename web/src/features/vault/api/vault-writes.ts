import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import type { ReportReason } from '@akada/domain/support/tickets';
import type { Note, VaultItem } from '@akada/domain/vault/schemas';
import { categoryOf, noteSize } from '@akada/domain/vault/vault';
import { getDoc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { documentAt, newDocumentIn, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { call } from '@/firebase/functions.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';
import { isOnline } from '@/lib/use-online.ts';

/**
 * Shares a note. Its content is a separate document, so that lists don't read it.
 *
 * @returns the note's ID, and a promise that resolves when the server has the note
 */
export function createNote(
  uid: string,
  note: Note,
  subject: string | undefined,
): { id: string; written: Promise<void> } {
  const item = newDocumentIn(sharedCollections.vault);
  const written = writeWhenAccountOpen(uid, () =>
    writeBatch(firestore())
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
      .commit(),
  );
  return { id: item.id, written };
}

/** Deletes a file or note from the vault; functions delete what belongs to it. */
export function deleteFile({ id, type }: Pick<VaultItem, 'type'> & { id: string }): Promise<void> {
  const batch = writeBatch(firestore()).delete(documentAt(documentPaths.vaultItem(id)));
  if (type === 'note') batch.delete(documentAt(documentPaths.note(id)));
  return batch.commit();
}

/**
 * Reports a file to the moderators, under its current name. A student can report each file once.
 *
 * @param file with the name that the student read; the contributor may have changed it since
 */
export async function reportFile(
  uid: string,
  file: { id: string; filename: string },
  report: { reason: ReportReason; details?: string },
): Promise<void> {
  const filename = (await currentName(file.id)) ?? file.filename;
  await setDoc(documentAt(documentPaths.report(file.id, uid)), {
    type: 'report',
    user_id: uid,
    file_id: file.id,
    filename,
    ...report,
    status: 'open',
    created_at: serverTimestamp(),
  });
}

/** Null when the file can't be read: offline, or when it was deleted and the report will be refused. */
async function currentName(fileId: string): Promise<string | null> {
  if (!isOnline()) return null;
  try {
    return toStored<VaultItem>(await getDoc(documentAt(documentPaths.vaultItem(fileId))))?.filename ?? null;
  } catch (error) {
    console.warn('the name of a reported file was not read', error);
    return null;
  }
}

/** Lists an item that stayed private because of a quota; rejects with the server's message while the quota is full. */
export async function relistFile(fileId: string): Promise<void> {
  await call('relistFile', { file_id: fileId });
}
