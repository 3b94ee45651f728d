import { aiResultsQuery, aiUsageQuery, cardsQuery, chatsQuery, decksQuery } from '@akada/domain/ai/queries';
import type { AiResult, AiUsage, Card, Chat, Deck } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import { cardsPath, collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { deleteDoc } from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The uses since `since`, newest first, live, at most 50; null is from the beginning. */
export function useAiUsage(uid: string, since: Date | null): Live<Stored<AiUsage>[]> {
  return useLiveQuery<AiUsage>(aiUsageQuery(uid, since));
}

/** The same, 50 and then more. */
export function useAiUsagePages(
  uid: string,
  since: Date | null,
  onFailure: (error: unknown) => void,
): Paged<AiUsage> {
  return usePaged<AiUsage>(aiUsageQuery(uid, since), onFailure);
}

/** The newest results of a tool, 20 and then more. */
export function useAiResults(
  uid: string,
  tool: AiToolId,
  onFailure: (error: unknown) => void,
): Paged<AiResult> {
  return usePaged<AiResult>(aiResultsQuery(uid, tool), onFailure);
}

/** The chats, that of the last turn first, 20 and then more. */
export function useChats(uid: string, onFailure: (error: unknown) => void): Paged<Chat> {
  return usePaged<Chat>(chatsQuery(uid), onFailure);
}

/** A chat, live; null when there is none. Without an id, for one that has not begun, it is loading. */
export function useChat(uid: string, chatId: string | null): Live<Stored<Chat> | null> {
  return useLiveDocument<Chat>(chatId && documentPaths.chat(uid, chatId));
}

/** The decks, newest first, 20 and then more. */
export function useDecks(uid: string, onFailure: (error: unknown) => void): Paged<Deck> {
  return usePaged<Deck>(decksQuery(uid), onFailure);
}

/** The cards of a deck, live, those that are due first. */
export function useCards(uid: string, deckId: string): Live<Stored<Card>[]> {
  return useLiveQuery<Card>(cardsQuery(uid, deckId));
}

/** Takes a result out of the history. */
export function deleteResult(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.aiResults(uid)}/${id}`));
}

/** Forgets a chat. */
export function deleteChat(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.chat(uid, id)));
}

/** Where a card of a deck is. */
export function cardPath(uid: string, deckId: string, cardId: string): string {
  return `${cardsPath(uid, deckId)}/${cardId}`;
}
