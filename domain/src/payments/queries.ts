/** What payments ask; but for the history, functions run it. */
import { sharedCollections } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { PAYMENT_LIMITS, type PaidPlan, type PaymentStatus } from './payments.ts';

/** More than a student can have of what is accepted: nothing of it may be left out. */
const ALL_OF_ONE = 500;

/** The payments of a student, newest first (spec section 7). */
export function paymentsQuery(uid: string, limit: number = PAYMENT_LIMITS.listed): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [['user_id', '==', uid]],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The payments of a student that count. */
export function acceptedPaymentsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [
      ['user_id', '==', uid],
      ['status', '==', 'verified' satisfies PaymentStatus],
    ],
    orderBy: [],
    limit: ALL_OF_ONE,
  };
}

/** The newest payment of a student for a plan that is still open. */
export function openPaymentQuery(uid: string, plan: PaidPlan): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [
      ['user_id', '==', uid],
      ['plan', '==', plan],
      ['status', '==', 'pending' satisfies PaymentStatus],
    ],
    orderBy: [['created_at', 'desc']],
    limit: 1,
  };
}

/** What a student has paid for a plan and did not get. */
export function ungrantedPaymentsQuery(uid: string, plan: PaidPlan): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [
      ['user_id', '==', uid],
      ['plan', '==', plan],
      ['status', '==', 'successful' satisfies PaymentStatus],
    ],
    orderBy: [['created_at', 'desc']],
    limit: ALL_OF_ONE,
  };
}

/** All payments that are still open, the oldest first. */
export function pendingPaymentsQuery(limit: number): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [['status', '==', 'pending' satisfies PaymentStatus]],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** The payments opened behind `since` that have failed, the oldest first. */
export function failedPaymentsQuery(since: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [
      ['status', '==', 'failed' satisfies PaymentStatus],
      ['created_at', '>', since],
    ],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** The payment of a transaction of the provider. */
export function paymentOfTransactionQuery(transactionId: number): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [['transaction_id', '==', transactionId]],
    orderBy: [],
    limit: 1,
  };
}

/** What stays of the payment of a transaction of the provider, when its account is gone. */
export function closedPaymentOfTransactionQuery(transactionId: number): QuerySpec {
  return { ...paymentOfTransactionQuery(transactionId), collection: sharedCollections.closedPayments };
}

/** What a student's payments granted and is not over. */
export function activeSubscriptionsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.subscriptions,
    where: [
      ['user_id', '==', uid],
      ['status', '==', 'active'],
    ],
    orderBy: [],
    limit: ALL_OF_ONE,
  };
}

/** The accounts whose plan ends behind `after` and not later than `until`, the first first. */
export function endingPlansQuery(after: Date, until: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.accounts,
    where: [
      ['plan_expires_at', '>', after],
      ['plan_expires_at', '<=', until],
    ],
    orderBy: [['plan_expires_at', 'asc']],
    limit,
  };
}
