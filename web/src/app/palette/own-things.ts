import type { Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, sharedCollections } from '@akada/domain/documents/paths';
import type { PrivateNote } from '@akada/domain/notes/schemas';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { Bookmark, LibraryFile } from '@akada/domain/vault/library-schemas';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { readCached } from '@/firebase/cached.ts';
import type { Stored } from '@/firebase/documents.ts';

/** Something of the student's that the search finds. */
export type Thing = { id: string; title: string } & (
  | { kind: 'task'; task: Stored<Task> }
  | { kind: 'entry'; entry: Stored<PlannerEntry> }
  | { kind: 'note' }
  | { kind: 'deck' }
  | { kind: 'file'; isOffline: boolean }
);

/** Everything on this device that the search finds: of each kind the most useful first. */
export async function readThings(uid: string): Promise<Thing[]> {
  const [tasks, entries, notes, decks, library, bookmarks, files] = await Promise.all([
    readCached<Task>(collectionPaths.tasks(uid)),
    readCached<PlannerEntry>(collectionPaths.planner(uid)),
    readCached<PrivateNote>(collectionPaths.notes(uid)),
    readCached<Deck>(collectionPaths.decks(uid)),
    readCached<LibraryFile>(collectionPaths.library(uid)),
    readCached<Bookmark>(collectionPaths.bookmarks(uid)),
    readCached<VaultItem>(sharedCollections.vault),
  ]);
  const kept = new Set(library.map(({ id }) => id));
  const seen = new Map([...library, ...bookmarks, ...files].map((file) => [file.id, file]));
  return [
    ...tasks.sort(openFirst).map((task) => ({ kind: 'task', id: task.id, title: task.title, task }) as const),
    ...entries
      .sort((a, b) => b.date.localeCompare(a.date))
      .map((entry) => ({ kind: 'entry', id: entry.id, title: entry.title, entry }) as const),
    ...notes.map(({ id, title }) => ({ kind: 'note', id, title }) as const),
    ...decks.map(({ id, title }) => ({ kind: 'deck', id, title }) as const),
    ...[...seen.values()].map(
      ({ id, filename }) => ({ kind: 'file', id, title: filename, isOffline: kept.has(id) }) as const,
    ),
  ];
}

/** Open tasks before completed ones, each by their due date. */
function openFirst(a: Task, b: Task): number {
  const isDone = (task: Task) => Number(task.status === 'completed');
  return isDone(a) - isDone(b) || a.due_date.getTime() - b.due_date.getTime();
}
