import { documentPaths } from '@akada/domain/documents/paths';
import { listedFilesOfQuery } from '@akada/domain/vault/queries';
import type { VaultItem, VaultStats } from '@akada/domain/vault/schemas';
import { getDoc } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';
import { readPage } from '@/firebase/pages.ts';

/** When the vault's totals were last counted, in milliseconds; null before the first count. Costs one read. */
export async function readStatsTime(): Promise<number | null> {
  const stats = toStored<VaultStats>(await getDoc(documentAt(documentPaths.vaultStats)));
  return stats?.rebuilt_at.getTime() ?? null;
}

/** Whether the student has listed files other than this one. Costs at most two reads. */
export async function hasOtherFiles(uid: string, fileId: string): Promise<boolean> {
  const { items } = await readPage<VaultItem>(listedFilesOfQuery(uid, 2), null);
  return items.some(({ id }) => id !== fileId);
}
