import { documentPaths } from '@akada/domain/paths';
import { paymentsQuery } from '@akada/domain/queries/payments';
import type { LifetimeSummary, Payment } from '@akada/domain/schemas/payments';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';

/** The student's payments, newest first, live. */
export function usePayments(uid: string): Live<Stored<Payment>[]> {
  return useLiveQuery<Payment>(paymentsQuery(uid));
}

/** How many lifetime plans were sold, live. */
export function useLifetimeSlots(): Live<LifetimeSummary | null> {
  return useLiveDocument<LifetimeSummary>(documentPaths.lifetimeSummary);
}
