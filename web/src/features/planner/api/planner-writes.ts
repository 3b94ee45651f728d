import { collectionPaths } from '@akada/domain/paths';
import type { TaskStatus } from '@akada/domain/planner';
import type { TaskDraft } from '@akada/domain/planner-forms';
import type { PlannerEntry } from '@akada/domain/schemas/planner';
import { deleteDoc, deleteField, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';

/*
 * Every write shows at once from the cache on the device. The promise settles when the server has answered,
 * which without a network is later: resolved when it took the write, rejected when it refused and the screen
 * has gone back to what it was. So nothing on a screen waits for it.
 */

export function createEntry(uid: string, entry: PlannerEntry): Promise<void> {
  return setDoc(newDocumentIn(collectionPaths.planner(uid)), entry);
}

export function saveEntry(uid: string, id: string, entry: PlannerEntry): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), {
    ...entry,
    subject: entry.subject ?? deleteField(),
    due_date: entry.due_date ?? deleteField(),
  });
}

export function completeEntry(uid: string, id: string, completed: boolean): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`), { completed });
}

export function deleteEntry(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.planner(uid)}/${id}`));
}

export function createTask(uid: string, task: TaskDraft): Promise<void> {
  return setDoc(newDocumentIn(collectionPaths.tasks(uid)), { ...task, updated_at: serverTimestamp() });
}

export function saveTask(uid: string, id: string, task: TaskDraft): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`), {
    ...task,
    description: task.description ?? deleteField(),
    tag: task.tag ?? deleteField(),
    updated_at: serverTimestamp(),
  });
}

export function setTaskStatus(uid: string, id: string, status: TaskStatus): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`), {
    status,
    updated_at: serverTimestamp(),
  });
}

export function deleteTask(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.tasks(uid)}/${id}`));
}
