/** The parts of Flutterwave's v3 API that a shop with the inline checkout uses. */

export const STATUSES = ['successful', 'failed', 'pending'] as const;
export type Status = (typeof STATUSES)[number];

export interface Customer {
  email: string;
  name: string;
  phone_number: string | null;
}

/** A transaction as the provider stores it. */
export interface Transaction {
  id: number;
  tx_ref: string;
  flw_ref: string;
  /** In units of `currency`: naira, not kobo. */
  amount: number;
  currency: string;
  status: Status;
  /** Such as 'card'. */
  payment_type: string;
  created_at: Date;
  customer: Customer;
}

/** An error that is answered with its HTTP status. */
export class HttpError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }

  body() {
    return { status: 'error', message: this.message, data: null };
  }
}

const FEE = 0.014;

/** A transaction as the API and its webhooks show it. */
export function shown({ id, flw_ref, tx_ref, amount, currency, status, payment_type, ...rest }: Transaction) {
  const { email, name, phone_number } = rest.customer;
  const created_at = rest.created_at.toISOString();
  return {
    id,
    tx_ref,
    flw_ref,
    device_fingerprint: 'N/A',
    amount,
    currency,
    charged_amount: amount,
    app_fee: feeOf(amount),
    merchant_fee: 0,
    processor_response: status === 'successful' ? 'Approved' : status === 'failed' ? 'Declined' : 'Pending',
    auth_model: 'PIN',
    ip: '127.0.0.1',
    narration: 'Akada',
    status,
    payment_type,
    created_at,
    account_id: 1,
    customer: { id: 1, name, phone_number, email, created_at },
  };
}

/** The answer of both verify endpoints. */
export function verified(transaction: Transaction) {
  const { amount } = transaction;
  return {
    status: 'success',
    message: 'Transaction fetched successfully',
    data: { ...shown(transaction), meta: null, amount_settled: amount - feeOf(amount) },
  };
}

function feeOf(amount: number): number {
  return Math.round(amount * FEE * 100) / 100;
}

/** The body of a webhook. */
export interface WebhookEvent {
  /** Missing in the older format of a refund, which is only its data. */
  event?: string;
  [field: string]: unknown;
}

export function chargeEvent(transaction: Transaction): WebhookEvent {
  return {
    event: 'charge.completed',
    data: shown(transaction),
    'event.type': `${transaction.payment_type.toUpperCase()}_TRANSACTION`,
  };
}

/** A refund names the transaction in `TransactionId`. Its `id` is its own, and it has no `tx_ref`. */
export function refundEvent({ id, amount, currency, flw_ref }: Transaction, now: Date): WebhookEvent {
  return {
    event: 'refund.completed',
    data: {
      id: id + 1,
      AmountRefunded: amount,
      currency,
      status: 'completed-bank-transfer',
      FlwRef: flw_ref,
      TransactionId: id,
      created_at: now.toISOString(),
    },
  };
}

/** A chargeback is initiated first; the money goes back only when it is lost. */
export const CHARGEBACK_STATUSES = ['initiated', 'lost'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

export function chargebackEvent(
  { id, tx_ref, flw_ref, amount }: Transaction,
  status: ChargebackStatus,
  now: Date,
): WebhookEvent {
  return {
    event: status === 'initiated' ? 'chargeback.created' : 'chargeback.updated',
    data: {
      id: id + 1,
      amount,
      flw_ref,
      tx_ref,
      transaction_id: id,
      status,
      stage: 'new',
      comment: 'The customer does not recognize this charge.',
      created_at: now.toISOString(),
    },
  };
}
