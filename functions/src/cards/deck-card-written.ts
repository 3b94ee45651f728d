/** Follows what apps of releases before stored version 7 write, until no open tab of theirs is left. */
import { collectionPaths, deckCardsPath } from '@akada/domain/documents/paths';
import type { ChangeHandler, PlacedChangeHandler } from '../lib/document-triggers.ts';
import { deleteAll, forEachDocument } from '../lib/run-query.ts';
import { copyDeckCard } from './copy-deck-card.ts';

/** Documents read at a time, and deleted in parallel. */
const PAGE = 100;

/** Copies a card that such an app created or reviewed, see {@link copyDeckCard}. */
export const deckCardWritten: PlacedChangeHandler = async ({ db }, { path, before, after }) => {
  if (after) await copyDeckCard(db, path, { isNew: before === undefined });
};

/**
 * Deletes the cards of a deleted deck: the app deletes only those that it knows, and none in their earlier place. The deck
 * of mistakes has a fixed id and may exist again, so cards that are newer than the deletion stay.
 */
export const deckDeleted: ChangeHandler = async ({ db }, { uid, id, at }) => {
  const query = { orderBy: [], limit: PAGE };
  const cards = { ...query, collection: collectionPaths.cards(uid), where: [['deck_id', '==', id]] as const };
  await forEachDocument(db, cards, async ({ ref, createTime }) => {
    if (createTime.toDate() <= at) await ref.delete();
  });
  await deleteAll(db, { ...query, collection: deckCardsPath(uid, id), where: [] });
};
