import { Control } from './control.ts';
import { Ledger } from './ledger.ts';
import {
  type ChargebackStatus,
  chargebackEvent,
  chargeEvent,
  HttpError,
  refundEvent,
  type Status,
  type Transaction,
  type WebhookEvent,
} from './protocol.ts';
import { type WebhookOptions, Webhooks } from './webhooks.ts';

export interface ProviderOptions extends WebhookOptions {
  secretKey: string;
  publicKey: string;
  /** The clock for transactions without a time of their own. */
  now?: () => Date;
}

/** The fields of a new transaction. Those left out get defaults. */
export type NewTransaction = Pick<Transaction, 'tx_ref' | 'amount'> &
  Partial<Omit<Transaction, 'id' | 'flw_ref'>>;

/** A simulated payment provider: its transactions and webhooks. */
export class Provider {
  readonly options: Required<ProviderOptions>;
  readonly control = new Control();
  readonly ledger = new Ledger();
  readonly webhooks: Webhooks;

  constructor(options: ProviderOptions) {
    this.options = { now: () => new Date(), ...options };
    this.webhooks = new Webhooks(options);
  }

  /** Creates a transaction, and sends the webhook unless it is pending. */
  pay(wish: NewTransaction): Transaction {
    const transaction = this.ledger.add({
      currency: 'NGN',
      status: 'successful',
      payment_type: 'card',
      created_at: this.options.now(),
      customer: { email: 'student@akada.test', name: 'Student', phone_number: null },
      ...wish,
    });
    if (transaction.status !== 'pending') this.#tell(transaction, chargeEvent(transaction));
    return transaction;
  }

  /**
   * Ends a pending transaction, and sends the webhook.
   *
   * @throws HttpError if there is no pending payment for the reference
   */
  complete(tx_ref: string, status: Status = 'successful'): Transaction {
    const transaction = this.ledger.pending.find((pending) => pending.tx_ref === tx_ref);
    if (!transaction) throw new HttpError(404, `no pending payment for ${tx_ref}`);
    transaction.status = status;
    this.#tell(transaction, chargeEvent(transaction));
    return transaction;
  }

  /**
   * Sends the webhook of a refund. As with Flutterwave, verifying the transaction gives the same answer as before.
   *
   * @param flat whether to send only the event's data, as in Flutterwave's own examples
   * @throws HttpError if nothing was paid
   */
  refund(tx_ref: string, flat = false): Transaction {
    const transaction = this.#paid(tx_ref);
    const event = refundEvent(transaction, this.options.now());
    this.#tell(transaction, flat ? (event.data as WebhookEvent) : event);
    return transaction;
  }

  /**
   * Sends the webhook of a chargeback that the customer's bank has initiated or that the shop has lost.
   *
   * @throws HttpError if nothing was paid
   */
  chargeback(tx_ref: string, status: ChargebackStatus = 'initiated'): Transaction {
    const transaction = this.#paid(tx_ref);
    this.#tell(transaction, chargebackEvent(transaction, status, this.options.now()));
    return transaction;
  }

  #paid(tx_ref: string): Transaction {
    const transaction = this.ledger.byReference(tx_ref);
    if (transaction?.status !== 'successful') throw new HttpError(404, `no successful payment for ${tx_ref}`);
    return transaction;
  }

  #tell({ tx_ref }: Transaction, event: WebhookEvent): void {
    const times = { off: 0, on: 1, duplicate: 2 }[this.control.webhooksOf(tx_ref)];
    for (let time = 0; time < times; time += 1) void this.webhooks.tell(tx_ref, event);
  }
}
