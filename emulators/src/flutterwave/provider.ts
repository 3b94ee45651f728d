import { Control } from './control.ts';
import { Ledger } from './ledger.ts';
import {
  type ChargebackStatus,
  chargebackEvent,
  chargeEvent,
  Refusal,
  refundEvent,
  type Status,
  type Transaction,
  type WebhookEvent,
} from './protocol.ts';
import { type WebhookOptions, Webhooks } from './webhooks.ts';

export interface ProviderOptions extends WebhookOptions {
  secretKey: string;
  publicKey: string;
  /** The time of transactions that do not name theirs. */
  now?: () => Date;
}

/** What is known of a transaction that is to be made. */
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
   * Lets a pending transaction end.
   *
   * @throws Refusal when there is none, or it has ended
   */
  complete(tx_ref: string, status: Status = 'successful'): Transaction {
    const transaction = this.ledger.pending.find((pending) => pending.tx_ref === tx_ref);
    if (!transaction) throw new Refusal(404, `nothing is pending for ${tx_ref}`);
    transaction.status = status;
    this.#tell(transaction, chargeEvent(transaction));
    return transaction;
  }

  /**
   * Gives the money back; verifying says afterwards what it said before.
   *
   * @param flat the event without a name, as the service's own examples have it
   * @throws Refusal when nothing was paid
   */
  refund(tx_ref: string, flat = false): Transaction {
    const transaction = this.#paid(tx_ref);
    const event = refundEvent(transaction, this.options.now());
    this.#tell(transaction, flat ? (event.data as WebhookEvent) : event);
    return transaction;
  }

  /**
   * The customer's bank wants the money back, or has it when the chargeback is lost.
   *
   * @throws Refusal when nothing was paid
   */
  chargeback(tx_ref: string, status: ChargebackStatus = 'initiated'): Transaction {
    const transaction = this.#paid(tx_ref);
    this.#tell(transaction, chargebackEvent(transaction, status, this.options.now()));
    return transaction;
  }

  #paid(tx_ref: string): Transaction {
    const transaction = this.ledger.byReference(tx_ref);
    if (transaction?.status !== 'successful') throw new Refusal(404, `nothing was paid for ${tx_ref}`);
    return transaction;
  }

  #tell({ tx_ref }: Transaction, event: WebhookEvent): void {
    const times = { off: 0, on: 1, duplicate: 2 }[this.control.webhooksOf(tx_ref)];
    for (let time = 0; time < times; time += 1) void this.webhooks.tell(tx_ref, event);
  }
}
