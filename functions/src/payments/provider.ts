import type { Transaction } from '@akada/domain/payments/payments';
import type { Deps } from '../lib/handler.ts';
import { LoggableError } from '../lib/log-text.ts';

/** The payment provider. */
export interface Provider {
  /** A transaction by the provider's id; 'unknown' when there is none. */
  verifyById: (id: number) => Promise<Transaction | 'unknown'>;
  /** The transaction of a payment; 'unknown' until a payment was attempted. */
  verifyByReference: (reference: string) => Promise<Transaction | 'unknown'>;
}

/** The dependencies of payment handlers; tests pass their own provider. */
export type PaymentDeps = Pick<Deps, 'db' | 'now'> & { provider: Provider };

/** The provider didn't answer, or not as expected: the state of the payment is unknown, and the request must be retried. */
export class ProviderUnavailable extends LoggableError {}
