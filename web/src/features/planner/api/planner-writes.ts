import { collectionPaths } from '@akada/domain/documents/paths';
import type { TaskDraft } from '@akada/domain/planner/forms';
import type { TaskStatus } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  serverTimestamp,
  setDoc,
  type UpdateData,
  updateDoc,
} from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';

/*
 * Every write shows at once from the cache on the device. The promise settles when the server has answered,
 * which without a network is later: resolved when it took the write, rejected when it refused and the screen
 * has gone back to what it was. So nothing on a screen waits for it.
 */

/** Adds an entry to the planner. */
export function createEntry(uid: string, entry: PlannerEntry): Promise<void> {
  return writeWhenAccountOpen(uid, () => setDoc(newDocumentIn(collectionPaths.planner(uid)), entry));
}

/** Writes what differs between two states of an entry, so that another device's changes to the rest are kept. */
export function saveEntry(uid: string, id: string, before: PlannerEntry, after: PlannerEntry): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), changes(before, after));
}

/** Marks an entry as done, or as not done. */
export function completeEntry(uid: string, id: string, completed: boolean): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), { completed });
}

/** Takes an entry out of the planner. */
export function deleteEntry(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`));
}

/** Adds a task. */
export function createTask(uid: string, task: TaskDraft): Promise<void> {
  return writeWhenAccountOpen(uid, () =>
    setDoc(newDocumentIn(collectionPaths.tasks(uid)), { ...task, updated_at: serverTimestamp() }),
  );
}

/** Writes what differs between two states of a task, see {@link saveEntry}. */
export function saveTask(uid: string, id: string, before: TaskDraft, after: TaskDraft): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`), {
    ...changes(before, after),
    updated_at: serverTimestamp(),
  });
}

/** Moves a task to another status. */
export function setTaskStatus(uid: string, id: string, status: TaskStatus): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`), {
    status,
    updated_at: serverTimestamp(),
  });
}

/** Takes a task off the list. */
export function deleteTask(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`));
}

/** The fields that a form may leave empty, which are then absent. */
const OPTIONAL = ['subject', 'due_date', 'description', 'tag'];

/** What turns `before` into `after`. */
function changes(before: object, after: object): UpdateData<DocumentData> {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => old.get(key)?.valueOf() !== value.valueOf());
  const gone = OPTIONAL.filter((key) => old.has(key) && !(key in after));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((key) => [key, deleteField()])) };
}
