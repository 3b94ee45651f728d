/** Lists and answers tickets. Moderators decide on reports of files, in the app. */
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { answeredNotification, TICKET_LABELS } from '@akada/domain/support/messages';
import { allOpenReportsQuery, openTicketsQuery } from '@akada/domain/support/queries';
import type { Ticket } from '@akada/domain/support/schemas';
import type { TicketStatus, TicketType } from '@akada/domain/support/tickets';
import { CommandError } from '@akada/emulators/terminal';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';

/** An answer to a ticket. */
export interface TicketAnswer {
  id: string;
  status: Exclude<TicketStatus, 'open'>;
  words: string;
}

const MAX_LISTED = 100;
const HINT = 'Run npm run tickets for a list.';

/** The open tickets as text, oldest first. */
export async function openTickets(db: Firestore): Promise<string> {
  const { where, orderBy } = openTicketsQuery(MAX_LISTED);
  const filtered = where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(sharedCollections.tickets),
  );
  const ordered = orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
  const { docs } = await ordered.limit(MAX_LISTED).get();
  const lines = docs.map(lineOf);
  if (docs.length === MAX_LISTED) lines.push(`Only the oldest ${MAX_LISTED} are listed.`);
  if (docs.length === 0) lines.push('No open tickets.');
  lines.push(await reportsLine(db));
  return lines.join('\n\n');
}

/** Reports are only counted: moderators see them in the app. */
async function reportsLine(db: Firestore): Promise<string> {
  const reports = allOpenReportsQuery().where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(sharedCollections.tickets),
  );
  const { count } = (await reports.count().get()).data();
  return `Open reports of files, for moderators in the app: ${count}.`;
}

function lineOf(ticket: DocumentSnapshot): string {
  const reference = ticket.get('payment_reference') as string | undefined;
  const details = ticket.get('details') as string | undefined;
  const subject = ticket.get('subject') as string | undefined;
  const file = ticket.get('about_file_id') as string | undefined;
  const type = ticket.get('type') as TicketType;
  const created = ticket.get('created_at').toDate() as Date;
  const facts = [
    TICKET_LABELS[type],
    created.toISOString().slice(0, 10),
    ...(reference ? [`payment ${reference}`] : []),
    ...(file ? [`file ${file}`] : []),
    `student ${ticket.get('user_id')}`,
  ];
  return [
    ticket.id,
    `  ${facts.join(', ')}`,
    ...(subject ? [`  ${subject}`] : []),
    ...(details ? [`  ${details}`] : []),
  ]
    .map(printable)
    .join('\n');
}

/** A student's text without control characters, which a terminal would execute. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/**
 * Answers a ticket, once, and notifies its student.
 *
 * @returns a line that says what was done
 * @throws CommandError when the ticket doesn't exist or can't be answered here
 */
export async function answerTicket(
  db: Firestore,
  { id, status, words: answer }: TicketAnswer,
  now: Date,
): Promise<string> {
  // A slash would make it the path of another document.
  if (!id || id.includes('/')) throw new CommandError(`There is no ticket ${id}. ${HINT}`);
  const ref = db.collection(sharedCollections.tickets).doc(id);
  await db.runTransaction(async (transaction) => {
    const ticket = (await transaction.get(ref)).data() as Ticket | undefined;
    if (!ticket) throw new CommandError(`There is no ticket ${id}. ${HINT}`);
    const { type, status: before, user_id } = ticket;
    if (type === 'report') throw new CommandError('Moderators decide on reports in the app.');
    if (before !== 'open') throw new CommandError(`${id} is already ${before}.`);
    const account = await transaction.get(db.doc(documentPaths.account(user_id)));
    // Nothing may be written for an account that is being deleted.
    if (!account.exists) throw new CommandError(`The student who sent ${id} has deleted their account.`);

    transaction.update(ref, { status, answer, answered_at: now } satisfies Partial<Ticket>);
    // A reopened ticket is answered again. The time keeps the ids of its notifications distinct.
    const path = `${collectionPaths.notifications(user_id)}/ticket_${id}_${now.getTime()}`;
    transaction.set(db.doc(path), answeredNotification(type, status, answer, now));
  });
  return `${id} is now ${status}, and the student has been notified.`;
}
