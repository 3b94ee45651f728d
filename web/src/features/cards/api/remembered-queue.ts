import type { Card } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { getDocFromCache } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, type Stored, toStored } from '@/firebase/documents.ts';

/** More than a student reviews while the queries of the queue read their cards. */
const MOST = 12;

/** The first due cards of the queue that a device showed last. */
export interface RememberedQueue {
  /** The ids of the cards, and of their decks. */
  cards: readonly string[];
  decks: readonly string[];
}

const EMPTY: RememberedQueue = { cards: [], decks: [] };

/** The localStorage key of the queue of all decks, or of one. */
const keyOf = (uid: string, deckId = 'all') => `akada.queue.${uid}.${deckId}`;

/** Remembers the first of the due cards of a queue, and nothing when there is none. */
export function rememberQueue(uid: string, deckId: string | undefined, due: readonly Stored<Card>[]): void {
  const first = due.slice(0, MOST);
  if (first.length === 0) {
    localStorage.removeItem(keyOf(uid, deckId));
    return;
  }
  const queue: RememberedQueue = {
    cards: first.map(({ id }) => id),
    decks: [...new Set(first.map(({ deck_id }) => deck_id))],
  };
  try {
    localStorage.setItem(keyOf(uid, deckId), JSON.stringify(queue));
  } catch (error) {
    console.warn('the queue could not be remembered', error);
  }
}

/** The queue that {@link rememberQueue} remembered last. */
export function rememberedQueue(uid: string, deckId?: string): RememberedQueue {
  const text = localStorage.getItem(keyOf(uid, deckId));
  return text === null ? EMPTY : (JSON.parse(text) as RememberedQueue);
}

/**
 * The remembered cards that are due now, from the device. Each is found by its id, while a query reads all cards on the
 * device, which takes seconds when there are thousands.
 *
 * @returns null while they are read
 */
export function useRememberedCards(uid: string, deckId?: string): readonly Stored<Card>[] | null {
  const [ids] = useState(() => rememberedQueue(uid, deckId).cards);
  const [cards, setCards] = useState<readonly Stored<Card>[] | null>(ids.length === 0 ? [] : null);
  useEffect(() => {
    let isLeft = false;
    const reads = ids.map((id) => getDocFromCache(documentAt(documentPaths.card(uid, id))));
    void Promise.allSettled(reads).then((results) => {
      if (isLeft) return;
      // A card that is not on the device any more is an error.
      const found = results.flatMap((result) =>
        result.status === 'fulfilled' ? (toStored<Card>(result.value) ?? []) : [],
      );
      const now = Date.now();
      setCards(found.filter(({ queue, due }) => queue === 'review' && due.getTime() <= now));
    });
    return () => {
      isLeft = true;
    };
  }, [uid, ids]);
  return cards;
}
