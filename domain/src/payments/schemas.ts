/** Payments and what they buy, as they are stored. Only functions write them. */
import * as z from 'zod/mini';
import { PLANS } from '../account/account.ts';
import { documentId } from '../documents/ids-schemas.ts';
import { countSchema } from '../numbers/schemas.ts';
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
  /** The same reference, under the provider's name for it. */
  flutterwave_tx_ref: documentId,
  status: z.enum(PAYMENT_STATUSES),
  payment_method: z.nullable(z.string()),
  /** The provider's id of the transaction, once there is one. */
  transaction_id: z.nullable(z.int()),
  /** Transactions whose money was returned before any was accepted; they are never accepted later. Absent means none. */
  returned_transactions: z.optional(z.array(z.int())),
  /** When it was paid, by the provider's clock. */
  paid_at: time,
  verified_at: time,
  refunded_at: time,
  /** The slot of a lifetime plan, from 1. */
  lifetime_slot: z.nullable(z.int()),
  /** Why it failed or was not granted, as the student reads it; null when nothing is wrong. */
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
  /** When the plan ends, calculated when it was granted; null for lifetime. */
  end_date: time,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `lifetime_slots/summary`: how many lifetime plans were sold. */
export const lifetimeSummarySchema = z.strictObject({ taken: countSchema });
export type LifetimeSummary = z.infer<typeof lifetimeSummarySchema>;

/** `lifetime_slots/{1..100}`: who has it. */
export const lifetimeSlotSchema = z.strictObject({ user_id: z.string(), payment_reference: documentId });
export type LifetimeSlot = z.infer<typeof lifetimeSlotSchema>;

/**
 * What the provider's checkout is opened with. The hash makes the provider reject a changed amount. Not strict, because
 * the browser parses it too and must accept fields that a newer server adds.
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
  /** Whether the provider is a fake, so that no money is charged. */
  simulated: z.boolean(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** `plan_features/{plan}_{feature}`, published by `npm run catalogue`. */
export const planFeatureSchema = z.strictObject({
  plan: z.enum(PLANS),
  feature_name: z.string(),
  enabled: z.boolean(),
  /** Uses a day; null is unlimited. */
  daily_limit: z.nullable(z.int()),
});
export type StoredPlanFeature = z.infer<typeof planFeatureSchema>;
