/** What support does with tickets; reports of files are for moderators, in the app. */
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { answeredNotification, TICKET_LABELS } from '@akada/domain/support/messages';
import { allOpenReportsQuery, openTicketsQuery } from '@akada/domain/support/queries';
import type { Ticket } from '@akada/domain/support/schemas';
import type { TicketStatus, TicketType } from '@akada/domain/support/tickets';
import { LauncherError } from '@akada/emulators/say';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';

/** What support says to a ticket. */
export interface TicketAnswer {
  id: string;
  status: Exclude<TicketStatus, 'open'>;
  words: string;
}

/** Tickets that are listed at once. */
const LISTED = 100;
const LIST = 'npm run tickets lists them.';

/** The tickets that wait for an answer, the oldest first, as text. */
export async function openTickets(db: Firestore): Promise<string> {
  const { where, orderBy } = openTicketsQuery(LISTED);
  const filtered = where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(sharedCollections.tickets),
  );
  const ordered = orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
  const { docs } = await ordered.limit(LISTED).get();
  const lines = docs.map(lineOf);
  if (docs.length === LISTED) lines.push(`These are the ${LISTED} oldest; there may be more.`);
  if (docs.length === 0) lines.push('No ticket waits for an answer.');
  lines.push(await reportsLine(db));
  return lines.join('\n\n');
}

/** Reports are counted only. */
async function reportsLine(db: Firestore): Promise<string> {
  const reports = allOpenReportsQuery().where.reduce<Query>(
    (query, [field, op, value]) => query.where(field, op, value),
    db.collection(sharedCollections.tickets),
  );
  const { count } = (await reports.count().get()).data();
  return `Reports of files that wait for a moderator, in the app: ${count}.`;
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

/** A student's text, without what a terminal would obey. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/**
 * Answers a ticket, once, and notifies its student.
 *
 * @returns what was done, as a line for the reader
 * @throws LauncherError when there is no such ticket, or it is not for support to answer
 */
export async function answerTicket(
  db: Firestore,
  { id, status, words: answer }: TicketAnswer,
  now: Date,
): Promise<string> {
  // With a slash it would be a path, to somewhere else.
  if (!id || id.includes('/')) throw new LauncherError(`There is no ticket ${id}: ${LIST}`);
  const ref = db.collection(sharedCollections.tickets).doc(id);
  await db.runTransaction(async (transaction) => {
    const ticket = (await transaction.get(ref)).data() as Ticket | undefined;
    if (!ticket) throw new LauncherError(`There is no ticket ${id}: ${LIST}`);
    const { type, status: before, user_id } = ticket;
    if (type === 'report') throw new LauncherError('Reports are answered by moderators, in the app.');
    if (before !== 'open') throw new LauncherError(`${id} is ${before} already.`);
    const account = await transaction.get(db.doc(documentPaths.account(user_id)));
    // Of an account that is being deleted nothing may be written anew.
    if (!account.exists) throw new LauncherError(`The student of ${id} has no account any more.`);

    transaction.update(ref, { status, answer, answered_at: now } satisfies Partial<Ticket>);
    // A ticket that is opened again is answered again: the time makes each notification one of its own.
    const path = `${collectionPaths.notifications(user_id)}/ticket_${id}_${now.getTime()}`;
    transaction.set(db.doc(path), answeredNotification(type, status, answer, now));
  });
  return `${id} is ${status}, and its student is notified.`;
}
