import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { refundRequestSchema, reportTicketSchema, toolRequestSchema } from '@akada/domain/support/schemas';
import * as z from 'zod/mini';
import { PAYMENT } from '../rules/cases/payments.ts';
import { LISTED } from '../rules/cases/vault.ts';
import { takes } from './arbitrary.ts';
import { idOf, type Target } from './fuzz-target.ts';
import { SERVER_TIME } from './rule-cases.ts';

/** What a student asks of people: tickets of three types. */

const block = '/support_tickets/{ticket}';
/** What support adds. */
const ANSWER = { answer: true, answered_at: true } as const;
const fileOf = (uid: string) => `${uid}-file`;
const opened = (uid: string) => ({ user_id: uid, status: 'open', created_at: SERVER_TIME });

export const TICKETS: readonly Target[] = [
  {
    block,
    what: 'a report of a file',
    schema: z.omit(reportTicketSchema, { ...ANSWER, counted: true }),
    path: (_, uid) => documentPaths.report(fileOf(uid), uid),
    right: (_, uid) => ({ ...opened(uid), file_id: fileOf(uid), filename: LISTED.filename }),
    before: (_, uid) => ({ [documentPaths.vaultItem(fileOf(uid))]: LISTED }),
  },
  {
    block,
    what: 'a wish for an AI tool',
    schema: z.omit(toolRequestSchema, ANSWER),
    path: (_, uid) => `${sharedCollections.tickets}/${uid}`,
    right: (_, uid) => opened(uid),
  },
  {
    block,
    what: 'a request for money back',
    schema: z.omit(refundRequestSchema, ANSWER),
    path: ({ payment_reference }, uid) => documentPaths.refundRequest(idOf(payment_reference, uid)),
    // An id of this form Firestore keeps for itself.
    right: ({ payment_reference: given }, uid) => ({
      ...opened(uid),
      payment_reference: idOf(given, uid),
    }),
    // No payment has a reference that is no id.
    before: ({ payment_reference: reference }, uid) =>
      takes(refundRequestSchema.shape.payment_reference, reference)
        ? {
            [documentPaths.payment(`${reference}`)]: {
              ...PAYMENT,
              user_id: uid,
              paid_at: new Date(Date.now() - 60_000),
            },
          }
        : {},
  },
];
