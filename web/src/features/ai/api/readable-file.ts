import type { AiFile } from '@akada/domain/ai/file-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { isBlank } from '@akada/domain/text/text';
import type { Note, VaultItem } from '@akada/domain/vault/schemas';
import { getDoc, getDocFromCache } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { readOfflineFile } from '@/firebase/offline-files.ts';
import { isOnline } from '@/lib/use-online.ts';
import { FileError } from './file-error.ts';
import { localPdf } from './local-pdfs.ts';

/** A PDF's bytes, or an address from which its parts can be fetched. */
export type ReadableFile = Blob | string;

/** A note as the study engine reads it, or a PDF. */
export type OpenedFile = { kind: 'note'; text: string; name: string } | { kind: 'pdf'; pdf: ReadableFile };

/**
 * Opens what the student chose: a PDF from this device if it is here, a note from Firestore's cache if there is no
 * network.
 *
 * @throws FileError, and what Firestore and Storage throw
 */
export async function openFile(uid: string, file: AiFile): Promise<OpenedFile> {
  if (file.from === 'note') return openNote(`${collectionPaths.notes(uid)}/${file.note_id}`);
  if (file.from === 'upload') {
    const pdf = localPdf(file.name);
    if (!pdf) throw new FileError('unavailable');
    return { kind: 'pdf', pdf };
  }
  const kept = await readOfflineFile(file.file_id);
  if (kept) return { kind: 'pdf', pdf: kept };
  const item = await readData<VaultItem>(documentPaths.vaultItem(file.file_id));
  if (item.type === 'note') return openNote(documentPaths.note(file.file_id));
  if (item.type !== 'pdf' || !item.file_url) throw new FileError('unavailable');
  const { fileAddress } = await import('@/firebase/storage.ts');
  return { kind: 'pdf', pdf: await fileAddress(item.file_url) };
}

async function openNote(path: string): Promise<OpenedFile> {
  const { title = '', content = '' } = await readData<Note>(path);
  if (isBlank(content)) throw new FileError('blankNote');
  return { kind: 'note', text: `# ${title}\n\n${content}`, name: title };
}

async function readData<T>(path: string): Promise<Partial<T>> {
  try {
    // Without a network the SDK would wait for one first.
    const read = isOnline() ? getDoc : getDocFromCache;
    const data = (await read(documentAt(path))).data() as Partial<T> | undefined;
    if (data) return data;
  } catch (error) {
    // The rules refuse a file that is hidden or deleted.
    if (errorCode(error) !== 'permission-denied') throw error;
  }
  throw new FileError('unavailable');
}
