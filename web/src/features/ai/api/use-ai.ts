import { aiResultsQuery, aiUsageQuery, chatsQuery } from '@akada/domain/ai/queries';
import type { AiResult, AiUsage, Chat } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { deleteDoc } from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '@/firebase/live.ts';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The newest uses since a time (null for all), live; at most 50. */
export function useAiUsage(uid: string, since: Date | null): Live<Stored<AiUsage>[]> {
  return useLiveQuery<AiUsage>(aiUsageQuery(uid, since));
}

/** The uses since a time (null for all), newest first, in pages of 50. */
export function useAiUsagePages(
  uid: string,
  since: Date | null,
  onFailure: (error: unknown) => void,
): Paged<AiUsage> {
  return usePaged<AiUsage>(aiUsageQuery(uid, since), onFailure);
}

/** The results of a tool, newest first, in pages of 20. */
export function useAiResults(
  uid: string,
  tool: AiToolId,
  onFailure: (error: unknown) => void,
): Paged<AiResult> {
  return usePaged<AiResult>(aiResultsQuery(uid, tool), onFailure);
}

/** A result, live; null when it does not exist. Without an id it stays loading. */
export function useAiResult(uid: string, id: string | null): Live<Stored<AiResult> | null> {
  return useLiveDocument<AiResult>(id && `${collectionPaths.aiResults(uid)}/${id}`);
}

/** The chats, most recently used first, in pages of 20. */
export function useChats(uid: string, onFailure: (error: unknown) => void): Paged<Chat> {
  return usePaged<Chat>(chatsQuery(uid), onFailure);
}

/** A chat, live; null when it does not exist. Without an id, for a chat that has not begun, it stays loading. */
export function useChat(uid: string, chatId: string | null): Live<Stored<Chat> | null> {
  return useLiveDocument<Chat>(chatId && documentPaths.chat(uid, chatId));
}

export function deleteResult(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.aiResults(uid)}/${id}`));
}

export function deleteChat(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(documentPaths.chat(uid, id)));
}
