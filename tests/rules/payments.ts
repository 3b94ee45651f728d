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
  OWNER,
  PERSONAS,
  type RuleCase,
  SIGNED_IN,
} from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';

/** Payments, subscriptions, lifetime slots and plan features. Only functions write them. */

const STUDENT = PERSONAS.student.uid;
const REFERENCE = 'akada_1772352000000_ada';
const OTHER = 'akada_1772352000000_ben';
const PAID = new Date('2026-03-01T08:00:00.000Z');

/** The first lifetime slot. */
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

/** Every verb on documents that only their owner can read and only functions write. */
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
    // Denied like those of others, so that the answer doesn't reveal whether one exists.
    { verb: 'get', what: `a missing ${noun}`, path: path('nowhere'), for: [] },
    { verb: 'list', ...all, for: own },
    { verb: 'count', ...all, for: own },
    { verb: 'list', ...all, what: `${limit + 1} ${noun}s of the owner`, limit: limit + 1, for: [] },
    { verb: 'list', what: `${noun}s of the owner without a limit`, path: collection, where, for: [] },
    { verb: 'list', what: `the ${noun}s of all students`, path: collection, limit, for: [] },
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
  { verb: 'get', what: 'the number of lifetime plans sold', path: summaryPath, for: SIGNED_IN },
  {
    verb: 'update',
    what: 'the number of lifetime plans sold',
    path: summaryPath,
    data: { taken: 0 },
    for: [],
  },
  { verb: 'delete', what: 'the number of lifetime plans sold', path: summaryPath, for: [] },
  { verb: 'get', what: 'a lifetime slot', path: slotPath, for: [] },
  { verb: 'list', what: 'the lifetime slots', path: slots, limit: 1, for: [] },
  { verb: 'list', what: 'their own lifetime slot', path: slots, where, limit: 1, for: [] },
  { verb: 'count', what: 'the lifetime slots', path: slots, limit: 1, for: [] },
  { verb: 'list everywhere', what: 'the lifetime slots', path: slots, limit: 1, for: [] },
  { verb: 'create', what: 'a lifetime slot', path: documentPaths.lifetimeSlot(2), data: slot, for: [] },
  { verb: 'update', what: 'a lifetime slot', path: slotPath, data: { user_id: STUDENT }, for: [] },
  { verb: 'delete', what: 'a lifetime slot', path: slotPath, for: [] },
];

const features = 'plan_features';
const plans: readonly Access[] = [
  { verb: 'get', what: 'a plan feature', path: feature, for: SIGNED_IN },
  { verb: 'list', what: '50 plan features', path: features, limit: 50, for: SIGNED_IN },
  { verb: 'count', what: '50 plan features', path: features, limit: 50, for: SIGNED_IN },
  { verb: 'list', what: '51 plan features', path: features, limit: 51, for: [] },
  { verb: 'list', what: 'the plan features without a limit', path: features, for: [] },
  { verb: 'list everywhere', what: 'the plan features', path: features, limit: 50, for: [] },
  { verb: 'create', what: 'a new plan feature', path: `${features}/free_new`, data: row, for: [] },
  { verb: 'update', what: 'a plan feature', path: feature, data: { daily_limit: null }, for: [] },
  { verb: 'delete', what: 'a plan feature', path: feature, for: [] },
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

if (import.meta.vitest) {
  testRules('payments and what they buy', fixtures, access);
}
