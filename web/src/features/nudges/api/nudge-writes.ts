import { documentPaths } from '@akada/domain/documents/paths';
import {
  type NudgeAction,
  type NudgeStateChange,
  stateAfterAction,
} from '@akada/domain/nudges/todays-nudges';
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** Saves the state of a nudge. It shows at once; a rejection is only logged. */
export function saveNudgeState(uid: string, state: NudgeStateChange): void {
  write(uid, state).catch((error) =>
    console.warn(`the state of a nudge was refused: ${state.day} ${state.kind} ${state.status}`, error),
  );
}

/** Applies a student's action to a nudge and saves it. It shows at once; a rejection shows a toast. */
export function applyToNudge(uid: string, state: NudgeStateChange, action: NudgeAction): void {
  write(uid, stateAfterAction(state, action)).catch((error) => {
    warnWithToast('a nudge was not changed', error, `Failed to change the nudge: ${failureReason(error)}`);
  });
}

function write(uid: string, { kind, day, status, snoozed_until }: NudgeStateChange): Promise<void> {
  const state = { kind, day, status, snoozed_until, updated_at: serverTimestamp() };
  return setDoc(documentAt(documentPaths.nudge(uid, day, kind)), state, { merge: true });
}
