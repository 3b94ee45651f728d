import { AI_LIMITS } from '@akada/domain/ai/ai';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import type { ToolRequest } from '@akada/domain/support/schemas';
import { textCases, without } from '../../support/field-cases.ts';
import {
  bad,
  type FieldCase,
  type Fields,
  INTRUDER,
  OWNER,
  ok,
  PERSONAS,
  type PersonaName,
  type RuleCase,
  SERVER_TIME,
} from '../../support/rule-cases.ts';
import { ticketFields } from './ticket-fields.ts';

/** Wishes for AI tools; that others may read no ticket is a case of ./moderation.ts. */

const tickets = sharedCollections.tickets;
const STUDENT = PERSONAS.student.uid;

export const REQUEST: Omit<ToolRequest, 'created_at'> & { created_at: unknown } = {
  type: 'tool_request',
  user_id: OWNER,
  details: 'A tool that reads my handwriting.',
  status: 'open',
  created_at: SERVER_TIME,
};

/** What a wish may and may not hold. */
export const requestFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('a file_id, which a report has', { file_id: 'one' }),
  ...without(Object.keys(REQUEST), []),
  ...ticketFields('tool_request', OWNER, STUDENT),
  bad('the type of a report', { type: 'report' }),
  bad('the type of a support request, of which a student may have a few only', { type: 'support_request' }),
  ...textCases('details', AI_LIMITS.toolRequest),
];

const create = (by: PersonaName, what: string, path: string, change: Fields, allowed: boolean): RuleCase => ({
  title: `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ask for a tool ${what}`,
  by,
  verb: 'create',
  path,
  data: { ...REQUEST, ...change },
  allowed,
});

const others: readonly PersonaName[] = ['visitor', 'guest', 'unconfirmed', 'student', 'moderator'];
const stored = `${tickets}/tool-request-stored`;
/** Any text without a slash may be a file's id. */
const REPORT_OF_LINES = documentPaths.report('two\nlines', STUDENT);

export const fixtures: Record<string, Fields> = {
  [stored]: { ...REQUEST, created_at: new Date('2026-03-01T08:00:00.000Z') },
};

export const writes: readonly RuleCase[] = [
  ...requestFields.map(({ has, change, allowed }, index) =>
    create('owner', `with ${has}`, `${tickets}/tool-request-${index}`, change, allowed),
  ),
  ...others.map((by) => create(by, "in the owner's name", `${tickets}/tool-request-by-${by}`, {}, false)),
  create('owner', "under the id of another's report", documentPaths.report('one', STUDENT), {}, false),
  create('owner', 'under the id of an own report', documentPaths.report('one', OWNER), {}, false),
  create('owner', 'under the id of a report of a file with a line break', REPORT_OF_LINES, {}, false),
  create('owner', 'under the id of a refund request', documentPaths.refundRequest('one'), {}, false),
  create('owner', 'under the id of a payment that went wrong', documentPaths.paymentTicket('one'), {}, false),
  create('owner', 'under the id of a dispute', documentPaths.dispute('one'), {}, false),
  create('owner', 'under the id of a support request', documentPaths.supportRequest('one'), {}, false),
  ...['-1', '_1', 'a.b', 'a b', 'a\nb', 'ọ', 'a'.repeat(129)].map((id) =>
    create(
      'owner',
      `under the id ${JSON.stringify(id)}, which nobody could answer`,
      `${tickets}/${id}`,
      {},
      false,
    ),
  ),
  create('owner', 'under the beginning of the ids of reports', `${tickets}/report_`, {}, false),
  ...['a', 'a'.repeat(128), 'unreported_1', 'unrefund_1', 'my_payment_1', 'reports', 'refunds_1'].map((id) =>
    create('owner', `under the id '${id}', which is like any`, `${tickets}/${id}`, {}, true),
  ),
  create('owner', 'over one that is there', stored, {}, false),
  {
    title: 'the owner cannot take a wish back',
    by: 'owner',
    verb: 'delete',
    path: stored,
    allowed: false,
  },
];
