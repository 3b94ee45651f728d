/** The queries of decks and cards. */
import { AI_LIMITS } from '../ai/ai.ts';
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import type { Card } from './schemas.ts';

/** The decks, newest first. */
export function decksQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.decks(uid), limit: AI_LIMITS.history });
}

/** The cards of a deck that wait in one of some queues, in pages of 100. */
export function cardsInQueuesQuery(uid: string, deckId: string, queues: readonly Card['queue'][]): QuerySpec {
  return {
    collection: collectionPaths.cards(uid),
    where: [
      ['deck_id', '==', deckId],
      ['queue', 'in', queues],
    ],
    orderBy: [],
    limit: 100,
  };
}

/** All cards of a deck, the first due first. */
export function cardsQuery(uid: string, deckId: string): QuerySpec {
  return {
    collection: collectionPaths.cards(uid),
    where: [['deck_id', '==', deckId]],
    orderBy: [['due', 'asc']],
    limit: AI_LIMITS.maxCards,
  };
}
