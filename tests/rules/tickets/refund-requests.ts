import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { PAYMENT_LIMITS, PAYMENT_STATUSES } from '@akada/domain/payments/payments';
import { refundRequestSchema } from '@akada/domain/support/schemas';
import { PERSONAS, type PersonaName, type RuleCase } from '../../support/rules/builders.ts';
import { ABSENT, Ago, type Fields } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { PAYMENT } from '../payments.ts';
import { REFUND, refundFields } from './refund-fields.ts';

/** Refund requests. Reading tickets is tested in ./moderation.ts. */

const STUDENT = PERSONAS.student.uid;
/** The reference of a payment that already has a request. */
const STORED = 'refund-stored';

/** A request and its payment. */
interface Situation {
  what: string;
  allowed: boolean;
  by?: PersonaName;
  reference: string;
  /** Changes of the payment; null when it doesn't exist. */
  payment?: Fields | null;
  /** Changes of the request. */
  change?: Fields;
  /** The ticket's path, if it differs from the one of the reference. */
  path?: string;
}

const MINUTE = 60_000;
const GUARANTEE = PAYMENT_LIMITS.guaranteeDays * 24 * 60 * MINUTE;
/** The most time that a run may take between writing the payment and the request, in milliseconds. */
const MARGIN = 10 * MINUTE;

const fields = refundFields.map(({ has, change, allowed }, index): Situation => {
  const given = 'payment_reference' in change ? change.payment_reference : ABSENT;
  return {
    what: `with ${has}`,
    allowed,
    reference: given === ABSENT ? `refund-${index}` : String(given),
    change,
    // A payment exists only for references that are ids.
    ...(typeof given === 'string' && !allowed ? { payment: null } : {}),
  };
});

const others: readonly PersonaName[] = ['visitor', 'guest', 'unverified', 'student', 'moderator'];
const ofStudent = { user_id: STUDENT };

const situations: readonly Situation[] = [
  ...fields,
  ...others.map((by) => ({
    what: "for the owner's payment in the owner's name",
    allowed: false,
    by,
    reference: `refund-by-${by}`,
  })),
  {
    what: 'for their own payment',
    allowed: true,
    by: 'student',
    reference: 'refund-student',
    payment: ofStudent,
    change: ofStudent,
  },
  {
    what: "for the owner's payment",
    allowed: false,
    by: 'student',
    reference: 'refund-taken',
    change: ofStudent,
  },
  { what: "for another student's payment", allowed: false, reference: 'refund-other', payment: ofStudent },
  { what: 'for a missing payment', allowed: false, reference: 'refund-nowhere', payment: null },
  ...PAYMENT_STATUSES.filter((status) => status !== 'verified').map((status) => ({
    what: `for a payment with the status ${status}`,
    allowed: false,
    reference: `refund-${status}`,
    payment: { status },
  })),
  {
    what: 'for a payment without a time',
    allowed: false,
    reference: 'refund-timeless',
    payment: { paid_at: null },
  },
  {
    what: 'at the end of the guarantee',
    allowed: true,
    reference: 'refund-in-time',
    payment: { paid_at: new Ago(GUARANTEE - MARGIN) },
  },
  {
    what: 'just after the guarantee',
    allowed: false,
    reference: 'refund-late',
    payment: { paid_at: new Ago(GUARANTEE + MARGIN) },
  },
  {
    what: 'under the id of the request for another payment',
    allowed: false,
    reference: 'refund-elsewhere',
    path: documentPaths.refundRequest('refund-of'),
  },
  {
    what: 'under another id',
    allowed: false,
    reference: 'refund-any',
    path: `${sharedCollections.tickets}/any-id`,
  },
  { what: 'a second time', allowed: false, reference: STORED },
];

const stored = documentPaths.refundRequest(STORED);

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(
    situations.flatMap(({ reference, payment = {} }) =>
      payment === null
        ? []
        : [[documentPaths.payment(reference), { ...PAYMENT, paid_at: new Ago(MINUTE), ...payment }]],
    ),
  ),
  [stored]: { ...REFUND, payment_reference: STORED, created_at: new Date('2026-03-01T08:00:00Z') },
};

export const writes: readonly RuleCase[] = [
  ...situations.map(
    ({ what, allowed, by = 'owner', reference, path, change }): RuleCase => ({
      title: `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} request a refund ${what}`,
      by,
      verb: 'create',
      path: path ?? documentPaths.refundRequest(reference),
      data: { ...REFUND, payment_reference: reference, ...change },
      allowed,
    }),
  ),
  {
    title: 'the owner cannot change the payment of a refund request',
    by: 'owner',
    verb: 'update',
    path: stored,
    data: { payment_reference: 'refund-of' },
    allowed: false,
  },
  {
    title: 'the owner cannot delete a refund request',
    by: 'owner',
    verb: 'delete',
    path: stored,
    allowed: false,
  },
];

if (import.meta.vitest) {
  testRules('refund requests', fixtures, writes);
  testSchemaAgrees('refundRequestSchema', refundRequestSchema, { ...REFUND }, refundFields);
}
