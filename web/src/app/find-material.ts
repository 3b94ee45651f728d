import { decksQuery } from '@akada/domain/cards/queries';
import type { Deck } from '@akada/domain/cards/schemas';
import { notesQuery } from '@akada/domain/notes/queries';
import type { PrivateNote } from '@akada/domain/notes/schemas';
import { findTopicMaterial } from '@akada/domain/practice/topic-material';
import { myUploadsQuery } from '@akada/domain/vault/queries';
import type { VaultItem } from '@akada/domain/vault/schemas';
import type { FoundMaterial } from '@/features/practice/practice-parts.ts';
import { readPage } from '@/firebase/pages.ts';

/** What questions can be made from, of what a student shared. */
const READABLE: readonly VaultItem['type'][] = ['pdf', 'note'];

/**
 * Looks for material about a topic in the first page of the student's notes, decks and shared files: notes by their
 * content, the others by their names.
 */
export async function findMaterial(uid: string, topic: string): Promise<FoundMaterial> {
  const pages = await Promise.all([
    readPage<PrivateNote>(notesQuery(uid), null),
    readPage<Deck>(decksQuery(uid), null),
    readPage<VaultItem>(myUploadsQuery(uid), null),
  ]);
  const [notes, decks, files] = pages;
  const material = findTopicMaterial(topic, [
    ...notes.items.map(({ id, title, content }) => ({ kind: 'note', id, title, text: content }) as const),
    ...decks.items
      .filter(({ cards, state }) => cards > 0 && state !== 'importing')
      .map(({ id, title, subject }) => ({ kind: 'deck', id, title, ...(subject && { subject }) }) as const),
    ...files.items
      .filter(({ type, hidden }) => READABLE.includes(type) && !hidden)
      .map(({ id, filename }) => ({ kind: 'file', id, title: filename }) as const),
  ]);
  return { material, isOffline: pages.some(({ fromCache }) => fromCache) };
}
