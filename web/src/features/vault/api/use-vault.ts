import type { Day } from '@akada/domain/day';
import { documentPaths } from '@akada/domain/paths';
import { recentFilesQuery } from '@akada/domain/queries/vault';
import type { Note, VaultItem, VaultStats } from '@akada/domain/schemas/vault';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';

/** The whole vault in figures, live: one document. Null before it was first counted. */
export function useVaultStats(): Live<Stored<VaultStats> | null> {
  return useLiveDocument<VaultStats>(documentPaths.vaultStats);
}

/** What was shared in the last 7 days, live, at most 6. */
export function useRecentFiles(today: Day): Live<Stored<VaultItem>[]> {
  return useLiveQuery<VaultItem>(recentFilesQuery(today));
}

/** One vault item, live; null when it is gone. */
export function useVaultItem(fileId: string): Live<Stored<VaultItem> | null> {
  return useLiveDocument<VaultItem>(documentPaths.vaultItem(fileId));
}

/** A note's title and content. */
export function useNote(fileId: string): Live<Stored<Note> | null> {
  return useLiveDocument<Note>(documentPaths.note(fileId));
}
