/** A student's plan, calculated from the accepted payments. */
import type { Plan } from '@akada/domain/account/account';
import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { type AcceptedPayment, entitlementOf, planEnd } from '@akada/domain/payments/entitlement';
import { planAt } from '@akada/domain/payments/plans';
import { acceptedPaymentsQuery, activeSubscriptionsQuery } from '@akada/domain/payments/queries';
import {
  type Payment,
  paymentSchema,
  type Subscription,
  subscriptionSchema,
} from '@akada/domain/payments/schemas';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { LoggableError } from '../lib/log-text.ts';
import { toQuery } from '../lib/run-query.ts';

/** The plan that an account has at `now`; free without an account document. */
export function planOf(account: DocumentSnapshot, now: Date): Plan {
  return planAt(parseDocument(accountSchema, account), now);
}

/** The documents that a plan is calculated from. */
export interface PlanRead {
  account: DocumentSnapshot;
  stored: Account;
  accepted: Payment[];
  active: QueryDocumentSnapshot[];
}

/**
 * Reads a student's account and accepted payments.
 *
 * @throws Error when there is no account, because it is not open yet or is being deleted
 */
export async function readPlan(db: Firestore, uid: string): Promise<PlanRead> {
  // The account is read first: a payment accepted after this changes it, so that writePlan's commit fails.
  const account = await db.doc(documentPaths.account(uid)).get();
  const stored = parseDocument(accountSchema, account);
  if (!stored) throw new LoggableError(`${uid} has no account`);
  const [payments, subscriptions] = await Promise.all([
    toQuery(db, acceptedPaymentsQuery(uid)).get(),
    toQuery(db, activeSubscriptionsQuery(uid)).get(),
  ]);
  const accepted = payments.docs.flatMap((document) => parseDocument(paymentSchema, document) ?? []);
  return { account, stored, accepted, active: subscriptions.docs };
}

/**
 * Adds to `batch` the plan that the payments add up to, and the end of expired subscriptions. The commit fails if the
 * account has changed since readPlan; retry from there.
 */
export function writePlan(
  batch: WriteBatch,
  { account, active }: PlanRead,
  accepted: readonly AcceptedPayment[],
  now: Date,
): void {
  const { plan, until } = entitlementOf(accepted, now);
  const starter = planEnd('starter', accepted, now);
  const change = {
    current_plan: plan,
    plan_expires_at: until,
    starter_expires_at: until && starter && starter > until ? starter : null,
  } satisfies Partial<Account>;
  // The version always changes: a write without changes would not make concurrent commits fail.
  batch.update(account.ref, { ...change, plan_version: FieldValue.increment(1) }, ifUnchanged(account));
  for (const document of active) {
    const subscription = parseDocument(subscriptionSchema, document);
    const end = subscription && planEnd(subscription.plan, accepted, now);
    if (end && end <= now) batch.update(document.ref, { status: 'ended' satisfies Subscription['status'] });
  }
}
