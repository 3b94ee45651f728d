/** What stays of the payments of an account that is gone; all of it is written by functions only. */
import * as z from 'zod/mini';
import { paymentSchema } from './schemas.ts';

const { plan, status, payment_method, transaction_id, paid_at, verified_at, refunded_at, created_at } =
  paymentSchema.shape;

/**
 * `closed_payments/{key}`, the key made of the reference: who knows the reference finds it, but it tells neither the
 * reference nor whose it was. No words either: a student may stand in them.
 */
export const closedPaymentSchema = z.strictObject({
  plan,
  /** The price; of what was paid afterwards, what arrived. */
  amount: z.number().check(z.gt(0)),
  currency: z.string(),
  /** 'successful' is what is owed back: money arrived and there was nobody to grant the plan to. */
  status,
  payment_method,
  transaction_id,
  paid_at,
  verified_at,
  refunded_at,
  created_at,
  /** When the account was deleted. */
  closed_at: z.date(),
  /** Until when it is kept. */
  expires_at: z.date(),
});
export type ClosedPayment = z.infer<typeof closedPaymentSchema>;
