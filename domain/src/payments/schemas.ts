/** Payments and what they buy, as they are stored; all of it is written by functions only. */
import * as z from 'zod/mini';
import { PLANS } from '../account/account.ts';
import { documentId } from '../documents/ids-schemas.ts';
import { CURRENCY, PAID_PLANS, PAYMENT_OPTIONS, PAYMENT_STATUSES } from './payments.ts';

const time = z.nullable(z.date());

/** `payments/{tx_ref}`. Amounts in naira. */
export const paymentSchema = z.strictObject({
  user_id: z.string(),
  plan: z.enum(PAID_PLANS),
  /** The server's price on the day of the payment. */
  amount: z.number().check(z.gt(0)),
  currency: z.literal(CURRENCY),
  payment_reference: documentId,
  /** The same, under the provider's name (spec section 3). */
  flutterwave_tx_ref: documentId,
  status: z.enum(PAYMENT_STATUSES),
  payment_method: z.nullable(z.string()),
  /** The provider's number of the transaction, once there is one. */
  transaction_id: z.nullable(z.int()),
  /** Transactions whose money went back before any was accepted: none of them is accepted any more. Absent is none. */
  returned_transactions: z.optional(z.array(z.int())),
  /** When it was paid, by the provider's clock. */
  paid_at: time,
  verified_at: time,
  refunded_at: time,
  /** Of a lifetime plan: which of the slots. */
  lifetime_slot: z.nullable(z.int()),
  /** Why it failed or was not granted, in words for the student; null where nothing is wrong. */
  problem: z.nullable(z.string()),
  created_at: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** `subscriptions/{tx_ref}`: what a payment granted. */
export const subscriptionSchema = z.strictObject({
  user_id: z.string(),
  plan: z.enum(PAID_PLANS),
  status: z.enum(['active', 'ended', 'refunded']),
  created_at: z.date(),
  /** When the plan ended as of its granting; null for lifetime. */
  end_date: time,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `lifetime_slots/summary`: how many lifetime plans were sold. */
export const lifetimeSummarySchema = z.strictObject({ taken: z.int().check(z.gte(0)) });
export type LifetimeSummary = z.infer<typeof lifetimeSummarySchema>;

/** `lifetime_slots/{1..100}`: whose it is. */
export const lifetimeSlotSchema = z.strictObject({ user_id: z.string(), payment_reference: documentId });
export type LifetimeSlot = z.infer<typeof lifetimeSlotSchema>;

/**
 * What the provider's checkout is begun with. Its hash makes a changed amount worthless. The browser looks at it too,
 * and passes over what a newer server adds.
 */
export const checkoutSchema = z.object({
  tx_ref: documentId,
  /** Naira. */
  amount: z.number().check(z.gt(0)),
  currency: z.literal(CURRENCY),
  public_key: z.string(),
  payment_options: z.literal(PAYMENT_OPTIONS),
  customer: z.strictObject({ email: z.string(), name: z.string() }),
  payload_hash: z.string(),
  script_url: z.string(),
  /** Whether no money moves: the provider is a stand-in. */
  simulated: z.boolean(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** `plan_features/{plan}_{feature}`, published from domain by the seed command (spec section 3). */
export const planFeatureSchema = z.strictObject({
  plan: z.enum(PLANS),
  feature_name: z.string(),
  enabled: z.boolean(),
  /** Uses a day; null is any number. */
  daily_limit: z.nullable(z.int()),
});
export type StoredPlanFeature = z.infer<typeof planFeatureSchema>;
