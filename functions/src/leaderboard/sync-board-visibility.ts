import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { RANK_TYPES } from '@akada/domain/leaderboard/leaderboard';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentChange } from '../lib/document-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { LoggableError } from '../lib/log-text.ts';
import { removeFromBoards } from './remove-from-boards.ts';

/**
 * Copies from the settings to the points whether a student appears on the boards, and removes the rows of a student who
 * left. It reads the current settings rather than the event, so events may arrive late, twice or in any order.
 *
 * @throws Error if a student leaves before their points exist, so that the event is retried: points created later would
 *   put the student on the boards
 */
export async function syncBoardVisibility(
  { db }: Pick<Deps, 'db'>,
  { uid }: Pick<DocumentChange, 'uid'>,
): Promise<void> {
  const stays = await db.runTransaction(async (transaction) => {
    const [settings, points] = await transaction.getAll(
      db.doc(documentPaths.settings(uid)),
      db.doc(documentPaths.points(uid)),
    );
    const { on_boards } = (settings?.data() as Settings | undefined) ?? DEFAULT_SETTINGS;
    if (!points?.exists) {
      if (on_boards) return true;
      throw new LoggableError(`${uid} left the boards before having points`);
    }
    if (points.get('on_boards') !== on_boards) {
      transaction.update(points.ref, { on_boards });
      for (const rankType of RANK_TYPES) transaction.delete(db.doc(documentPaths.rank(uid, rankType)));
      // Makes a rebuild that has already read this student fail and start over.
      const departures = FieldValue.increment(1);
      if (!on_boards) transaction.set(db.doc(documentPaths.boardsState), { departures }, { merge: true });
    }
    return on_boards;
  });
  if (!stays) await removeFromBoards({ db }, uid);
}
