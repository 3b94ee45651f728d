import { countedCards } from '@akada/domain/cards/count-upkeep';
import { nextDue } from '@akada/domain/cards/counts';
import { isDeckOff } from '@akada/domain/cards/decks';
import { daySpan } from '@akada/domain/cards/queue';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { updateDoc } from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { currentZone } from '@/lib/zone.ts';
import { differsFromQueue } from './compare-counts.ts';
import { rebuildSummary } from './correct-summary.ts';
import { countsOfDeck, recountDeck } from './counts.ts';
import type { DueCards } from './use-due-cards.ts';

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
  return !counts || countedCards(counts) > deck.cards || differsFromQueue(counts, cards);
}

/**
 * Compares the counts of all decks with what the review of all decks shows, once, and builds them again if they differ.
 *
 * @param due undefined while it is not known
 */
export function useSummaryCheck(uid: string, due: DueCards | undefined, cards: Live<Stored<Card>[]>): void {
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current || !due?.isLatest || cards.status !== 'ready' || !cards.isFresh) return;
    if (cards.data.some(({ pending }) => pending)) return;
    isChecked.current = true;
    const { due: days = {}, new: fresh = 0 } = due.summary;
    if (!differsFromQueue({ due: days, new: fresh }, cards.data)) return;
    rebuildSummary(uid, cards.data).catch((error) => console.warn('the cards could not be counted', error));
  }, [uid, due, cards]);
}
