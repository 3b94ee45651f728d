import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { PAYMENT_LIMITS, PAYMENT_STATUSES } from '@akada/domain/payments/payments';
import {
  ABSENT,
  Ago,
  type Fields,
  PERSONAS,
  type PersonaName,
  type RuleCase,
} from '../../support/rules-cases.ts';
import { PAYMENT } from './payments.ts';
import { REFUND, refundFields } from './refund-fields.ts';

/** Requests to have money back; that others may read no ticket is a case of ./moderation.ts. */

const STUDENT = PERSONAS.student.uid;
/** The payment for which a request is there. */
const STORED = 'refund-stored';

/** A request, and the payment that it is for. */
interface Situation {
  what: string;
  allowed: boolean;
  by?: PersonaName;
  reference: string;
  /** What is other in the payment; null where there is none. */
  payment?: Fields | null;
  /** What is other in the request. */
  change?: Fields;
  /** The ticket's path, when it is not the request's own. */
  path?: string;
}

const MINUTE = 60_000;
const GUARANTEE = PAYMENT_LIMITS.guaranteeDays * 24 * 60 * MINUTE;
/** How long a run may take from writing the payment to asking for it. */
const MARGIN = 10 * MINUTE;

const fields = refundFields.map(({ has, change, allowed }, index): Situation => {
  const given = 'payment_reference' in change ? change.payment_reference : ABSENT;
  return {
    what: `with ${has}`,
    allowed,
    reference: given === ABSENT ? `refund-${index}` : String(given),
    change,
    // A text that is no id can be no payment's.
    ...(typeof given === 'string' && !allowed ? { payment: null } : {}),
  };
});

const others: readonly PersonaName[] = ['visitor', 'guest', 'unverified', 'student', 'moderator'];
const ofStudent = { user_id: STUDENT };

const situations: readonly Situation[] = [
  ...fields,
  ...others.map((by) => ({
    what: "of the owner's payment in the owner's name",
    allowed: false,
    by,
    reference: `refund-by-${by}`,
  })),
  {
    what: 'of a payment of their own',
    allowed: true,
    by: 'student',
    reference: 'refund-student',
    payment: ofStudent,
    change: ofStudent,
  },
  {
    what: "of the owner's payment",
    allowed: false,
    by: 'student',
    reference: 'refund-taken',
    change: ofStudent,
  },
  { what: "of another's payment", allowed: false, reference: 'refund-other', payment: ofStudent },
  { what: 'of a payment that is not there', allowed: false, reference: 'refund-nowhere', payment: null },
  ...PAYMENT_STATUSES.filter((status) => status !== 'verified').map((status) => ({
    what: `of a payment that is ${status}`,
    allowed: false,
    reference: `refund-${status}`,
    payment: { status },
  })),
  {
    what: 'of a payment without a time',
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
    what: 'under the id of that of another payment',
    allowed: false,
    reference: 'refund-elsewhere',
    path: documentPaths.refundRequest('refund-of'),
  },
  {
    what: 'under an id of its own',
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
      title: `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ask for money back ${what}`,
      by,
      verb: 'create',
      path: path ?? documentPaths.refundRequest(reference),
      data: { ...REFUND, payment_reference: reference, ...change },
      allowed,
    }),
  ),
  {
    title: 'the owner cannot turn a request for money back into that of another payment',
    by: 'owner',
    verb: 'update',
    path: stored,
    data: { payment_reference: 'refund-of' },
    allowed: false,
  },
  {
    title: 'the owner cannot take a request for money back',
    by: 'owner',
    verb: 'delete',
    path: stored,
    allowed: false,
  },
];
