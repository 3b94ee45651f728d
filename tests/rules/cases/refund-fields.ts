import type { RefundRequest } from '@akada/domain/schemas/tickets';
import { idCases, without } from '../../support/field-cases.ts';
import { bad, type FieldCase, INTRUDER, OWNER, ok, PERSONAS, SERVER_TIME } from '../../support/rule-cases.ts';
import { ticketFields } from './ticket-fields.ts';

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
  ...ticketFields('refund_request', OWNER, STUDENT),
  bad('the type of a ticket of the server', { type: 'payment' }),
  ...idCases('payment_reference'),
];
