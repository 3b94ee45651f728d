import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { FinishedFocus } from '@akada/domain/focus/focus';
import { monthOf } from '@akada/domain/focus/minutes';
import type { FocusSession } from '@akada/domain/focus/schemas';
import { getDoc, increment, serverTimestamp, waitForPendingWrites, writeBatch } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/**
 * Stores a focus. A session can be created once only, and its minutes go with it, so what is sent twice counts once.
 * When the entry or task that it was for is gone, it counts as study time all the same.
 *
 * @throws what the server refused it with
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

/** The same for one that an earlier page may have sent: it may be stored, or wait on this device. */
export async function saveFocusOnce(uid: string, focus: FinishedFocus): Promise<void> {
  await waitForPendingWrites(firestore());
  if (!(await isStored(uid, focus.id))) await saveFocus(uid, focus);
}

/** Whether the server will not take it, however often it is sent. */
export function isPermanentError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
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
