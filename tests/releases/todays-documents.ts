/** The documents that this release stores, made without a database: the demo student's, the catalogue and the vault. */
import { newAccount, newProfile } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { buildListing } from '@akada/domain/vault/listing';
import { writeCatalogue } from '@akada/emulators/seed/catalogue';
import { DEMO_STUDENT } from '@akada/emulators/seed/demo';
import { demoJournal } from '@akada/emulators/seed/journal-data';
import { writeDemoData } from '@akada/emulators/seed/seed';
import { statsOf } from '@akada/emulators/seed/vault-data';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

const NOW = new Date('2026-03-01T08:00:00.000Z');

/** Returns the documents by path, with times as Dates. */
export function todaysDocuments(): Map<string, object> {
  const documents = new Map<string, object>();
  // The only methods that the seed calls.
  const db = { doc: (path: string) => path } as unknown as Firestore;
  const writer = {
    set: (path: string, data: object) => documents.set(path, data),
  } as unknown as BulkWriter;
  const { uid, name } = DEMO_STUDENT;
  documents.set(documentPaths.account(uid), newAccount(NOW));
  documents.set(documentPaths.profile(uid), newProfile(name));
  documents.set(documentPaths.settings(uid), DEFAULT_SETTINGS);
  writeDemoData(db, writer, DEMO_STUDENT, NOW);
  writeCatalogue(db, writer);
  for (const [id, entry] of demoJournal(NOW)) documents.set(`users/${uid}/journal_entries/${id}`, entry);
  const item = sharedItem();
  documents.set(documentPaths.vaultItem('a-note'), item);
  documents.set(documentPaths.note('a-note'), { title: item.filename, content: 'Light makes sugar.' });
  documents.set(documentPaths.vaultStats, statsOf([item], NOW));
  return documents;
}

/** A listed note instead of the demo's files, which take seconds to make. */
function sharedItem(): VaultItem {
  const shared = { filename: 'Photosynthesis', subject: 'Biology', tags: ['plants'] };
  return {
    ...shared,
    ...{ user_id: DEMO_STUDENT.uid, file_url: null, type: 'note', category: 'notes', size: 60 },
    ...{ view_count: 0, download_count: 0, created_at: NOW, hidden: false },
    ...buildListing(shared, newProfile(DEMO_STUDENT.name)),
  };
}
