import { documentPaths } from '@akada/domain/documents/paths';
import { paymentsQuery } from '@akada/domain/payments/queries';
import type { LifetimeSummary, Payment } from '@akada/domain/payments/schemas';
import { getDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's payments, newest first, 20 a page. */
export function usePayments(uid: string, onFailure: (error: unknown) => void): Paged<Payment> {
  return usePaged<Payment>(paymentsQuery(uid), onFailure);
}

/** Reads a payment from the server; lists that show it update with the cache. */
export async function refreshPayment(reference: string): Promise<void> {
  await getDoc(documentAt(documentPaths.payment(reference)));
}

/** How many lifetime plans were sold, live. */
export function useLifetimeSlots(): Live<LifetimeSummary | null> {
  return useLiveDocument<LifetimeSummary>(documentPaths.lifetimeSummary);
}
