import { requestsAboutQuery, ticketsQuery } from '@akada/domain/support/queries';
import type { Ticket } from '@akada/domain/support/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** One of the student's requests, live; null when there is none. */
export function useTicket(path: string): Live<Stored<Ticket> | null> {
  return useLiveDocument<Ticket>(path);
}

/** The student's requests to support, newest first, in pages of 20. */
export function useTickets(uid: string, onFailure: (error: unknown) => void): Paged<Ticket> {
  return usePaged<Ticket>(ticketsQuery(uid), onFailure);
}

/** The student's newest request about a vault file, live; an empty list if there is none. */
export function useRequestAbout(uid: string, fileId: string): Live<Stored<Ticket>[]> {
  return useLiveQuery<Ticket>(requestsAboutQuery(uid, fileId));
}
