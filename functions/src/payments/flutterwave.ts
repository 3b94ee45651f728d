/** The client of Flutterwave v3's API. */
import { createHash } from 'node:crypto';
import { PAYMENT_LIMITS, type Transaction } from '@akada/domain/payments/payments';
import type { Checkout } from '@akada/domain/payments/schemas';
import * as z from 'zod/mini';
import type { ApiConfig } from './config.ts';
import { type Provider, ProviderUnavailable } from './provider.ts';

/** The used fields of an answer. */
const answerSchema = z.object({
  status: z.literal('success'),
  data: z.object({
    id: z.int(),
    tx_ref: z.string(),
    amount: z.number(),
    currency: z.string(),
    status: z.string(),
    payment_type: z.nullish(z.string()),
    created_at: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  }),
});
const errorSchema = z.object({ status: z.literal('error'), message: z.string() });

/** Flutterwave's final statuses; any other one is still pending. */
const FINAL_STATUSES: Record<string, Transaction['status']> = { successful: 'successful', failed: 'failed' };

/**
 * The provider Flutterwave.
 *
 * @param config read on each call, because parameters have values only while a function runs
 * @param seconds the timeout of a request
 */
export function flutterwave(
  config: () => ApiConfig,
  seconds: number = PAYMENT_LIMITS.verifySeconds,
): Provider {
  return {
    verifyById: (id) => verify(config(), `${id}/verify`, seconds),
    verifyByReference: (reference) =>
      verify(config(), `verify_by_reference?tx_ref=${encodeURIComponent(reference)}`, seconds),
  };
}

async function verify(
  { baseUrl, secretKey }: ApiConfig,
  path: string,
  seconds: number,
): Promise<Transaction | 'unknown'> {
  const { code, body } = await get(`${baseUrl}/v3/transactions/${path}`, secretKey, seconds);
  const answer = answerSchema.safeParse(body);
  if (code === 200 && answer.success) return toTransaction(answer.data.data);
  const error = errorSchema.safeParse(body);
  const isUnknown =
    (code === 400 || code === 404) && /no transaction was found/i.test(error.data?.message ?? '');
  if (isUnknown) return 'unknown';
  // Without the provider's message, which may repeat the request.
  throw new ProviderUnavailable(
    `the provider answered ${code} ${error.success ? 'with an error' : 'in an unknown format'}`,
  );
}

async function get(
  url: string,
  secretKey: string,
  seconds: number,
): Promise<{ code: number; body: unknown }> {
  try {
    const headers = { authorization: `Bearer ${secretKey}`, accept: 'application/json' };
    // The timeout covers the whole answer: it may begin and never end.
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(seconds * 1_000) });
    return { code: response.status, body: await response.json() };
  } catch (cause) {
    throw new ProviderUnavailable('the provider does not answer', { cause });
  }
}

function toTransaction(data: z.infer<typeof answerSchema>['data']): Transaction {
  const { id, tx_ref, amount, currency, status, payment_type, created_at } = data;
  return {
    ...{ id, tx_ref, amount, currency },
    status: Object.hasOwn(FINAL_STATUSES, status) ? (FINAL_STATUSES[status] ?? 'pending') : 'pending',
    payment_type: payment_type ?? null,
    created_at: new Date(created_at),
  };
}

/** The hash that makes the provider reject a checkout whose amount was changed. */
export function payloadHash(
  { amount, currency, tx_ref, customer }: Pick<Checkout, 'amount' | 'currency' | 'tx_ref' | 'customer'>,
  secretKey: string,
): string {
  return sha256(`${amount}${currency}${customer.email}${tx_ref}${sha256(secretKey)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
