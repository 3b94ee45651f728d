/** Queries about payments. The app runs only that of the history, functions the others. */
import { sharedCollections } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { PAYMENT_LIMITS, type PaidPlan, type PaymentStatus } from './payments.ts';

/** More accepted payments than a student can have: the plan is calculated from all of them. */
const MAX_PER_STUDENT = 500;

/** A student's payments, newest first. */
export function paymentsQuery(uid: string, limit: number = PAYMENT_LIMITS.listed): QuerySpec {
  return newestQuery({ collection: sharedCollections.payments, where: [['user_id', '==', uid]], limit });
}

/** A student's payments that count towards the plan. */
export function acceptedPaymentsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [
      ['user_id', '==', uid],
      ['status', '==', 'verified' satisfies PaymentStatus],
    ],
    orderBy: [],
    limit: MAX_PER_STUDENT,
  };
}

/** A student's newest pending payment for a plan. */
export function openPaymentQuery(uid: string, plan: PaidPlan): QuerySpec {
  return paymentsForPlan(uid, plan, 'pending', 1);
}

/** A student's payments for a plan that were paid but not granted. */
export function ungrantedPaymentsQuery(uid: string, plan: PaidPlan): QuerySpec {
  return paymentsForPlan(uid, plan, 'successful', MAX_PER_STUDENT);
}

function paymentsForPlan(uid: string, plan: PaidPlan, status: PaymentStatus, limit: number): QuerySpec {
  return newestQuery({
    collection: sharedCollections.payments,
    where: [
      ['user_id', '==', uid],
      ['plan', '==', plan],
      ['status', '==', status],
    ],
    limit,
  });
}

/** All pending payments, oldest first. */
export function pendingPaymentsQuery(limit: number): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [['status', '==', 'pending' satisfies PaymentStatus]],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** Failed payments that were created after `since`, oldest first. */
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

/** The payment of a provider's transaction. */
export function paymentOfTransactionQuery(transactionId: number): QuerySpec {
  return {
    collection: sharedCollections.payments,
    where: [['transaction_id', '==', transactionId]],
    orderBy: [],
    limit: 1,
  };
}

/** The payment of a provider's transaction, after its account was deleted. */
export function closedPaymentOfTransactionQuery(transactionId: number): QuerySpec {
  return { ...paymentOfTransactionQuery(transactionId), collection: sharedCollections.closedPayments };
}

/** A student's subscriptions that have not ended. */
export function activeSubscriptionsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.subscriptions,
    where: [
      ['user_id', '==', uid],
      ['status', '==', 'active'],
    ],
    orderBy: [],
    limit: MAX_PER_STUDENT,
  };
}

/** Accounts whose plan ends after `after` and not later than `until`, soonest first. */
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
