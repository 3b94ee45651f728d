import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { CURRENCY, PAYMENT_LIMITS, PRICES } from '@akada/domain/payments/payments';
import { dailyLimit } from '@akada/domain/payments/plans';
import type {
  LifetimeSlot,
  LifetimeSummary,
  Payment,
  StoredPlanFeature,
  Subscription,
} from '@akada/domain/payments/schemas';
import {
  type Access,
  accessCases,
  type Fields,
  OWNER,
  PERSONAS,
  type RuleCase,
  SIGNED_IN,
} from '../../support/rules-cases.ts';

/** Payments and what they buy: functions write them, their owner reads them, and what concerns no one everybody. */

const STUDENT = PERSONAS.student.uid;
const REFERENCE = 'akada_1772352000000_ada';
const OTHER = 'akada_1772352000000_ben';
const PAID = new Date('2026-03-01T08:00:00.000Z');

/** Lifetime, the first. */
export const PAYMENT: Payment = {
  user_id: OWNER,
  plan: 'lifetime',
  amount: PRICES.lifetime,
  currency: CURRENCY,
  payment_reference: REFERENCE,
  flutterwave_tx_ref: REFERENCE,
  status: 'verified',
  payment_method: 'card',
  transaction_id: 1,
  paid_at: PAID,
  verified_at: PAID,
  refunded_at: null,
  lifetime_slot: 1,
  problem: null,
  created_at: PAID,
};
const subscription: Subscription = {
  user_id: OWNER,
  plan: 'lifetime',
  status: 'active',
  created_at: PAID,
  end_date: null,
};
const summary: LifetimeSummary = { taken: 1 };
const slot: LifetimeSlot = { user_id: OWNER, payment_reference: REFERENCE };
const feature = documentPaths.planFeature('free', 'ai_tools');
const row: StoredPlanFeature = {
  plan: 'free',
  feature_name: 'ai_tools',
  enabled: true,
  daily_limit: dailyLimit('free', 'ai_tools'),
};

export const fixtures: Record<string, Fields> = {
  [documentPaths.payment(REFERENCE)]: PAYMENT,
  [documentPaths.payment(OTHER)]: { ...PAYMENT, user_id: STUDENT },
  [documentPaths.subscription(REFERENCE)]: subscription,
  [documentPaths.subscription(OTHER)]: { ...subscription, user_id: STUDENT },
  [documentPaths.lifetimeSummary]: summary,
  [documentPaths.lifetimeSlot(1)]: slot,
  [feature]: row,
};

const own = ['owner'] as const;
const where = ['user_id', OWNER] as const;

/** Every verb on documents that name their owner, who alone reads them; nobody writes them. */
function readByOwner(
  noun: string,
  collection: string,
  path: (reference: string) => string,
  data: Fields,
  change: Fields,
): Access[] {
  const limit = PAYMENT_LIMITS.listed;
  const all = { what: `${limit} ${noun}s of the owner`, path: collection, where, limit };
  const one = { what: `a ${noun} of the owner`, path: path(REFERENCE) };
  return [
    { verb: 'get', ...one, for: own },
    // As it is of others, so it tells nobody that there is none.
    { verb: 'get', what: `a ${noun} that is not there`, path: path('nowhere'), for: [] },
    { verb: 'list', ...all, for: own },
    { verb: 'count', ...all, for: own },
    { verb: 'list', ...all, what: `${noun}s of the owner, one more`, limit: limit + 1, for: [] },
    { verb: 'list', what: `${noun}s of the owner without a limit`, path: collection, where, for: [] },
    { verb: 'list', what: `${noun}s of all`, path: collection, limit, for: [] },
    { verb: 'list everywhere', what: `${noun}s`, path: collection, where, limit, for: [] },
    { verb: 'create', what: `a ${noun} of the owner`, path: path('new'), data, for: [] },
    { verb: 'update', ...one, data: change, for: [] },
    { verb: 'delete', ...one, for: [] },
  ];
}

const slots = sharedCollections.lifetimeSlots;
const summaryPath = documentPaths.lifetimeSummary;
const slotPath = documentPaths.lifetimeSlot(1);
const lifetime: readonly Access[] = [
  { verb: 'get', what: 'how many lifetime plans are taken', path: summaryPath, for: SIGNED_IN },
  {
    verb: 'update',
    what: 'how many lifetime plans are taken',
    path: summaryPath,
    data: { taken: 0 },
    for: [],
  },
  { verb: 'delete', what: 'how many lifetime plans are taken', path: summaryPath, for: [] },
  { verb: 'get', what: 'whose a lifetime plan is', path: slotPath, for: [] },
  { verb: 'list', what: 'whose the lifetime plans are', path: slots, limit: 1, for: [] },
  { verb: 'list', what: 'the own lifetime plan', path: slots, where, limit: 1, for: [] },
  { verb: 'count', what: 'the lifetime plans', path: slots, limit: 1, for: [] },
  { verb: 'list everywhere', what: 'whose the lifetime plans are', path: slots, limit: 1, for: [] },
  { verb: 'create', what: 'a lifetime plan', path: documentPaths.lifetimeSlot(2), data: slot, for: [] },
  { verb: 'update', what: 'a lifetime plan', path: slotPath, data: { user_id: STUDENT }, for: [] },
  { verb: 'delete', what: 'a lifetime plan', path: slotPath, for: [] },
];

const features = 'plan_features';
const plans: readonly Access[] = [
  { verb: 'get', what: 'what a plan unlocks', path: feature, for: SIGNED_IN },
  { verb: 'list', what: '50 features of plans', path: features, limit: 50, for: SIGNED_IN },
  { verb: 'count', what: '50 features of plans', path: features, limit: 50, for: SIGNED_IN },
  { verb: 'list', what: '51 features of plans', path: features, limit: 51, for: [] },
  { verb: 'list', what: 'the features of plans without a limit', path: features, for: [] },
  { verb: 'list everywhere', what: 'the features of plans', path: features, limit: 50, for: [] },
  { verb: 'create', what: 'a feature of a plan', path: `${features}/free_new`, data: row, for: [] },
  { verb: 'update', what: 'what a plan unlocks', path: feature, data: { daily_limit: null }, for: [] },
  { verb: 'delete', what: 'what a plan unlocks', path: feature, for: [] },
];

export const access: readonly RuleCase[] = accessCases([
  ...readByOwner('payment', sharedCollections.payments, documentPaths.payment, PAYMENT, {
    status: 'refunded',
  }),
  ...readByOwner('subscription', sharedCollections.subscriptions, documentPaths.subscription, subscription, {
    end_date: new Date('2090-01-01'),
  }),
  ...lifetime,
  ...plans,
]);
