import { collectionPaths } from '@akada/domain/documents/paths';
import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { allJournalQuery, journalQuery } from '@akada/domain/journal/queries';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { deleteDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';
import { countDocuments, readAllPages } from '@/firebase/pages.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** What a student writes; the server adds the time of writing. */
export type JournalDraft = Omit<JournalEntry, 'created_at'>;

/** The newest entries, in pages of 50. */
export function useJournal(uid: string, onFailure: (error: unknown) => void): Paged<JournalEntry> {
  return usePaged<JournalEntry>(journalQuery(uid), onFailure);
}

/** The number of entries, null while unknown. The server counts them only when there are more than one page. */
export function useEntryCount(uid: string, journal: Live<Stored<JournalEntry>[]>): number | null {
  const read = journal.status === 'ready' ? journal.data.length : null;
  const newest = journal.status === 'ready' ? journal.data[0]?.id : undefined;
  const [counted, setCounted] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again after a new entry
  useEffect(() => {
    if (read !== JOURNAL_LIMITS.loaded) return;
    countDocuments(allJournalQuery(uid)).then(setCounted, (error) =>
      console.warn('entries were not counted', error),
    );
  }, [uid, read, newest]);
  return read === JOURNAL_LIMITS.loaded ? counted : read;
}

/** Every entry, newest first, for the export. */
export function readAllEntries(uid: string): Promise<Stored<JournalEntry>[]> {
  return readAllPages<JournalEntry>(journalQuery(uid));
}

/** Creates a journal entry. */
export function addEntry(uid: string, draft: JournalDraft): Promise<void> {
  return writeWhenAccountOpen(uid, () =>
    setDoc(newDocumentIn(collectionPaths.journal(uid)), { ...draft, created_at: serverTimestamp() }),
  );
}

/** Updates an entry. The day it is about cannot change. */
export function updateEntry(
  uid: string,
  id: string,
  { entry_date: _, ...changed }: JournalDraft,
): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.journal(uid)}/${id}`), changed);
}

/** Deletes an entry. */
export function deleteEntry(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.journal(uid)}/${id}`));
}
