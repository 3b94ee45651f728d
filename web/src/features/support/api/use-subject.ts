import { documentPaths } from '@akada/domain/documents/paths';
import { formatNaira } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import type { Payment } from '@akada/domain/payments/schemas';
import type { Ticket } from '@akada/domain/support/schemas';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, toStored } from '@/firebase/documents.ts';

/**
 * The name of the file or payment that a request is about; reads one document once. Null while it loads, for a request
 * about neither, and for a reported file that was hidden or deleted, which the student may not read any more.
 */
export function useSubject(ticket: Ticket): string | null {
  const [subject, setSubject] = useState<string | null>(null);
  const fileId = fileOf(ticket);
  const reference = 'payment_reference' in ticket ? ticket.payment_reference : null;
  useEffect(() => {
    let isCurrent = true;
    subjectOf(fileId, reference).then(
      (name) => {
        if (isCurrent) setSubject(name);
      },
      (error) => console.warn('what a request is about was not read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [fileId, reference]);
  return subject;
}

/** The id of the vault item that a request is about. */
function fileOf(ticket: Ticket): string | null {
  if (ticket.type === 'report') return ticket.file_id;
  return ticket.type === 'support_request' ? (ticket.about_file_id ?? null) : null;
}

async function subjectOf(fileId: string | null, reference: string | null): Promise<string | null> {
  if (fileId !== null) {
    const file = toStored<VaultItem>(await getDoc(documentAt(documentPaths.vaultItem(fileId))));
    return file && `“${file.filename}”`;
  }
  if (reference === null) return null;
  const payment = toStored<Payment>(await getDoc(documentAt(documentPaths.payment(reference))));
  return payment && `${PLAN_OFFERS[payment.plan].name} plan, ${formatNaira(payment.amount)}`;
}
