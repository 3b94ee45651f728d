import { ticketsQuery } from '@akada/domain/queries/tickets';
import type { Ticket } from '@akada/domain/schemas/tickets';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** What the student has asked of support, newest first, 20 and then more. */
export function useTickets(uid: string, onFailure: (error: unknown) => void): Paged<Ticket> {
  return usePaged<Ticket>(ticketsQuery(uid), onFailure);
}
