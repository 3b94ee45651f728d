import type { VaultStats } from '@akada/domain/schemas/vault';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type OwnChange, withOwnChanges } from './own-changes.ts';

const KEY = ['own-vault-changes'];

/**
 * The figures of the vault as the student should see them, and what to call when one of their files was added or
 * deleted. The changes outlive the page, and are gone with the student.
 */
export function useOwnChanges(
  live: VaultStats | null,
): [VaultStats | null, (by: OwnChange['by'], item: OwnChange['item']) => void] {
  const client = useQueryClient();
  const { data: changes = [] } = useQuery<OwnChange[]>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const counted = useRef<number | null>(null);
  counted.current = live?.rebuilt_at.getTime() ?? null;
  const note = useCallback(
    (by: OwnChange['by'], item: OwnChange['item']) => {
      const change: OwnChange = { by, item, countedAt: counted.current };
      client.setQueryData<OwnChange[]>(KEY, (before = []) => [...before, change]);
    },
    [client],
  );
  return [live && withOwnChanges(live, changes), note];
}
