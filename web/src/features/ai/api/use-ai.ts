import { AI_LIMITS } from '@akada/domain/ai';
import type { AiToolId } from '@akada/domain/ai-tools';
import { cardsPath, collectionPaths, documentPaths } from '@akada/domain/paths';
import { aiResultsQuery, aiUsageQuery, cardsQuery, chatsQuery, decksQuery } from '@akada/domain/queries/ai';
import type { QuerySpec } from '@akada/domain/queries/spec';
import type { AiResult, AiUsage, Card, Chat, Deck } from '@akada/domain/schemas/ai';
import { deleteDoc } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';

/** The uses since `since`, newest first, live, at most 50; null is from the beginning. */
export function useAiUsage(uid: string, since: Date | null): Live<Stored<AiUsage>[]> {
  return useLiveQuery<AiUsage>(aiUsageQuery(uid, since));
}

/** The newest results of a tool, live. */
export function useAiResults(uid: string, tool: AiToolId): Growing<AiResult> {
  return useGrowing((limit) => aiResultsQuery(uid, tool, limit));
}

/** The chats, live, that of the last turn first. */
export function useChats(uid: string): Live<Stored<Chat>[]> {
  return useLiveQuery<Chat>(chatsQuery(uid));
}

/** A chat, live; null when there is none. */
export function useChat(uid: string, chatId: string): Live<Stored<Chat> | null> {
  return useLiveDocument<Chat>(documentPaths.chat(uid, chatId));
}

/** The decks, live, newest first. */
export function useDecks(uid: string): Growing<Deck> {
  return useGrowing((limit) => decksQuery(uid, limit));
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

/** A live list that shows more of itself when it is asked to. */
export interface Growing<T> {
  list: Live<Stored<T>[]>;
  /** Null where there is no more. */
  showMore: (() => void) | null;
  isLoadingMore: boolean;
}

function useGrowing<T>(queryUpTo: (limit: number) => QuerySpec): Growing<T> {
  const [limit, setLimit] = useState<number>(AI_LIMITS.history);
  const asked = useLiveQuery<T>(queryUpTo(limit));
  // While more is loading, what was there stays.
  const last = useRef<{ of: string; list: Live<Stored<T>[]> } | null>(null);
  const of = JSON.stringify(queryUpTo(0));
  useEffect(() => {
    if (asked.status === 'ready') last.current = { of, list: asked };
  });
  const kept = asked.status === 'loading' && last.current?.of === of ? last.current.list : null;
  const hasMore = kept !== null || (asked.status === 'ready' && asked.data.length >= limit);
  return {
    list: kept ?? asked,
    showMore: hasMore ? () => setLimit(limit + AI_LIMITS.history) : null,
    isLoadingMore: kept !== null,
  };
}
