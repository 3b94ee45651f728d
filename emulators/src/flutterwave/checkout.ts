import { createHash } from 'node:crypto';
import { lessThan, OTHER_CURRENCY } from './failures.ts';
import type { NewTransaction, Provider } from './provider.ts';

/** The parameters of a checkout as the script sends them, all of them strings. */
export interface Checkout {
  public_key: string;
  tx_ref: string;
  amount: string;
  currency: string;
  payload_hash: string;
  email: string;
  name: string;
  phone_number: string;
  title: string;
  description: string;
  /** The origin of the page that opened the checkout. */
  opener: string;
}

/** The outcomes that the page offers. */
export const OUTCOMES = ['pay', 'fail', 'pending', 'wrong_amount', 'other_currency'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The ways to pay: the name in a transaction, and the label on the page. */
export const PAYMENT_TYPES = { card: 'Card', bank_transfer: 'Bank transfer', ussd: 'USSD' } as const;

export function checkoutIn(params: URLSearchParams): Checkout {
  const of = (name: keyof Checkout) => params.get(name) ?? '';
  return {
    public_key: of('public_key'),
    tx_ref: of('tx_ref'),
    amount: of('amount'),
    currency: of('currency') || 'NGN',
    payload_hash: of('payload_hash'),
    email: of('email'),
    name: of('name'),
    phone_number: of('phone_number'),
    title: of('title'),
    description: of('description'),
    opener: of('opener'),
  };
}

/** The reason why a checkout can't continue, as the page shows it; null if it can. */
export function problemOf(checkout: Checkout, { options, ledger }: Provider): string | null {
  const { public_key, tx_ref, amount, email, payload_hash } = checkout;
  if (public_key !== options.publicKey) return 'The public key is unknown.';
  if (tx_ref === '') return 'The payment has no reference (tx_ref).';
  if (!(Number(amount) > 0 && Number.isFinite(Number(amount)))) return 'The amount must be a number above 0.';
  if (email === '') return 'The customer has no email address.';
  if (payload_hash !== '' && payload_hash !== payloadHash(checkout, options.secretKey)) {
    return 'The payment was changed in transit: its payload_hash does not match the amount, currency, email and reference.';
  }
  if (ledger.byReference(tx_ref)?.status === 'successful') return 'This reference is already paid.';
  return null;
}

/** The hash that the shop's server computes, so that the browser can't change the amount. */
export function payloadHash(
  { amount, currency, email, tx_ref }: Pick<Checkout, 'amount' | 'currency' | 'email' | 'tx_ref'>,
  secretKey: string,
): string {
  return sha256(`${amount}${currency}${email}${tx_ref}${sha256(secretKey)}`);
}

/** The transaction that results from a checkout with this outcome. */
export function transactionOf(checkout: Checkout, outcome: Outcome, payment_type: string): NewTransaction {
  const { tx_ref, email, name, phone_number } = checkout;
  const amount = Number(checkout.amount);
  return {
    tx_ref,
    amount: outcome === 'wrong_amount' ? lessThan(amount) : amount,
    currency: outcome === 'other_currency' ? OTHER_CURRENCY : checkout.currency,
    status: outcome === 'fail' ? 'failed' : outcome === 'pending' ? 'pending' : 'successful',
    payment_type,
    customer: { email, name, phone_number: phone_number || null },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
