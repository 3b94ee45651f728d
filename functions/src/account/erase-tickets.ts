import { ownedQuery } from '@akada/domain/account/queries';
import { sharedCollections } from '@akada/domain/documents/paths';
import type { Ticket } from '@akada/domain/support/schemas';
import type { TicketStatus } from '@akada/domain/support/tickets';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { ignoreNotFound } from '../lib/retry-on-conflict.ts';
import { forEachDocument } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { dropClosedReports } from '../vault/report-created.ts';

/** Tickets deleted in parallel. */
const PAGE = 20;

/**
 * Deletes the tickets that a student sent to support, and what they wrote from the reports that moderators see.
 */
export async function eraseTickets(deps: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  await forEachDocument(deps.db, ownedQuery(sharedCollections.tickets, uid, PAGE), (ticket) =>
    erase(deps, ticket),
  );
}

async function erase(deps: Pick<Deps, 'db' | 'now'>, ticket: QueryDocumentSnapshot): Promise<void> {
  const fileId = ticket.get('file_id') as string | undefined;
  const reference = ticket.get('payment_reference') as string | undefined;
  if (fileId !== undefined) {
    // Closed first and deleted last, so that a retry finds the ticket as long as moderators can see its text.
    const isMine = await ignoreNotFound(ticket.ref.update({ status: 'closed' satisfies TicketStatus }));
    // Another run has already deleted it.
    if (!isMine) return;
    await dropClosedReports(deps, fileId);
  }
  if (reference !== undefined && ticket.get('status') === ('open' satisfies TicketStatus)) {
    // Money may be owed, and the ticket was its only record.
    logger.error('a ticket about money was open when its account was deleted', {
      ...{ key: sha256Hex(reference), type: ticket.get('type') },
      ...(isOurs(ticket) && { details: ticket.get('details') }),
    });
  }
  await ticket.ref.delete();
}

/** Whether functions wrote the text of a ticket; the text of all others is the student's. */
function isOurs(ticket: QueryDocumentSnapshot): boolean {
  const ours: unknown[] = ['payment', 'dispute'] satisfies Ticket['type'][];
  return ours.includes(ticket.get('type'));
}
