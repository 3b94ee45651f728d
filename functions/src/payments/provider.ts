import type { Transaction } from '@akada/domain/payments/payments';
import type { Deps } from '../lib/handler.ts';
import { LoggableError } from '../lib/loggable-error.ts';

/** Who took the money, and is asked what became of it. */
export interface Provider {
  /** A transaction by the provider's own number; 'unknown' when there is none. */
  verifyById: (id: number) => Promise<Transaction | 'unknown'>;
  /** The transaction of a payment; 'unknown' while nobody has begun to pay it. */
  verifyByReference: (reference: string) => Promise<Transaction | 'unknown'>;
}

/** What work on payments needs beside its deps; tests pass their own provider. */
export type PaymentDeps = Pick<Deps, 'db' | 'now'> & { provider: Provider };

/** The provider does not answer, or not what can be understood: nothing is known, and it has to be asked again. */
export class Unavailable extends LoggableError {}
