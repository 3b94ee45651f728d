import type { CallableInput } from '@akada/domain/callables/contracts';
import { paymentsQuery } from '@akada/domain/payments/queries';
import type { Payment } from '@akada/domain/payments/schemas';
import { SUPPORT_CHOICES } from '@akada/domain/support/tickets';
import { listedFilesOfQuery } from '@akada/domain/vault/queries';
import type { VaultItem } from '@akada/domain/vault/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** What a student writes to support. */
export type SupportRequestInput = CallableInput<'requestSupport'>;

/** Sends a request to support. Requests with the same key are stored once, so it can be sent again after a failure. */
export async function requestSupport(input: SupportRequestInput): Promise<void> {
  const { call } = await import('@/firebase/functions.ts');
  await call('requestSupport', input);
}

/** What a request can be about: the student's newest payments and shared files. */
export function useChoices(uid: string): {
  payments: Live<Stored<Payment>[]>;
  files: Live<Stored<VaultItem>[]>;
} {
  const payments = useLiveQuery<Payment>(paymentsQuery(uid, SUPPORT_CHOICES));
  const files = useLiveQuery<VaultItem>(listedFilesOfQuery(uid, SUPPORT_CHOICES));
  return { payments, files };
}
