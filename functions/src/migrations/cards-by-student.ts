import { documentKind } from '@akada/domain/documents/stored';
import { copyDeckCard } from '../cards/copy-deck-card.ts';
import type { Migration } from './migration.ts';

/**
 * Copies cards from below their decks to `users/{uid}/cards`, where one query finds what is due in all decks. It deletes
 * nothing: apps of the earlier release still read and write the old place, and `deckCardWritten` follows them.
 */
export const cardsByStudent: Migration = {
  id: 'cards-by-student',
  version: 7,
  does: 'Copies the cards of each deck to where all cards of a student are, with their due dates.',
  collection: 'cards',
  group: true,
  migrate: (data) => data,
  // The group also has the copies.
  copy: async (db, path, options) =>
    documentKind(path) === 'users/decks/cards' && copyDeckCard(db, path, { ...options, isNew: true }),
};
