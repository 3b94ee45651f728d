import { useCallback, useEffect, useRef, useState } from 'react';
import { UNDO_MS } from './undo.ts';

interface DeferredDeletions {
  /** Whether an item is deleted or about to be. */
  isDeleted: (id: string) => boolean;
  /** Hides an item, and deletes it after the pause. Stable between renders, as is `undo`. */
  remove: (id: string) => void;
  /** Shows an item again whose pause is not over. */
  undo: (id: string) => void;
}

/**
 * Deletes items after a pause in which the student can undo it, for what can't be restored as it was. Pending deletions are
 * made when the component unmounts.
 *
 * @param deleteItem deletes an item; offline it settles much later
 * @param onFailure gets the error when an item could not be deleted and shows again
 */
export function useDeferredDeletions(
  deleteItem: (id: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): DeferredDeletions {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef({ deleteItem, onFailure });
  useEffect(() => {
    latest.current = { deleteItem, onFailure };
  });

  const settle = useCallback((id: string) => {
    clearTimeout(pending.current.get(id));
    pending.current.delete(id);
    latest.current.deleteItem(id).catch((error) => {
      setDeleted((before) => without(before, id));
      latest.current.onFailure(error);
    });
  }, []);
  useEffect(() => {
    const { current } = pending;
    return () => [...current.keys()].forEach(settle);
  }, [settle]);

  const remove = useCallback(
    (id: string) => {
      setDeleted((before) => new Set([...before, id]));
      pending.current.set(
        id,
        setTimeout(() => settle(id), UNDO_MS),
      );
    },
    [settle],
  );
  const undo = useCallback((id: string) => {
    clearTimeout(pending.current.get(id));
    // Once the pause is over the item is deleted already, even if its row still shows.
    if (pending.current.delete(id)) setDeleted((before) => without(before, id));
  }, []);
  return { isDeleted: (id) => deleted.has(id), remove, undo };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
