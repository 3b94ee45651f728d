/** What is asked of support tickets, but for those of a file (./vault.ts). */
import { sharedCollections } from '../documents/paths.ts';
import type { CountSpec, QuerySpec } from '../documents/query-spec.ts';
import { QUOTAS } from '../quotas/quotas.ts';
import { type BoundedTicket, TICKET_LIMITS, TICKET_TYPES } from './tickets.ts';

/** The tickets of a student, newest first. */
export function ticketsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [['user_id', '==', uid]],
    orderBy: [['created_at', 'desc']],
    limit: TICKET_LIMITS.listed,
  };
}

/** The tickets that wait for support, the oldest first: reports wait for moderators. */
export function openTicketsQuery(limit: number): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['status', '==', 'open'],
      ['type', 'in', TICKET_TYPES.filter((type) => type !== 'report')],
    ],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** The requests of a kind that a student has sent and that wait for an answer, as many as there may be and one more. */
export function openRequestsQuery(uid: string, type: BoundedTicket): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['type', '==', type],
      ['status', '==', 'open'],
    ],
    orderBy: [],
    limit: QUOTAS.openRequests + 1,
  };
}

/** The newest request of a student about a vault file. */
export function requestsAboutQuery(uid: string, fileId: string): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['about_file_id', '==', fileId],
    ],
    orderBy: [['created_at', 'desc']],
    limit: 1,
  };
}

/** The reports that wait for moderators; only counted. */
export function allOpenReportsQuery(): CountSpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['status', '==', 'open'],
      ['type', '==', 'report'],
    ],
    orderBy: [],
  };
}
