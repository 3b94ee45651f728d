import { dueCardsQuery, newCardsQuery } from '@akada/domain/cards/queries';
import { daySpan } from '@akada/domain/cards/queue';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { startOfDayIn } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { useToday } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { rememberedQueue, rememberQueue, useRememberedCards } from './remembered-queue.ts';

const { page } = REVIEW_LIMITS;
/** A query can name this many documents. */
const MAX_IDS = 30;

/** What is to be reviewed. `isPartial`: the cards of the last visit, until those of the queries are known. */
export type ReviewQueue = Live<Stored<Card>[]> & { isPartial?: true };

/** The first cards that are due today and the first new ones, of all decks or of one: a page of each, live. */
export function useReviewQueue(uid: string, deckId?: string): ReviewQueue {
  const today = useToday();
  const zone = useZone();
  const { end } = daySpan(startOfDayIn(today, zone), zone);
  const [newPages, setNewPages] = useState(1);
  const remembered = useRememberedCards(uid, deckId);
  const summary = useLiveDocument(documentPaths.reviewSummary(uid));
  // Firestore answers in the order of the requests: the remembered cards, and the counts that are shown with them, must
  // not wait for the queries.
  const isRead = remembered !== null && (remembered.length === 0 || summary.status !== 'loading');
  const due = useStill(useLiveQuery<Card>(isRead ? dueCardsQuery(uid, end, page, deckId) : null));
  const fresh = useStill(useLiveQuery<Card>(isRead ? newCardsQuery(uid, newPages * page, deckId) : null));
  const newCards = fresh.status === 'ready' ? fresh.data : [];
  // New cards that are buried until tomorrow stay in the page.
  const isFilled =
    newCards.filter((card) => card.due < end).length === 0 && newCards.length >= newPages * page;
  useEffect(() => {
    if (isFilled) setNewPages((pages) => pages + 1);
  }, [isFilled]);
  const dueCards = due.status === 'ready' ? due.data : null;
  useEffect(() => {
    if (dueCards) rememberQueue(uid, deckId, dueCards);
  }, [uid, deckId, dueCards]);
  const waiting = [due, fresh].find(({ status }) => status !== 'ready');
  if (waiting?.status === 'loading' && remembered && remembered.length > 0) {
    return { status: 'ready', data: [...remembered], unconfirmed: true, isFresh: false, isPartial: true };
  }
  if (due.status !== 'ready') return due;
  if (fresh.status !== 'ready') return fresh;
  return {
    status: 'ready',
    data: [...due.data, ...fresh.data],
    unconfirmed: due.unconfirmed || fresh.unconfirmed,
    isFresh: due.isFresh && fresh.isFresh,
  };
}

/** `isOutdated`: decks of earlier cards, while those of the latest are asked for. */
export type DecksOfCards = Live<Stored<Deck>[]> & { isOutdated: boolean };

/**
 * The decks of some cards, live, and those of the remembered queue from the start. Decks stay until the page is left, so
 * that no card of the page costs another query.
 */
export function useDecksOf(uid: string, cards: readonly Card[]): DecksOfCards {
  const [known] = useState(() => new Set(rememberedQueue(uid).decks));
  for (const { deck_id } of cards) known.add(deck_id);
  const ids = [...known].slice(-MAX_IDS).sort();
  const decks = useLiveQuery<Deck>(
    ids.length === 0
      ? null
      : {
          collection: collectionPaths.decks(uid),
          where: [['__name__', 'in', ids]],
          orderBy: [],
          limit: MAX_IDS,
        },
  );
  return { ...useStill(decks), isOutdated: decks.status === 'loading' };
}

/** Shows the last data of a query while the next one loads. */
function useStill<T>(live: Live<T>): Live<T> {
  const last = useRef(live);
  if (live.status !== 'loading') last.current = live;
  return last.current;
}
