import { parseArgs } from 'node:util';
import { TICKET_LIMITS, TICKET_STATUSES } from '@akada/domain/support/tickets';
import { isBlank, isBroken } from '@akada/domain/text/text';
import { CommandError, printLine } from '@akada/emulators/terminal';
import { getFirestore } from 'firebase-admin/firestore';
import { describeAccessError, withAdminApp } from './admin-app.ts';
import { answerTicket, openTickets, type TicketAnswer } from './ticket-desk.ts';

const USAGE =
  'Usage: npm run tickets [-- --project <id>], or npm run tickets -- answer <id> upheld|rejected|closed "<answer>" [--project <id>]';

export interface TicketsOptions {
  /** Without it, open tickets are listed. */
  answer?: TicketAnswer;
  /** A real project; without it the emulators of `npm start`. */
  project?: string;
}

/**
 * `npm run tickets`: lists open tickets, or answers one.
 *
 * @throws CommandError saying what to do: wrong arguments, a ticket that cannot be answered, emulators not running
 */
export async function tickets(args: readonly string[]): Promise<void> {
  const { answer, project } = ticketsOptions(args);
  const done = await withAdminApp(project, async (app) => {
    try {
      const db = getFirestore(app);
      return answer ? await answerTicket(db, answer, new Date()) : await openTickets(db);
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw new CommandError(describeAccessError(error, 'data', project));
    }
  });
  printLine(done);
}

/**
 * Parses the arguments.
 *
 * @throws CommandError with what is wrong with them
 */
export function ticketsOptions(args: readonly string[]): TicketsOptions {
  const { positionals, values } = parsed(args);
  if (values.project === '') throw new CommandError(USAGE);
  const answer = positionals.length > 0 ? { answer: parseAnswer(positionals) } : {};
  return { ...answer, ...(values.project && { project: values.project }) };
}

function parseAnswer([verb, id, status, given, ...rest]: readonly string[]): TicketAnswer {
  const isAnswer = verb === 'answer' && id && isAnswered(status) && given !== undefined && rest.length === 0;
  if (!isAnswer) throw new CommandError(USAGE);
  const words = given.trim();
  if (isBlank(words)) throw new CommandError('The answer is empty. The student will read it.');
  if (isBroken(words)) throw new CommandError('The answer has an unsupported character. Remove it.');
  if (words.length > TICKET_LIMITS.answer) {
    throw new CommandError(
      `The answer has ${words.length} characters. The limit is ${TICKET_LIMITS.answer}.`,
    );
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
    throw new CommandError(USAGE);
  }
}
