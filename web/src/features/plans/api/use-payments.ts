import { documentPaths } from '@akada/domain/paths';
import { olderPaymentsQuery, paymentsQuery } from '@akada/domain/queries/payments';
import type { LifetimeSummary, Payment } from '@akada/domain/schemas/payments';
import { getDoc } from 'firebase/firestore';
import { documentAt, type Stored, storedOf } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { type Page, readPage } from '@/firebase/pages.ts';

/** The student's payments, newest first, live. */
export function usePayments(uid: string): Live<Stored<Payment>[]> {
  return useLiveQuery<Payment>(paymentsQuery(uid));
}

/** The payments that were opened before a time. */
export function readOlderPayments(uid: string, before: Date): Promise<Page<Payment>> {
  return readPage<Payment>(olderPaymentsQuery(uid, before), null);
}

/** A payment as it is now. */
export async function readPayment(reference: string): Promise<Stored<Payment> | null> {
  return storedOf<Payment>(await getDoc(documentAt(documentPaths.payment(reference))));
}

/** How many lifetime plans were sold, live. */
export function useLifetimeSlots(): Live<LifetimeSummary | null> {
  return useLiveDocument<LifetimeSummary>(documentPaths.lifetimeSummary);
}
