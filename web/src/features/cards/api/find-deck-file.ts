import type { AiFile } from '@akada/domain/ai/file-schemas';
import type { Deck } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { getDocFromCache } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';

/**
 * What the cards of a deck were made from, for opening their pages; null without a file. It is looked up on this device
 * only, which costs no read: the deck was opened or chosen from the list just before.
 */
export async function findDeckFile(uid: string, deckId: string): Promise<AiFile | null> {
  try {
    const deck = await getDocFromCache(documentAt(documentPaths.deck(uid, deckId)));
    return (deck.data() as Deck | undefined)?.file ?? null;
  } catch {
    return null;
  }
}
