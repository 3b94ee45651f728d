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
 * Every write shows at once from the cache on the device. The promise settles when the server has answered, which
 * offline is later: it resolves when the server accepted the write, and rejects when the server refused it and the
 * screen has gone back to the old state. So no screen waits for it.
 */

/** Creates a schedule entry. */
export function createEntry(uid: string, entry: PlannerEntry): Promise<void> {
  return writeWhenAccountOpen(uid, () => setDoc(newDocumentIn(collectionPaths.planner(uid)), entry));
}

/**
 * Saves the fields that differ between two states of an entry, so that another device's changes to other fields
 * survive.
 */
export function saveEntry(uid: string, id: string, before: PlannerEntry, after: PlannerEntry): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), changes(before, after));
}

/** Marks an entry as completed or not. */
export function completeEntry(uid: string, id: string, completed: boolean): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), { completed });
}

/** Deletes a schedule entry. */
export function deleteEntry(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`));
}

/** Creates a task. */
export function createTask(uid: string, task: TaskDraft): Promise<void> {
  return writeWhenAccountOpen(uid, () =>
    setDoc(newDocumentIn(collectionPaths.tasks(uid)), { ...task, updated_at: serverTimestamp() }),
  );
}

/** Saves the fields that differ between two states of a task, see {@link saveEntry}. */
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

/** Deletes a task. */
export function deleteTask(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`));
}

/** Fields that are absent from the document when the form leaves them empty. */
const OPTIONAL = ['subject', 'due_date', 'description', 'tag'];

/** The update that turns `before` into `after`. */
function changes(before: object, after: object): UpdateData<DocumentData> {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => old.get(key)?.valueOf() !== value.valueOf());
  const gone = OPTIONAL.filter((key) => old.has(key) && !(key in after));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((key) => [key, deleteField()])) };
}
