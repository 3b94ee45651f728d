import { randomUUID } from 'node:crypto';
import { documentPaths } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import {
  type NewVaultItem,
  type Note,
  newVaultItemSchema,
  type VaultItem,
} from '@akada/domain/vault/schemas';
import { storedName, vaultFolder } from '@akada/domain/vault/stored-files';
import { extensionOf, UPLOADS, type UploadExtension } from '@akada/domain/vault/uploads';
import { noteSize } from '@akada/domain/vault/vault';
import type { DocumentChange } from '@akada/functions/src/lib/document-triggers.ts';
import type { Bucket, Deps } from '@akada/functions/src/lib/handler.ts';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { auth, NOW, parseStrictly } from '../../support/backend.ts';
import { TRUE_BYTES } from './files.ts';

/** A separate vault on the emulators, without the suite's triggers: tests deliver the events themselves. */
export interface Vault {
  db: Firestore;
  bucket: Bucket;
  /** A handler's dependencies, with a fixed clock. */
  depsAt: (now?: Date) => Deps;
}

/** Totals count the whole vault, so a test of them needs one that no other test writes to. */
export function createVault(): Vault {
  const projectId = `demo-vault-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  const bucket = getStorage(app).bucket(`${projectId}.appspot.com`);
  return { db, bucket, depsAt: (now = NOW) => ({ db, auth, bucket: () => bucket, now: () => now }) };
}

/** A PDF as its contributor writes it. */
export function createItem(fields: Partial<NewVaultItem> = {}): NewVaultItem {
  const user_id = fields.user_id ?? 'ada';
  return newVaultItemSchema.parse({
    user_id,
    file_url: `gs://nowhere/${vaultFolder(user_id)}/${storedName('Cells.pdf', NOW)}`,
    ...{ filename: 'Cells', type: 'pdf', category: 'notes', size: 100 },
    ...{ view_count: 0, download_count: 0, created_at: NOW },
    ...fields,
  });
}

/** The same item once it is listed. */
export function createListedItem(fields: Partial<VaultItem> = {}): VaultItem {
  const { uploader, tokens, filename_lower, uploader_lower, subject_lower, hidden = false, ...own } = fields;
  const item = createItem(own);
  const listing = buildListing(item, uploader);
  const given = { tokens, filename_lower, uploader_lower, subject_lower };
  const bent = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...item, ...listing, ...Object.fromEntries(bent), hidden };
}

/** Uploads a file to a student's folder and returns its `gs://` URL. By default it matches its name. */
export async function uploadFile(
  { bucket }: Vault,
  uid: string,
  fileName: string,
  options: { bytes?: Uint8Array; contentType?: string; contentEncoding?: string } = {},
): Promise<string> {
  const extension = extensionOf(fileName) as UploadExtension;
  const { bytes = TRUE_BYTES[extension], contentType = UPLOADS[extension]?.contentType } = options;
  const { contentEncoding } = options;
  const path = `${vaultFolder(uid)}/${storedName(fileName, NOW)}`;
  await bucket.file(path).save(Buffer.from(bytes), {
    resumable: false,
    metadata: { contentType, ...(contentEncoding && { contentEncoding }) },
  });
  return `gs://${bucket.name}/${path}`;
}

/** Writes an item as its contributor does, and returns its ID. */
export async function writeItem({ db }: Vault, fields: Partial<NewVaultItem> = {}): Promise<string> {
  const id = randomUUID();
  await db.doc(documentPaths.vaultItem(id)).create(createItem(fields));
  return id;
}

/** Writes a note as its contributor does, and returns its ID. */
export async function writeNote({ db }: Vault, note: Note, fields: Partial<NewVaultItem> = {}) {
  const id = randomUUID();
  const fieldsOfNote = { filename: note.title, type: 'note', size: noteSize(note), file_url: null } as const;
  await db
    .batch()
    .create(db.doc(documentPaths.vaultItem(id)), createItem({ ...fieldsOfNote, ...fields }))
    .create(db.doc(documentPaths.note(id)), note)
    .commit();
  return id;
}

/** Reads and parses a document; undefined when there is none. */
export async function readStored<T>({ db }: Vault, path: string, schema: { parse(value: unknown): T }) {
  return parseStrictly(schema, await db.doc(path).get());
}

/** The event that a trigger gets for a shared document, at {@link NOW} by default. */
export const createChange = (id: string, rest: Partial<DocumentChange> = {}): DocumentChange => ({
  ...{ uid: 'ada', id, before: undefined, after: undefined, at: NOW },
  ...rest,
});
