import { documentPaths } from '@akada/domain/documents/paths';
import type { Payment } from '@akada/domain/payments/schemas';
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';

/** Creates a refund request with the student's reason. Rejects when this payment already has one. */
export function addRefundRequest({ payment_reference, user_id }: Payment, details: string): Promise<void> {
  return setDoc(documentAt(documentPaths.refundRequest(payment_reference)), {
    type: 'refund_request',
    user_id,
    payment_reference,
    details,
    status: 'open',
    created_at: serverTimestamp(),
  });
}
