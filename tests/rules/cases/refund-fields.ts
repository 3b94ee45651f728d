import type { RefundRequest } from '@akada/domain/schemas/refund-requests';
import { TICKET_STATUSES } from '@akada/domain/tickets';
import { idCases, notOfType, without } from '../../support/field-cases.ts';
import { bad, type FieldCase, INTRUDER, OWNER, ok, PERSONAS, SERVER_TIME } from '../../support/rule-cases.ts';
import { onlyRules } from './vault-kinds.ts';

/** What a request to have money back may and may not hold. */

const STUDENT = PERSONAS.student.uid;

export const REFUND: Omit<RefundRequest, 'created_at'> & { created_at: unknown } = {
  type: 'refund_request',
  user_id: OWNER,
  payment_reference: 'refund-of',
  status: 'open',
  created_at: SERVER_TIME,
};

export const refundFields: readonly FieldCase[] = [
  ok('every field', {}),
  bad('a field more', { [INTRUDER]: true }),
  bad('details, which a tool request has', { details: 'It was not for me.' }),
  ...without(Object.keys(REFUND), []),
  bad('another type', { type: 'refund' }),
  bad('the type of a ticket of the server', { type: 'payment' }),
  ...notOfType('type', { 'a list': ['refund_request'] }),
  onlyRules(bad("another's user_id", { user_id: STUDENT })),
  ...notOfType('user_id', { 'a number': 7, 'a list': [OWNER] }),
  ...idCases('payment_reference'),
  ...TICKET_STATUSES.filter((status) => status !== 'open').map((status) =>
    onlyRules(bad(`the status ${status}`, { status })),
  ),
  ...notOfType('status', { 'a list': ['open'] }),
  onlyRules(bad('a created_at in the past', { created_at: new Date('2026-03-01') })),
  onlyRules(bad('a created_at to come', { created_at: new Date('2090-01-01') })),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [new Date(0)] }),
];
