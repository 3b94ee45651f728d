import { TICKET_STATUSES } from '@akada/domain/support/tickets';
import { type FieldCase, invalid, notOfType, onlyRules } from '../../support/rules/field-cases.ts';

/**
 * Valid and invalid values of the fields that every ticket has: type, user_id, status and created_at.
 *
 * @param owner the student who creates the ticket
 * @param another another student
 */
export function ticketFields(type: string, owner: string, another: string): readonly FieldCase[] {
  return [
    invalid('another type', { type: 'refund' }),
    ...notOfType('type', { 'a list': [type] }),
    onlyRules(invalid("another student's user_id", { user_id: another })),
    ...notOfType('user_id', { 'a number': 7, 'a list': [owner] }),
    ...TICKET_STATUSES.filter((status) => status !== 'open').map((status) =>
      onlyRules(invalid(`"${status}" as status`, { status })),
    ),
    ...notOfType('status', { 'a list': ['open'] }),
    onlyRules(invalid('a created_at in the past', { created_at: new Date('2026-03-01') })),
    onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
    ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [new Date(0)] }),
  ];
}
