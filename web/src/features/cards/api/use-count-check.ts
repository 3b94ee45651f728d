import { countedCards } from '@akada/domain/cards/count-upkeep';
import { countCards, dueUntil, nextDue } from '@akada/domain/cards/counts';
import { isDeckOff } from '@akada/domain/cards/decks';
import { daySpan } from '@akada/domain/cards/queue';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { dayOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { updateDoc } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { currentZone } from '@/lib/zone.ts';
import { countsOfDeck, recountDeck } from './counts.ts';

/**
 * Compares the counts of an open deck with what its queue shows, once, and counts all of its cards if they differ: two
 * devices that were offline can leave them wrong. A deck that seems to be due, because its earliest card was removed, is
 * corrected too: otherwise nudges keep reminding the student of it.
 */
export function useCountCheck(uid: string, deck: Stored<Deck>, cards: Live<Stored<Card>[]>): void {
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current || cards.status !== 'ready' || !cards.isFresh) return;
    if (deck.pending || cards.data.some(({ pending }) => pending)) return;
    isChecked.current = true;
    correct(uid, deck, cards.data).catch((error) => console.warn('a deck could not be counted', error));
  }, [uid, deck, cards]);
}

async function correct(uid: string, deck: Stored<Deck>, cards: readonly Card[]): Promise<void> {
  if (differs(deck, cards)) return recountDeck(uid, deck.id);
  const next = dueLater(deck);
  if (next) await updateDoc(documentAt(documentPaths.deck(uid, deck.id)), { next_due: next });
}

/** When a deck is due that says it is due today, or was, though none of its cards is; null if it says right. */
function dueLater(deck: Deck): Date | null {
  const counts = countsOfDeck(deck);
  if (!counts || isDeckOff(deck)) return null;
  const now = new Date();
  const { end } = daySpan(now, currentZone());
  const next = nextDue(counts, { now, zone: currentZone(), newLeft: 1 });
  return deck.next_due < end && next >= end ? next : null;
}

function differs(deck: Deck, cards: readonly Card[]): boolean {
  const counts = countsOfDeck(deck);
  // More cards that wait than it says it has.
  if (!counts || countedCards(counts) > deck.cards) return true;
  const zone = currentZone();
  const today = dayOf(new Date(), zone);
  const actual = countCards(cards, zone);
  const differ = (counted: number, shown: number) =>
    shown < REVIEW_LIMITS.page ? counted !== shown : counted < shown;
  return differ(dueUntil(counts.due, today), dueUntil(actual.due, today)) || differ(counts.new, actual.new);
}
