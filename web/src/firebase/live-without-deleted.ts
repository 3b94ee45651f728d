import { useIsDeleted } from '@/lib/deferred-deletions.ts';
import type { Live } from './live.ts';

/** A live list without the items that are deleted or about to be: those with one of their ids, by default their own. */
export function useLiveWithoutDeleted<Item extends { id: string }>(
  live: Live<Item[]>,
  idOf: (item: Item) => string = ({ id }) => id,
): Live<Item[]> {
  const isDeleted = useIsDeleted();
  if (live.status !== 'ready' || !live.data.some((item) => isDeleted(idOf(item)))) return live;
  return { ...live, data: live.data.filter((item) => !isDeleted(idOf(item))) };
}
