import { documentPaths } from '@akada/domain/documents/paths';
import { RANK_TYPES } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import { FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../lib/handler.ts';

/** Deletes a student's points and their rows on the boards. */
export async function deletePoints({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  const departures = FieldValue.increment(1);
  await db
    .batch()
    .delete(db.doc(documentPaths.points(uid)))
    // Makes a rebuild that has already read this student fail and start over.
    .set(db.doc(documentPaths.boardsState), { departures }, { merge: true })
    .commit();
  await removeFromBoards({ db }, uid);
}

/**
 * Removes a student's rows from the boards. Call it when no rebuild can add them again. Rows are removed by value, so
 * that several students can leave at once without contention.
 */
export async function removeFromBoards({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  const boards = await db.getAll(...RANK_TYPES.map((rankType) => db.doc(documentPaths.board(rankType))));
  const batch = db.batch();
  for (const board of boards) {
    const { rows = [] } = (board.data() ?? {}) as Partial<Leaderboard>;
    const own = rows.filter(({ user_id }) => user_id === uid);
    if (own.length > 0) batch.update(board.ref, { rows: FieldValue.arrayRemove(...own) });
  }
  await batch.commit();
}
