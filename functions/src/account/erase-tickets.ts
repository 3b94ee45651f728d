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

/** Tickets that are removed together. */
const PAGE = 20;

/** Removes what a student has asked or told support, and their words from what moderators see of a file. */
export async function eraseTickets(deps: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  await forEachDocument(deps.db, ownedQuery(sharedCollections.tickets, uid, PAGE), (ticket) =>
    erase(deps, ticket),
  );
}

async function erase(deps: Pick<Deps, 'db' | 'now'>, ticket: QueryDocumentSnapshot): Promise<void> {
  const fileId = ticket.get('file_id') as string | undefined;
  const reference = ticket.get('payment_reference') as string | undefined;
  if (fileId !== undefined) {
    // Answered first and removed last: a second try finds it again while moderators may see what it says.
    const isMine = await ignoreNotFound(ticket.ref.update({ status: 'closed' satisfies TicketStatus }));
    // Another run has done it all.
    if (!isMine) return;
    await dropClosedReports(deps, fileId);
  }
  if (reference !== undefined && ticket.get('status') === ('open' satisfies TicketStatus)) {
    // Money may be owed, and the ticket was the only place that said so.
    logger.error('a ticket about money was open when its account was deleted', {
      ...{ key: sha256Hex(reference), type: ticket.get('type') },
      ...(isOurs(ticket) && { details: ticket.get('details') }),
    });
  }
  await ticket.ref.delete();
}

/** Whether functions wrote what a ticket says; of the others it is the student's words. */
function isOurs(ticket: QueryDocumentSnapshot): boolean {
  const ours: unknown[] = ['payment', 'dispute'] satisfies Ticket['type'][];
  return ours.includes(ticket.get('type'));
}
