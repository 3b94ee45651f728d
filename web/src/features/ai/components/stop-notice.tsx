import type { AiReservation } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { Alert } from '@/ui/alert.tsx';

const OUTCOMES: Record<AiReservation['status'], string> = {
  open: 'Checking whether this use counts…',
  settled: 'This use was counted.',
  returned: 'This use was not counted.',
};

/** Says that the student stopped a use and, as soon as the server has decided, whether it was counted. */
export function StopNotice({ uid, requestId }: { uid: string; requestId: string }) {
  const reservation = useLiveDocument<AiReservation>(documentPaths.aiReservation(uid, requestId));
  return (
    <Alert look="info">
      <p>You stopped it here. {outcomeOf(reservation)}</p>
    </Alert>
  );
}

function outcomeOf(reservation: Live<AiReservation | null>): string {
  if (reservation.status === 'error') return 'Whether it was counted could not be checked.';
  if (reservation.status === 'loading') return OUTCOMES.open;
  if (reservation.data) return OUTCOMES[reservation.data.status];
  // Without a reservation the request has not reached the server.
  return reservation.unconfirmed ? OUTCOMES.open : OUTCOMES.returned;
}
