import { olderTicketsQuery, ticketsQuery } from '@akada/domain/queries/tickets';
import type { Ticket } from '@akada/domain/schemas/tickets';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';
import { type Page, readPage } from '@/firebase/pages.ts';

/** What the student has asked of support, newest first, live. */
export function useTickets(uid: string): Live<Stored<Ticket>[]> {
  return useLiveQuery<Ticket>(ticketsQuery(uid));
}

/** What the student asked before a time. */
export function readOlderTickets(uid: string, before: Date): Promise<Page<Ticket>> {
  return readPage<Ticket>(olderTicketsQuery(uid, before), null);
}
