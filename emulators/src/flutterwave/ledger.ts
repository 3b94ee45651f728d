import { createHash } from 'node:crypto';
import type { Transaction } from './protocol.ts';

/** The transactions, in memory. A reference has several if its first attempts failed. */
export class Ledger {
  #transactions: Transaction[] = [];

  add(transaction: Omit<Transaction, 'id' | 'flw_ref'>): Transaction {
    const attempt = this.#of(transaction.tx_ref).length + 1;
    const id = numberOf(`${transaction.tx_ref} ${attempt}`);
    const added = { ...transaction, id, flw_ref: `FLW-LOCAL-${id}` };
    this.#transactions.push(added);
    return added;
  }

  byId(id: number): Transaction | undefined {
    return this.#transactions.find((transaction) => transaction.id === id);
  }

  /** The attempt that was paid, or else the last one. */
  byReference(tx_ref: string): Transaction | undefined {
    const attempts = this.#of(tx_ref);
    return attempts.find(({ status }) => status === 'successful') ?? attempts.at(-1);
  }

  get pending(): readonly Transaction[] {
    return this.#transactions.filter(({ status }) => status === 'pending');
  }

  forget(): void {
    this.#transactions = [];
  }

  #of(tx_ref: string): Transaction[] {
    return this.#transactions.filter((transaction) => transaction.tx_ref === tx_ref);
  }
}

/** A number derived from the text. A counter would start again after a restart and give out numbers already in use. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
