import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import type { Settings } from '@akada/domain/account/settings-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { RANK_TYPES } from '@akada/domain/leaderboard/leaderboard';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentChange } from '../lib/document-triggers.ts';
import type { Deps } from '../lib/handler.ts';
import { LoggableError } from '../lib/loggable-error.ts';
import { removeFromBoards } from './remove-from-boards.ts';

/**
 * Copies whether a student stands on the boards from the settings to the points; who leaves is off the boards at
 * once. It goes by the settings as they are and not by the event, so events may come late, twice or in any order.
 *
 * @throws Error when a student leaves who has no points yet, so that the event is delivered again: points that
 *   are created later would put him on the boards
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
      throw new LoggableError(`${uid} leaves the boards and has no points yet`);
    }
    if (points.get('on_boards') !== on_boards) {
      transaction.update(points.ref, { on_boards });
      for (const rankType of RANK_TYPES) transaction.delete(db.doc(documentPaths.rank(uid, rankType)));
      // A rebuild that has read the student already fails on this, and begins anew.
      const departures = FieldValue.increment(1);
      if (!on_boards) transaction.set(db.doc(documentPaths.boardsState), { departures }, { merge: true });
    }
    return on_boards;
  });
  if (!stays) await removeFromBoards({ db }, uid);
}
