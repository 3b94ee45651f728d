import { useEffect, useRef, useState } from 'react';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteNotification } from './api/notification-writes.ts';

/** Milliseconds for which a deletion can be undone. */
const UNDO_MS = 8_000;

interface Deletions {
  /** Whether a notification is deleted or about to be. */
  isDeleted: (id: string) => boolean;
  remove: (id: string) => void;
  undo: (id: string) => void;
}

/**
 * Deletes notifications after a pause in which the student can undo it. A deleted notification can't be restored, since
 * only functions can create one. Pending deletions are made when the dialog closes.
 */
export function useDeletions(uid: string): Deletions {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function settle(id: string) {
    clearTimeout(pending.current.get(id));
    pending.current.delete(id);
    deleteNotification(uid, id).catch((error) => {
      setDeleted((before) => without(before, id));
      warnWithToast(
        'a notification was not deleted',
        error,
        'Failed to delete the notification. Please try again.',
      );
    });
  }

  const settleAll = useRef(() => {});
  useEffect(() => {
    settleAll.current = () => [...pending.current.keys()].forEach(settle);
  });
  useEffect(() => {
    return () => settleAll.current();
  }, []);

  return {
    isDeleted: (id) => deleted.has(id),
    remove: (id) => {
      setDeleted((before) => new Set([...before, id]));
      pending.current.set(
        id,
        setTimeout(() => settle(id), UNDO_MS),
      );
    },
    undo: (id) => {
      clearTimeout(pending.current.get(id));
      // Once the pause is over the notification is deleted already, even if the row still shows.
      if (pending.current.delete(id)) setDeleted((before) => without(before, id));
    },
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
