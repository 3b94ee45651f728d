import type { Live } from '@/firebase/live.ts';

type Ready<T> = Extract<Live<T>, { status: 'ready' }>;

/** Whether a list says something: an empty one that only the device's cache has answered may be empty by mistake. */
export function isKnown<T>(list: Live<readonly T[]>): list is Ready<readonly T[]> {
  return list.status === 'ready' && !(list.unconfirmed && list.data.length === 0);
}
