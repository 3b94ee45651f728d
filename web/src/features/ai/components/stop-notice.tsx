import { AI_USE_COUNTED } from '@akada/domain/ai/messages';
import type { AiReservation } from '@akada/domain/ai/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { type Live, useLiveDocument } from '@/firebase/live.ts';
import { Alert } from '@/ui/alert.tsx';

const OUTCOMES: Record<AiReservation['status'], string> = {
  open: 'Checking whether this use counts...',
  settled: AI_USE_COUNTED.yes,
  returned: AI_USE_COUNTED.no,
};

/** Tells the student that they stopped a use and, once the server has decided, whether it was counted. */
export function StopNotice({ uid, requestId }: { uid: string; requestId: string }) {
  const reservation = useLiveDocument<AiReservation>(documentPaths.aiReservation(uid, requestId));
  return (
    <Alert look="info">
      <p>You stopped this answer. {outcomeOf(reservation)}</p>
    </Alert>
  );
}

function outcomeOf(reservation: Live<AiReservation | null>): string {
  if (reservation.status === 'error') return "We couldn't check whether this use was counted.";
  if (reservation.status === 'loading') return OUTCOMES.open;
  if (reservation.data) return OUTCOMES[reservation.data.status];
  // Without a reservation the request never reached the server.
  return reservation.unconfirmed ? OUTCOMES.open : OUTCOMES.returned;
}
