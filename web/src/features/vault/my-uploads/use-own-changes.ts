import type { VaultStats } from '@akada/domain/vault/schemas';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hasOtherFiles, readStatsTime } from '../api/own-figures.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import { type OwnChange, withOwnChanges } from './own-changes.ts';

const KEY = ['own-vault-changes'];

/**
 * The figures of the vault as the student should see them: with the files that they have added or deleted at once.
 * The changes outlive the page, and are gone with the student.
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

/** A change that is about to be made. */
interface Pending {
  /** Counts the change: call it once the change is made. */
  record: () => Promise<void>;
}

/** How a page tells the figures of a file of the student's that is added or deleted; see {@link useStatsWithOwnChanges}. */
export function useRecordOwnChange(uid: string) {
  const client = useQueryClient();
  return useCallback(
    (by: OwnChange['by'], file: Pick<SharedFile, 'id' | 'hidden' | keyof OwnChange['item']>): Pending => {
      // What isn't listed isn't counted.
      const change = file.hidden === false ? changeOf(uid, by, file) : null;
      return { record: async () => add(client, await change) };
    },
    [client, uid],
  );
}

/** The change by what is counted now; null where that can't be read, and the next recount shows it. */
async function changeOf(
  uid: string,
  by: OwnChange['by'],
  item: OwnChange['item'] & { id: string },
): Promise<OwnChange | null> {
  try {
    const [countedAt, hasOthers] = await Promise.all([readStatsTime(), hasOtherFiles(uid, item.id)]);
    return { by, item, isOnlyFile: !hasOthers, countedAt };
  } catch (error) {
    console.warn('the figures of the vault were not read', error);
    return null;
  }
}

function add(client: QueryClient, change: OwnChange | null): void {
  if (change) client.setQueryData<OwnChange[]>(KEY, (before = []) => [...before, change]);
}
