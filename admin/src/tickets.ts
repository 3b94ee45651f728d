import { parseArgs } from 'node:util';
import { TICKET_LIMITS, TICKET_STATUSES } from '@akada/domain/support/tickets';
import { isBlank, isBroken } from '@akada/domain/text/text';
import { LauncherError, say } from '@akada/emulators/say';
import { getFirestore } from 'firebase-admin/firestore';
import { notAsked, withAdminApp } from './admin-app.ts';
import { answerTicket, openTickets, type TicketAnswer } from './ticket-desk.ts';

const USAGE =
  'Usage: npm run tickets [-- --project <id>], or npm run tickets -- answer <id> upheld|rejected|closed "<words>" [--project <id>]';

export interface TicketsOptions {
  /** Without it the open ones are listed. */
  answer?: TicketAnswer;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run tickets`: what students have asked of support, and an answer to it.
 *
 * @throws LauncherError naming what to do: wrong arguments, a ticket that cannot be answered, nothing running
 */
export async function tickets(args: readonly string[]): Promise<void> {
  const { answer, project } = ticketsOptions(args);
  const done = await withAdminApp(project, async (app) => {
    try {
      const db = getFirestore(app);
      return answer ? await answerTicket(db, answer, new Date()) : await openTickets(db);
    } catch (error) {
      if (error instanceof LauncherError) throw error;
      throw new LauncherError(notAsked(error, 'data', project));
    }
  });
  say(done);
}

/**
 * What the command line asks for.
 *
 * @throws LauncherError with what is wrong when it is not understood
 */
export function ticketsOptions(args: readonly string[]): TicketsOptions {
  const { positionals, values } = parsed(args);
  if (values.project === '') throw new LauncherError(USAGE);
  const answer = positionals.length > 0 ? { answer: answerOf(positionals) } : {};
  return { ...answer, ...(values.project && { project: values.project }) };
}

function answerOf([verb, id, status, given, ...rest]: readonly string[]): TicketAnswer {
  const isAnswer = verb === 'answer' && id && isAnswered(status) && given !== undefined && rest.length === 0;
  if (!isAnswer) throw new LauncherError(USAGE);
  const words = given.trim();
  if (isBlank(words)) throw new LauncherError('Say something: the student reads it.');
  if (isBroken(words)) throw new LauncherError('There is a broken character in the answer.');
  if (words.length > TICKET_LIMITS.answer) {
    throw new LauncherError(`Keep the answer to ${TICKET_LIMITS.answer} characters; it has ${words.length}.`);
  }
  return { id, status, words };
}

function isAnswered(status: string | undefined): status is TicketAnswer['status'] {
  return status !== 'open' && TICKET_STATUSES.some((known) => known === status);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' } },
    });
  } catch {
    throw new LauncherError(USAGE);
  }
}
