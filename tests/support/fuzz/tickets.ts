import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { refundRequestSchema, reportTicketSchema, toolRequestSchema } from '@akada/domain/support/schemas';
import * as z from 'zod/mini';
import { PAYMENT } from '../../rules/payments.ts';
import { LISTED } from '../../rules/vault/files.ts';
import { takes } from '../arbitrary/values.ts';
import { SERVER_TIME } from '../rules/requests.ts';
import { idOr, type Target } from './target.ts';

/** The tickets that students create. */

const block = '/support_tickets/{ticket}';
/** The fields that support adds. */
const ANSWER = { answer: true, answered_at: true } as const;
const fileOf = (uid: string) => `${uid}-file`;
const opened = (uid: string) => ({ user_id: uid, status: 'open', created_at: SERVER_TIME });

export const TICKETS: readonly Target[] = [
  {
    block,
    what: 'a report of a file',
    schema: z.omit(reportTicketSchema, { ...ANSWER, counted: true }),
    path: (_, uid) => documentPaths.report(fileOf(uid), uid),
    required: (_, uid) => ({ ...opened(uid), file_id: fileOf(uid), filename: LISTED.filename }),
    before: (_, uid) => ({ [documentPaths.vaultItem(fileOf(uid))]: LISTED }),
  },
  {
    block,
    what: 'a tool request',
    schema: z.omit(toolRequestSchema, ANSWER),
    path: (_, uid) => `${sharedCollections.tickets}/${uid}`,
    required: (_, uid) => opened(uid),
  },
  {
    block,
    what: 'a refund request',
    schema: z.omit(refundRequestSchema, ANSWER),
    path: ({ payment_reference }, uid) => documentPaths.refundRequest(idOr(payment_reference, uid)),
    // Firestore rejects ids such as __x__.
    required: ({ payment_reference: given }, uid) => ({
      ...opened(uid),
      payment_reference: idOr(given, uid),
    }),
    // A payment exists only for references that are ids.
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
