/** Follows what apps of releases before stored version 7 write, until no open tab of theirs is left. */
import { collectionPaths, deckCardsPath } from '@akada/domain/documents/paths';
import type { ChangeHandler, PlacedChangeHandler } from '../lib/document-triggers.ts';
import { deleteAll } from '../lib/run-query.ts';
import { copyDeckCard } from './copy-deck-card.ts';

/** Documents deleted in parallel. */
const PAGE = 100;

/** Copies a card that such an app created or reviewed, see {@link copyDeckCard}. */
export const deckCardWritten: PlacedChangeHandler = async ({ db }, { path, before, after }) => {
  if (after) await copyDeckCard(db, path, { isNew: before === undefined });
};

/** Deletes the cards of a deleted deck: the app deletes only those that it knows, and none in their earlier place. */
export const deckDeleted: ChangeHandler = async ({ db }, { uid, id }) => {
  const query = { orderBy: [], limit: PAGE };
  await deleteAll(db, { ...query, collection: collectionPaths.cards(uid), where: [['deck_id', '==', id]] });
  await deleteAll(db, { ...query, collection: deckCardsPath(uid, id), where: [] });
};
