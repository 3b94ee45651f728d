import type { CardCounts } from '@akada/domain/cards/counts';
import { deferDeletion, undoDeletion } from '@/lib/deferred-deletions.ts';
import { toast } from './toast.tsx';

interface DeletionWithUndo {
  /** What the toast says, such as 'Note deleted'. */
  done: string;
  /** Deletes the item; offline it settles much later. */
  deleteItem: () => Promise<void>;
  /** Gets the error when the item could not be deleted and shows again. */
  onFailure: (error: unknown) => void;
  onUndo?: () => void;
  /** The ids of the items, if it deletes more than the one with the deletion's id. */
  items?: readonly string[];
  /** How many of the student's cards leave their review, by day, as negative numbers. */
  cards?: CardCounts | undefined;
}

/** Hides an item at once (`useIsDeleted`), and deletes it unless the student undoes that in the toast. */
export function deleteWithUndo(id: string, { done, onUndo, ...deletion }: DeletionWithUndo): void {
  const dismiss = toast.undo(done, () => {
    if (undoDeletion(id)) onUndo?.();
  });
  // A toast stays longer while the pointer is on it; it must not offer to undo what can't be undone.
  deferDeletion(id, { ...deletion, onDelete: dismiss });
}
