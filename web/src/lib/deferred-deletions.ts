/**
 * Deletions that wait while the student can undo them. They belong to the app and not to a page, so that the pause is as
 * long on every page. Until it is over nothing is deleted: closing the app during the pause keeps the item.
 */
import type { CardCounts } from '@akada/domain/cards/counts';
import { useSyncExternalStore } from 'react';
import { UNDO_MS } from './undo.ts';

interface DeferredDeletion {
  /** The ids of the items, if what is deleted is not one item with the deletion's id. */
  items?: readonly string[];
  /** How many of the student's cards leave their review with it, by day, as negative numbers. */
  cards?: CardCounts | undefined;
  /** Deletes the item; offline it settles much later. */
  deleteItem: () => Promise<void>;
  /** Runs when the pause is over, before the item is deleted. */
  onDelete?: (() => void) | undefined;
  /** Gets the error when the item could not be deleted and shows again. */
  onFailure: (error: unknown) => void;
}

interface Pending extends DeferredDeletion {
  timer: ReturnType<typeof setTimeout>;
}

const pending = new Map<string, Pending>();
/** The ids of the deletions that wait, and of those that the server has not confirmed. */
const deleted = new Set<string>();
/** What is hidden: these, and the items of the deletions that wait. Once those are made, the cache lacks them. */
let hidden: ReadonlySet<string> = new Set();
/** The cards of the deletions that wait. Once those are made, the stored counts lack them. */
let waitingCards: readonly CardCounts[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  const waiting = [...pending.values()];
  hidden = new Set([...deleted, ...waiting.flatMap(({ items = [] }) => items)]);
  waitingCards = waiting.flatMap(({ cards = [] }) => cards);
  for (const onChange of listeners) onChange();
}

function show(id: string): void {
  deleted.delete(id);
  announce();
}

/** Hides an item, and deletes it after the pause. */
export function deferDeletion(id: string, deletion: DeferredDeletion): void {
  if (pending.has(id)) return;
  pending.set(id, { ...deletion, timer: setTimeout(() => void makeDeletion(id), UNDO_MS) });
  deleted.add(id);
  announce();
}

/**
 * Shows an item again whose pause is not over.
 *
 * @returns whether it was not over
 */
export function undoDeletion(id: string): boolean {
  clearTimeout(pending.get(id)?.timer);
  const isUndone = pending.delete(id);
  if (isUndone) show(id);
  return isUndone;
}

/** Deletes an item now, if it waits. Settles when the server has answered, and never rejects. */
export async function makeDeletion(id: string): Promise<void> {
  const deletion = pending.get(id);
  if (!deletion) return;
  clearTimeout(deletion.timer);
  pending.delete(id);
  deletion.onDelete?.();
  try {
    const written = deletion.deleteItem();
    announce();
    await written;
    show(id);
  } catch (error) {
    show(id);
    deletion.onFailure(error);
  }
}

/** Deletes all items that wait, before the student signs out. Settles when the server has answered. */
export async function makeAllDeletions(): Promise<void> {
  await Promise.all([...pending.keys()].map(makeDeletion));
}

/** Forgets all items that wait and keeps them: their student's session has ended. */
export function dropDeletions(): void {
  for (const id of [...pending.keys()]) undoDeletion(id);
}

/** Tells whether an item is deleted or about to be. Another function after each change. */
export function useIsDeleted(): (id: string) => boolean {
  const ids = useSyncExternalStore(subscribe, () => hidden);
  return (id) => ids.has(id);
}

/** What the counts of cards lose by the deletions that can still be undone. */
export function useDeletedCards(): readonly CardCounts[] {
  return useSyncExternalStore(subscribe, () => waitingCards);
}

/** A list without the items that are deleted or about to be. */
export function useWithoutDeleted<List extends { all: readonly { id: string }[] }>(list: List): List {
  const isDeleted = useIsDeleted();
  return { ...list, all: list.all.filter(({ id }) => !isDeleted(id)) };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
