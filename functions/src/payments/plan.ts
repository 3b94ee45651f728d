/** A student's plan, as it is worked out from what was paid. */
import type { Plan } from '@akada/domain/account/account';
import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { type AcceptedPayment, entitlementOf, planEnd } from '@akada/domain/payments/payments';
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
import { LoggableError } from '../lib/loggable-error.ts';
import { toQuery } from '../lib/run-query.ts';

/** The plan that an account has at `now`. Who has no account document is on the free plan. */
export function planOf(account: DocumentSnapshot, now: Date): Plan {
  const stored = parseDocument(accountSchema, account);
  return stored ? planAt(stored, now) : 'free';
}

/** What a plan is worked out from. */
export interface PlanRead {
  account: DocumentSnapshot;
  stored: Account;
  accepted: Payment[];
  active: QueryDocumentSnapshot[];
}

/**
 * Reads what a student has paid.
 *
 * @throws Error when there is no account, because it is not open yet or is being deleted
 */
export async function readPlan(db: Firestore, uid: string): Promise<PlanRead> {
  // First the account: a payment that is accepted after this reading changes it, and then writePlan's commit fails.
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
 * Writes the plan that some payments add up to, and ends the subscriptions of which nothing is left. A commit in which
 * this is fails when another has come between, and is to be tried again from its reading.
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
  // A write that changes nothing would not make the other commits fail: the version always changes.
  batch.update(account.ref, { ...change, plan_version: FieldValue.increment(1) }, ifUnchanged(account));
  for (const document of active) {
    const subscription = parseDocument(subscriptionSchema, document);
    const end = subscription && planEnd(subscription.plan, accepted, now);
    if (end && end <= now) batch.update(document.ref, { status: 'ended' satisfies Subscription['status'] });
  }
}
