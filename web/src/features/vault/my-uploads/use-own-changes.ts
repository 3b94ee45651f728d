import type { VaultStats } from '@akada/domain/vault/schemas';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hasOtherFiles, readStatsTime } from '../api/own-figures.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import { type OwnChange, withOwnChanges } from './own-changes.ts';

const KEY = ['own-vault-changes'];

/**
 * The vault's totals as the student should see them: including files they have just listed or deleted. The changes
 * outlive the page and are dropped at sign-out.
 */
export function useStatsWithOwnChanges(live: VaultStats | null): VaultStats | null {
  const { data: changes = [] } = useQuery<OwnChange[]>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return live && withOwnChanges(live, changes);
}

/** A change to be made. */
interface Pending {
  /** Adds the change to the totals; call it once the change is made. */
  record: () => Promise<void>;
}

/** Records that one of the student's files is listed or deleted; see {@link useStatsWithOwnChanges}. */
export function useRecordOwnChange(uid: string) {
  const client = useQueryClient();
  return useCallback(
    (by: OwnChange['by'], file: Pick<SharedFile, 'id' | 'hidden' | keyof OwnChange['item']>): Pending => {
      // The totals count listed files only.
      const change = file.hidden === false ? describeChange(uid, by, file) : null;
      return { record: async () => add(client, await change) };
    },
    [client, uid],
  );
}

/** The change against the current count; null when that can't be read, so that the next count shows it. */
async function describeChange(
  uid: string,
  by: OwnChange['by'],
  item: OwnChange['item'] & { id: string },
): Promise<OwnChange | null> {
  try {
    const [countedAt, hasOthers] = await Promise.all([readStatsTime(), hasOtherFiles(uid, item.id)]);
    return { by, item, isOnlyFile: !hasOthers, countedAt };
  } catch (error) {
    console.warn('the totals of the vault were not read', error);
    return null;
  }
}

function add(client: QueryClient, change: OwnChange | null): void {
  if (change) client.setQueryData<OwnChange[]>(KEY, (before = []) => [...before, change]);
}
