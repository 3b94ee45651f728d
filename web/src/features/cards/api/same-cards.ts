import type { CardText } from '@akada/domain/ai/result-schemas';
import { deckCardsQuery } from '@akada/domain/cards/queries';
import { daySpan } from '@akada/domain/cards/queue';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { BLANK } from '@akada/domain/practice/practice';
import { getDocsFromCache } from 'firebase/firestore';
import { type Stored, toStored, toUnlimitedQuery } from '@/firebase/documents.ts';
import { withPlainText } from '@/lib/plain-cards.ts';
import { currentZone } from '@/lib/zone.ts';
import { saveCardChange } from './card-changes.ts';

/**
 * The cards of a deck that ask what some texts ask, by the fronts of the texts. Those that this device has: it read the
 * deck to make the questions.
 */
export async function findSameCards(
  uid: string,
  deckId: string,
  texts: readonly Pick<CardText, 'front'>[],
): Promise<Map<string, Stored<Card>>> {
  const { docs } = await getDocsFromCache(toUnlimitedQuery(deckCardsQuery(uid, deckId)));
  const cards = docs.flatMap((card) => toStored<Card>(card) ?? []);
  const plain = await withPlainText(cards);
  const byFront = new Map(plain.map(({ front }, index) => [folded(front), cards[index]]));
  return new Map(
    texts.flatMap(({ front }) => {
      const card = byFront.get(folded(front));
      return card ? [[front, card] as const] : [];
    }),
  );
}

/**
 * Makes cards due now that would come back after today. New cards come anyway, and suspended ones stay so.
 *
 * @returns a promise that settles when the server has answered
 */
export async function makeDue(uid: string, deck: Stored<Deck>, cards: Iterable<Stored<Card>>): Promise<void> {
  const now = new Date();
  const { end } = daySpan(now, currentZone());
  const later = [...cards].filter(({ queue, due }) => queue === 'review' && due >= end);
  await Promise.all(
    later.map((card) =>
      saveCardChange(uid, { before: card, after: { ...card, due: now }, deck, newLeft: 0, now }),
    ),
  );
}

/** A question with its blank at the end asks the same as one without. */
function folded(text: string): string {
  return text.replace(BLANK, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}
