import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { answeredNotification } from '@akada/domain/support/messages';
import { openRequestsQuery } from '@akada/domain/support/queries';
import type { ToolRequest } from '@akada/domain/support/schemas';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { notificationRef } from '../lib/notify-student.ts';
import { toQuery } from '../lib/run-query.ts';
import { countCreation } from '../quotas/count-creation.ts';
import { reportCreated } from '../vault/report-created.ts';

/**
 * Closes a request for a tool if the student has too many open already, with an answer that says so. The form
 * refuses it before that; this is for requests written by several devices, offline or by a script. The text stays.
 */
const toolRequestCreated: ChangeHandler = async (deps, { uid, id, at }) => {
  const { db, now } = deps;
  const ref = db.collection(sharedCollections.tickets).doc(id);
  await db.runTransaction(async (transaction) => {
    const [ticket, open, account] = await Promise.all([
      transaction.get(ref),
      transaction.get(toQuery(db, openRequestsQuery(uid, 'tool_request'))),
      transaction.get(db.doc(documentPaths.account(uid))),
    ]);
    if (ticket.get('status') !== 'open' || open.size <= QUOTAS.openRequests) return;
    const [answer, answered_at] = [SUPPORT_MESSAGES.closedAsTooMany, now()];
    transaction.update(ref, { status: 'closed', answer, answered_at } satisfies Partial<ToolRequest>);
    // Nothing is written for an account that was deleted.
    if (!account.exists) return;
    const notification = answeredNotification('tool_request', 'closed', answer, answered_at);
    transaction.set(notificationRef(db, uid, { id: `ticket_${id}_closed` }), notification);
  });
  await countCreation(deps, { uid, feature: USAGE_FEATURES.toolRequests, at });
};

/** Handles a new ticket from a student by its type. Tickets that functions write need no handling. */
export const ticketCreated: ChangeHandler = async (deps, change) => {
  if (change.after?.type === 'tool_request') await toolRequestCreated(deps, change);
  else await reportCreated(deps, change);
};
