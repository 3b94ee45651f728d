import { monthOf } from '@akada/domain/days/month';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import type { FinishedFocus } from '@akada/domain/focus/focus';
import type { FocusSession } from '@akada/domain/focus/schemas';
import { getDoc, increment, serverTimestamp, waitForPendingWrites, writeBatch } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/**
 * Saves a focus session. The rules let a session be created only once, and its minutes are added in the same batch, so a
 * session that is sent twice counts once. If its entry or task was deleted, it is saved as study time without a target.
 *
 * @throws the Firestore error if the server rejects it
 */
export async function saveFocus(uid: string, focus: FinishedFocus): Promise<void> {
  try {
    await commit(uid, focus);
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    if (await isStored(uid, focus.id)) return;
    if (!focus.target) throw error;
    await saveFocus(uid, { ...focus, target: null });
  }
}

/** Saves a session that an earlier page may have sent already: waits for queued writes, then checks the server first. */
export async function saveFocusOnce(uid: string, focus: FinishedFocus): Promise<void> {
  await waitForPendingWrites(firestore());
  if (!(await isStored(uid, focus.id))) await saveFocus(uid, focus);
}

/** Whether sending the session again would fail in the same way. */
export function isPermanentError(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'permission-denied' || code === 'not-found' || code === 'invalid-argument';
}

async function isStored(uid: string, id: string): Promise<boolean> {
  return (await getDoc(documentAt(documentPaths.focusSession(uid, id)))).exists();
}

function commit(
  uid: string,
  { id, minutes, started_at, ended_at, day, target }: FinishedFocus,
): Promise<void> {
  const batch = writeBatch(firestore());
  const session: FocusSession = {
    minutes,
    started_at,
    ended_at,
    day,
    ...(target && { [`${target.kind}_id`]: target.id, title: target.title }),
  };
  batch.set(documentAt(documentPaths.focusSession(uid, id)), session);
  const month = monthOf(day);
  batch.set(
    documentAt(documentPaths.focusMonth(uid, month)),
    { month, days: { [day.slice(month.length + 1)]: increment(minutes) }, last_session_id: id },
    { merge: true },
  );
  if (target?.kind === 'entry') {
    batch.update(documentAt(`${collectionPaths.planner(uid)}/${target.id}`), {
      focus_minutes: increment(minutes),
    });
  }
  if (target?.kind === 'task') {
    batch.update(documentAt(`${collectionPaths.tasks(uid)}/${target.id}`), {
      focus_minutes: increment(minutes),
      updated_at: serverTimestamp(),
    });
  }
  return batch.commit();
}
