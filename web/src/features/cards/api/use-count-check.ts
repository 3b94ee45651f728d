import { countCards, dueUntil } from '@akada/domain/cards/counts';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { dayOf } from '@akada/domain/days/day';
import { useEffect, useRef } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { currentZone } from '@/lib/zone.ts';
import { countsOfDeck, recountDeck } from './counts.ts';

/**
 * Compares the counts of an open deck with what its queue shows, once, and counts all of its cards if they differ: two
 * devices that were offline can leave them wrong.
 */
export function useCountCheck(uid: string, deck: Stored<Deck>, cards: Live<Stored<Card>[]>): void {
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current || cards.status !== 'ready' || !cards.isFresh) return;
    if (deck.pending || cards.data.some(({ pending }) => pending)) return;
    isChecked.current = true;
    if (!differs(deck, cards.data)) return;
    recountDeck(uid, deck.id).catch((error) => console.warn('a deck could not be counted', error));
  }, [uid, deck, cards]);
}

function differs(deck: Deck, cards: readonly Card[]): boolean {
  const counts = countsOfDeck(deck);
  if (!counts) return true;
  const zone = currentZone();
  const today = dayOf(new Date(), zone);
  const actual = countCards(cards, zone);
  const differ = (counted: number, shown: number) =>
    shown < REVIEW_LIMITS.page ? counted !== shown : counted < shown;
  return differ(dueUntil(counts.due, today), dueUntil(actual.due, today)) || differ(counts.new, actual.new);
}
