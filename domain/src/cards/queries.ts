/** The queries of decks and cards. */
import { AI_LIMITS } from '../ai/ai.ts';
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec, rangeQuery } from '../documents/query-spec.ts';
import { FIT_LIMITS } from './fit-limits.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import type { Card } from './schemas.ts';

/** Which decks to list. */
export interface DeckFilter {
  /** Only those filed under a subject. */
  subject?: string | undefined;
  /** Only those that the student put away. Decks of earlier releases don't say that they are not. */
  archived?: boolean;
}

/** The decks, newest first. */
export function decksQuery(uid: string, { subject, archived = false }: DeckFilter = {}): QuerySpec {
  return newestQuery({
    collection: collectionPaths.decks(uid),
    where: [
      ...(subject === undefined ? [] : [['subject', '==', subject] as const]),
      ...(archived ? [['archived', '==', true] as const] : []),
    ],
    limit: AI_LIMITS.history,
  });
}

/** The newest decks, for the page of the tool that makes cards. Archived ones are left out after reading. */
export function newestDecksQuery(uid: string): QuerySpec {
  return { ...decksQuery(uid), limit: 8 };
}

/** The cards of a deck, or those of them with a tag, in the order in which they were added, in pages of 25. */
export function deckCardsQuery(uid: string, deckId: string, tag?: string): QuerySpec {
  return {
    collection: collectionPaths.cards(uid),
    where: [
      ['deck_id', '==', deckId],
      ...(tag === undefined ? [] : [['tags', 'array-contains-any', [tag]] as const]),
    ],
    orderBy: [['position', 'asc']],
    limit: 25,
  };
}

/** The cards that are due before a time, the first due first: of all decks, or of one. */
export function dueCardsQuery(uid: string, end: Date, limit: number, deckId?: string): QuerySpec {
  return {
    collection: collectionPaths.cards(uid),
    where: [...ofDeck(deckId), ['queue', '==', 'review'], ['due', '<', end]],
    orderBy: [['due', 'asc']],
    limit,
  };
}

/** The new cards that are learned first: of all decks, or of one. */
export function newCardsQuery(uid: string, limit: number, deckId?: string): QuerySpec {
  return {
    collection: collectionPaths.cards(uid),
    where: [...ofDeck(deckId), ['queue', '==', 'new']],
    orderBy: [['position', 'asc']],
    limit,
  };
}

/** Firestore compares a field with at most 30 values. */
const MOST_COMPARED = 30;

/** The cards with these ids, of any deck: as many queries as Firestore needs. */
export function cardsWithIdsQueries(uid: string, ids: readonly string[]): QuerySpec[] {
  return Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, group) => {
    const some = ids.slice(group * MOST_COMPARED, (group + 1) * MOST_COMPARED);
    return {
      collection: collectionPaths.cards(uid),
      where: [['__name__', 'in', some]],
      orderBy: [],
      limit: some.length,
    };
  });
}

function ofDeck(deckId: string | undefined): QuerySpec['where'] {
  return deckId === undefined ? [] : [['deck_id', '==', deckId]];
}

/** The sittings that were saved since a time, on any device. */
export function sittingsSinceQuery(uid: string, time: Date): QuerySpec {
  return rangeQuery({
    collection: collectionPaths.reviewSittings(uid),
    by: 'updated_at',
    from: time,
    limit: REVIEW_LIMITS.merged,
  });
}

/** The newest sittings, to read the log backwards. */
export function newestSittingsQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: collectionPaths.reviewSittings(uid),
    by: 'updated_at',
    limit: FIT_LIMITS.page,
  });
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
