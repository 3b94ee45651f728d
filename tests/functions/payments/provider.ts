import type { Transaction } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { type Provider, ProviderUnavailable } from '@akada/functions/src/payments/provider.ts';

/** A provider with the transactions of a test; it records the requests. */
export class TestProvider implements Provider {
  readonly asked: (number | string)[] = [];
  isDown = false;
  readonly #transactions = new Map<number, Transaction>();
  #last = 1_000;

  /** Adds a transaction for a payment: successful and in full, unless changed. */
  pay(payment: Payment, change: Partial<Transaction> = {}): Transaction {
    this.#last += 1;
    const { payment_reference: tx_ref, amount, currency, created_at } = payment;
    const transaction: Transaction = {
      ...{ id: this.#last, tx_ref, amount, currency, created_at },
      status: 'successful',
      payment_type: 'card',
      ...change,
    };
    this.#transactions.set(transaction.id, transaction);
    return transaction;
  }

  async verifyById(id: number): Promise<Transaction | 'unknown'> {
    return this.#answer(id, (transaction) => transaction.id === id);
  }

  async verifyByReference(reference: string): Promise<Transaction | 'unknown'> {
    return this.#answer(reference, ({ tx_ref }) => tx_ref === reference);
  }

  async #answer(asked: number | string, isIt: (transaction: Transaction) => boolean) {
    this.asked.push(asked);
    if (this.isDown) throw new ProviderUnavailable('down');
    return [...this.#transactions.values()].findLast(isIt) ?? 'unknown';
  }
}
