import { AI_LIMITS } from '@akada/domain/ai/ai';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { type ToolRequest, toolRequestSchema } from '@akada/domain/support/schemas';
import { OWNER, PERSONAS, type PersonaName, type RuleCase } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, textCases, valid, without } from '../../support/rules/field-cases.ts';
import { type Fields, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { ticketFields } from './ticket-fields.ts';

/** Requests for new AI tools. Reading tickets is tested in ./moderation.ts. */

const tickets = sharedCollections.tickets;
const STUDENT = PERSONAS.student.uid;

export const REQUEST: Omit<ToolRequest, 'created_at'> & { created_at: unknown } = {
  type: 'tool_request',
  user_id: OWNER,
  details: 'A tool that reads my handwriting.',
  status: 'open',
  created_at: SERVER_TIME,
};

/** Valid and invalid fields of a tool request. */
const requestFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('the file_id of a report', { file_id: 'one' }),
  ...without(Object.keys(REQUEST), []),
  ...ticketFields('tool_request', OWNER, STUDENT),
  invalid('the type of a report', { type: 'report' }),
  invalid('the type of a support request', { type: 'support_request' }),
  ...textCases('details', AI_LIMITS.toolRequest),
];

const create = (by: PersonaName, what: string, path: string, change: Fields, allowed: boolean): RuleCase => ({
  title: `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} request a tool ${what}`,
  by,
  verb: 'create',
  path,
  data: { ...REQUEST, ...change },
  allowed,
});

const others: readonly PersonaName[] = ['visitor', 'guest', 'unverified', 'student', 'moderator'];
const stored = `${tickets}/tool-request-stored`;
/** A file's id can be any text without a slash. */
const REPORT_OF_LINES = documentPaths.report('two\nlines', STUDENT);

export const fixtures: Record<string, Fields> = {
  [stored]: { ...REQUEST, created_at: new Date('2026-03-01T08:00:00.000Z') },
};

export const writes: readonly RuleCase[] = [
  ...requestFields.map(({ has, change, allowed }, index) =>
    create('owner', `with ${has}`, `${tickets}/tool-request-${index}`, change, allowed),
  ),
  ...others.map((by) => create(by, "in the owner's name", `${tickets}/tool-request-by-${by}`, {}, false)),
  create(
    'owner',
    "under the id of another student's report",
    documentPaths.report('one', STUDENT),
    {},
    false,
  ),
  create('owner', 'under the id of their own report', documentPaths.report('one', OWNER), {}, false),
  create('owner', 'under the id of a report of a file with a line break', REPORT_OF_LINES, {}, false),
  create('owner', 'under the id of a refund request', documentPaths.refundRequest('one'), {}, false),
  create('owner', 'under the id of a payment ticket', documentPaths.paymentTicket('one'), {}, false),
  create('owner', 'under the id of a dispute', documentPaths.dispute('one'), {}, false),
  create('owner', 'under the id of a support request', documentPaths.supportRequest('one'), {}, false),
  ...['-1', '_1', 'a.b', 'a b', 'a\nb', 'ọ', 'a'.repeat(129)].map((id) =>
    create(
      'owner',
      `under ${id.length > 9 ? `an id of ${id.length} characters` : `the id ${JSON.stringify(id)}`}`,
      `${tickets}/${id}`,
      {},
      false,
    ),
  ),
  create('owner', 'under the prefix of report ids', `${tickets}/report_`, {}, false),
  ...['a', 'a'.repeat(128), 'unreported_1', 'unrefund_1', 'my_payment_1', 'reports', 'refunds_1'].map((id) =>
    create(
      'owner',
      `under ${id.length > 20 ? `an id of ${id.length} characters` : `the id '${id}'`}`,
      `${tickets}/${id}`,
      {},
      true,
    ),
  ),
  create('owner', 'under the id of a stored request', stored, {}, false),
  {
    title: 'the owner cannot delete a tool request',
    by: 'owner',
    verb: 'delete',
    path: stored,
    allowed: false,
  },
];

if (import.meta.vitest) {
  testRules('tool requests', fixtures, writes);
  testSchemaAgrees('toolRequestSchema', toolRequestSchema, { ...REQUEST }, requestFields);
}
