import type { Live } from '@/firebase/live.ts';

type Ready<T> = Extract<Live<T>, { status: 'ready' }>;

/** Whether a list can be trusted: an empty one from the device's cache may only mean that nothing was cached. */
export function isKnown<T>(list: Live<readonly T[]>): list is Ready<readonly T[]> {
  return list.status === 'ready' && !(list.unconfirmed && list.data.length === 0);
}
