/** What the AI Lab asks. */

import { cardsPath, collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { AI_LIMITS } from './ai.ts';

/** The uses of AI tools since `since`, newest first, 50 unless told; null is from the beginning (spec section 7). */
export function aiUsageQuery(
  uid: string,
  since: Date | null,
  limit: number = AI_LIMITS.analyticsRows,
): QuerySpec {
  return {
    collection: collectionPaths.aiUsage(uid),
    where: since ? [['created_at', '>=', since]] : [],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The newest results, of one tool or of all. */
export function aiResultsQuery(uid: string, tool: string | 'all'): QuerySpec {
  return {
    collection: collectionPaths.aiResults(uid),
    where: tool === 'all' ? [] : [['tool', '==', tool]],
    orderBy: [['created_at', 'desc']],
    limit: AI_LIMITS.history,
  };
}

/** The chats, that of the last turn first. */
export function chatsQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.chats(uid),
    where: [],
    orderBy: [['updated_at', 'desc']],
    limit: AI_LIMITS.history,
  };
}

/** The decks, newest first. */
export function decksQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.decks(uid),
    where: [],
    orderBy: [['created_at', 'desc']],
    limit: AI_LIMITS.history,
  };
}

/** All cards of a deck, those that are due first. */
export function cardsQuery(uid: string, deckId: string): QuerySpec {
  return {
    collection: cardsPath(uid, deckId),
    where: [],
    orderBy: [['due', 'asc']],
    limit: AI_LIMITS.maxCards,
  };
}

/** Uses that have begun and not ended, those that expire first coming first; functions run it. */
export function openReservationsQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.aiReservations(uid),
    where: [['status', '==', 'open']],
    orderBy: [['expires_at', 'asc']],
    limit: 20,
  };
}
