import { documentPaths } from '@akada/domain/documents/paths';
import { recentFilesQuery } from '@akada/domain/vault/queries';
import type { Note, VaultItem, VaultStats } from '@akada/domain/vault/schemas';
import { isRecent } from '@akada/domain/vault/vault';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { useTime } from '@/lib/time.ts';

/** The whole vault in figures, live: one document. Null before it was first counted. */
export function useVaultStats(): Live<Stored<VaultStats> | null> {
  return useLiveDocument<VaultStats>(documentPaths.vaultStats);
}

/** What was shared in the last 7 days, live, at most 6 (spec section 9). */
export function useRecentFiles(): Live<Stored<VaultItem>[]> {
  const hour = useTime(startOfHour, MINUTE_MS);
  const live = useLiveQuery<VaultItem>(recentFilesQuery(new Date(hour)));
  if (live.status !== 'ready') return live;
  const now = new Date();
  return { ...live, data: live.data.filter(({ created_at }) => isRecent(created_at, now)) };
}

const MINUTE_MS = 60_000;

/** As a number, so that within an hour it stays the same. */
function startOfHour(now: Date): number {
  return new Date(now).setMinutes(0, 0, 0);
}

/** One vault item, live; null when it is gone. */
export function useVaultItem(fileId: string): Live<Stored<VaultItem> | null> {
  return useLiveDocument<VaultItem>(documentPaths.vaultItem(fileId));
}

/** A note's title and content. */
export function useNote(fileId: string): Live<Stored<Note> | null> {
  return useLiveDocument<Note>(documentPaths.note(fileId));
}
