import type { RefundRequest } from '@akada/domain/support/schemas';
import { TICKET_LIMITS } from '@akada/domain/support/tickets';
import { OWNER, PERSONAS } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, textCases, valid, without } from '../../support/rules/field-cases.ts';
import { idCases } from '../../support/rules/id-cases.ts';
import { ABSENT, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { ticketFields } from './ticket-fields.ts';

/** Valid and invalid fields of a refund request. */

const STUDENT = PERSONAS.student.uid;

export const REFUND: Omit<RefundRequest, 'created_at'> & { created_at: unknown } = {
  type: 'refund_request',
  user_id: OWNER,
  payment_reference: 'refund-of',
  details: 'I bought the wrong plan.',
  status: 'open',
  created_at: SERVER_TIME,
};

export const refundFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  valid('no details, as in earlier releases', { details: ABSENT }),
  invalid('the subject of a support request', { subject: 'Wrong plan' }),
  ...without(
    Object.keys(REFUND).filter((field) => field !== 'details'),
    [],
  ),
  ...textCases('details', TICKET_LIMITS.refundReason),
  ...ticketFields('refund_request', OWNER, STUDENT),
  invalid('the type of a ticket that only functions create', { type: 'payment' }),
  ...idCases('payment_reference'),
];
