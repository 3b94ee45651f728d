/** Queries of support tickets, except those of a vault file (../vault/queries.ts). */
import { sharedCollections } from '../documents/paths.ts';
import { type CountSpec, newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { QUOTAS } from '../quotas/quotas.ts';
import { type BoundedTicket, TICKET_LIMITS, TICKET_TYPES } from './tickets.ts';

/** The tickets of a student, newest first. */
export function ticketsQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: sharedCollections.tickets,
    where: [['user_id', '==', uid]],
    limit: TICKET_LIMITS.listed,
  });
}

/** The open tickets for support, oldest first. Reports are left out, because moderators handle them. */
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

/** The open requests of one type from a student, at most one more than the limit. */
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

/** A student's newest request about a vault file. */
export function requestsAboutQuery(uid: string, fileId: string): QuerySpec {
  return newestQuery({
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['about_file_id', '==', fileId],
    ],
    limit: 1,
  });
}

/** The open reports, which are only counted. */
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
