import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { noteSchema, type VaultItem, vaultItemSchema, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { LISTED_MARK, parseFileUrl, VAULT_CACHE_CONTROL } from '@akada/domain/vault/stored-files';
import { UPLOADS, uploadFormat } from '@akada/domain/vault/uploads';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { setter } from './setter.ts';
import { DEMO_IDS, type DemoItem, demoVault, statsOf } from './vault-data.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** `IdempotencyStrategy.RetryAlways` of the Storage client. */
const RETRY_ALWAYS = 0;

/**
 * Writes the demo vault, and deletes the one seeded before with its files, notes, views and reports. Items that
 * students have shared themselves stay.
 */
export async function seedVault(db: Firestore, bucket: Bucket, now: Date): Promise<void> {
  // The emulator closes connections that were idle for five seconds, sometimes just as a request is sent on one.
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  const [items] = await Promise.all([demoVault(bucket.name, now), removeDemoVault(db, bucket)]);
  const writer = db.bulkWriter({ throttling: false });
  const set = setter(db, writer);
  for (const { id, item, note } of items) {
    set(documentPaths.vaultItem(id), vaultItemSchema, item);
    if (note) set(documentPaths.note(id), noteSchema, note);
  }
  // Documents before objects: if this is interrupted, the next seed still finds the items to delete.
  await writer.close();
  await Promise.all([...items.map((item) => upload(bucket, item)), writeFigures(db, now)]);
}

/** Writes `vault_contributors` and `vault_stats` from all listed items, not only those of the demo. */
async function writeFigures(db: Firestore, now: Date): Promise<void> {
  const { docs } = await db.collection(sharedCollections.vault).where('hidden', '==', false).get();
  const listed = docs.map((document) => document.data() as VaultItem);
  const writer = db.bulkWriter({ throttling: false });
  for (const uid of new Set(listed.map(({ user_id }) => user_id))) {
    void writer.set(db.doc(`${sharedCollections.contributors}/${uid}`), {});
  }
  setter(db, writer)(documentPaths.vaultStats, vaultStatsSchema, statsOf(listed, now));
  await writer.close();
}

async function removeDemoVault(db: Firestore, bucket: Bucket): Promise<void> {
  const { from, before } = DEMO_IDS;
  const byId = (collection: string) =>
    db.collection(collection).orderBy(FieldPath.documentId()).startAt(from).endBefore(before);
  const reports = db
    .collection(sharedCollections.tickets)
    .where('file_id', '>=', from)
    .where('file_id', '<', before);
  const items = await byId(sharedCollections.vault).get();
  await Promise.all([
    ...items.docs.map(async (item) => {
      const file = parseFileUrl((item.get('file_url') as string | null) ?? '');
      if (file) await bucket.file(file.path).delete({ ignoreNotFound: true });
      await db.recursiveDelete(item.ref);
    }),
    ...[reports, byId(sharedCollections.reportedFiles)].map(removeAll),
  ]);
}

async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

async function upload(bucket: Bucket, { object }: DemoItem): Promise<void> {
  if (!object) return;
  const { contentType } = uploadFormat(object.path) ?? UPLOADS.pdf;
  const metadata = { cacheControl: VAULT_CACHE_CONTROL, metadata: { [LISTED_MARK]: 'true' } };
  await bucket.file(object.path).save(object.bytes, { contentType, resumable: false, metadata });
}
