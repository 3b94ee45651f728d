import { documentPaths } from '@akada/domain/documents/paths';
import { recentFilesQuery } from '@akada/domain/vault/queries';
import type { Note, VaultItem, VaultStats } from '@akada/domain/vault/schemas';
import { isRecent } from '@akada/domain/vault/vault';
import { getDoc } from 'firebase/firestore';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { useTime } from '@/lib/time.ts';

/** The vault's totals, live: one document. Null until they were first counted. */
export function useVaultStats(): Live<Stored<VaultStats> | null> {
  return useLiveDocument<VaultStats>(documentPaths.vaultStats);
}

/** At most 6 files shared in the last 7 days, live. */
export function useRecentFiles(): Live<Stored<VaultItem>[]> {
  const hour = useTime(startOfHour, MINUTE_MS);
  const live = useLiveQuery<VaultItem>(recentFilesQuery(new Date(hour)));
  if (live.status !== 'ready') return live;
  const now = new Date();
  return { ...live, data: live.data.filter(({ created_at }) => isRecent(created_at, now)) };
}

const MINUTE_MS = 60_000;

/** A number, so that the query stays the same within an hour. */
function startOfHour(now: Date): number {
  return new Date(now).setMinutes(0, 0, 0);
}

/** A vault item, live; null when it was deleted. */
export function useVaultItem(fileId: string): Live<Stored<VaultItem> | null> {
  return useLiveDocument<VaultItem>(documentPaths.vaultItem(fileId));
}

/** A shared note's title and content, live. */
export function useNote(fileId: string): Live<Stored<Note> | null> {
  return useLiveDocument<Note>(documentPaths.note(fileId));
}

/** Reads a shared note's title and content once; null when it was deleted. */
export async function readNote(fileId: string): Promise<Note | null> {
  return toStored<Note>(await getDoc(documentAt(documentPaths.note(fileId))));
}
