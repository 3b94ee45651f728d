import { JOURNAL_LIMITS } from '@akada/domain/journal';
import { collectionPaths } from '@akada/domain/paths';
import { allJournalQuery, journalQuery, olderJournalQuery } from '@akada/domain/queries/journal';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import { deleteDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, newDocumentIn, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { countOf, type Page, readPage } from '@/firebase/pages.ts';

/** What a student writes; the time of writing is the server's. */
export type JournalDraft = Omit<JournalEntry, 'created_at'>;

/** The newest entries, live, at most 50. */
export function useJournal(uid: string): Live<Stored<JournalEntry>[]> {
  return useLiveQuery<JournalEntry>(journalQuery(uid));
}

/** How many entries there are; asked of the server only when there are more than were read. Null while unknown. */
export function useEntryCount(uid: string, journal: Live<Stored<JournalEntry>[]>): number | null {
  const read = journal.status === 'ready' ? journal.data.length : null;
  const newest = journal.status === 'ready' ? journal.data[0]?.id : undefined;
  const [counted, setCounted] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is counted anew
  useEffect(() => {
    if (read !== JOURNAL_LIMITS.loaded) return;
    countOf(allJournalQuery(uid)).then(setCounted, (error) =>
      console.warn('entries were not counted', error),
    );
  }, [uid, read, newest]);
  return read === JOURNAL_LIMITS.loaded ? counted : read;
}

/** The entries written before one, at most 50. */
export function readOlder(uid: string, before: Date): Promise<Page<JournalEntry>> {
  return readPage<JournalEntry>(olderJournalQuery(uid, before), null);
}

/** Every entry, newest first: for the export. */
export async function readAll(uid: string): Promise<Stored<JournalEntry>[]> {
  const all: Stored<JournalEntry>[] = [];
  for (let before = new Date(); ; ) {
    const { items, next } = await readOlder(uid, before);
    all.push(...items);
    const last = items.at(-1);
    if (!last || next === null) return all;
    before = last.created_at;
  }
}

/** Adds an entry. */
export function addEntry(uid: string, draft: JournalDraft): Promise<void> {
  return setDoc(newDocumentIn(collectionPaths.journal(uid)), { ...draft, created_at: serverTimestamp() });
}

/** Writes what a student has changed of an entry; the day that it is about stays. */
export function changeEntry(
  uid: string,
  id: string,
  { entry_date: _, ...changed }: JournalDraft,
): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.journal(uid)}/${id}`), changed);
}

/** Takes an entry out of the journal. */
export function deleteEntry(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.journal(uid)}/${id}`));
}
