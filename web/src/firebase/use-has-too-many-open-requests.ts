import { QUOTAS } from '@akada/domain/quotas/quotas';
import { openRequestsQuery } from '@akada/domain/support/queries';
import type { BoundedTicket } from '@akada/domain/support/tickets';
import { useLiveQuery } from './live.ts';

/** Whether a student has reached the limit of open requests of a type; false while that is not known. */
export function useHasTooManyOpenRequests(uid: string, type: BoundedTicket): boolean {
  const open = useLiveQuery(openRequestsQuery(uid, type));
  return open.status === 'ready' && open.data.length >= QUOTAS.openRequests;
}
