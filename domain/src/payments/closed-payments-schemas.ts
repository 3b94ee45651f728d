/** Payments of deleted accounts, as they are stored. Only functions write them. */
import * as z from 'zod/mini';
import { paymentSchema } from './schemas.ts';

const { plan, status, payment_method, transaction_id, paid_at, verified_at, refunded_at, created_at } =
  paymentSchema.shape;

/**
 * `closed_payments/{key}`. The key is a hash of the reference: support can find a payment by its reference, but the
 * document reveals neither the reference nor the student. It has no free text, which might name the student.
 */
export const closedPaymentSchema = z.strictObject({
  plan,
  /** The price, or what arrived if it was paid after the account was deleted. */
  amount: z.number().check(z.gt(0)),
  currency: z.string(),
  /** 'successful' means that the money is owed back: it arrived when no account was left to grant the plan to. */
  status,
  payment_method,
  transaction_id,
  paid_at,
  verified_at,
  refunded_at,
  created_at,
  /** When the account was deleted. */
  closed_at: z.date(),
  /** When this document is deleted. */
  expires_at: z.date(),
});
export type ClosedPayment = z.infer<typeof closedPaymentSchema>;
